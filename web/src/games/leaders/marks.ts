/** Factions and teams never by colour alone: each has its own sign. */
import sun from "icon:sun";
import crown from "icon:crown";
import gear from "icon:big-gear";
import helmet from "icon:mining-helmet";
import cactus from "icon:cactus";
import type { Kind, Team } from "./view";

export const KIND_MARK: Record<Kind, string> = { E: sun, S: gear, EL: crown, SL: helmet };
export const TEAM_MARK: Record<Team, string> = { euphorian: sun, subterran: gear, wastelander: cactus };

/** The message that names a kind (`leaders-kind-el`) or a team. */
export const kindId = (kind: Kind): string => `leaders-kind-${kind.toLowerCase()}`;
export const teamId = (team: Team): string => `leaders-team-${team}`;
