/** Reading a piece of the city: what is printed on it, in the reader's language. */
import { t } from "../../lib/words.svelte";
import { level } from "./names";
import type { Facts, Faction } from "./view";

export interface Sheet {
    head: string;
    lines: string[];
}

/** A market tile, a recruit or an artifact, by the id of its words. */
export function aboutCard(id: string): Sheet {
    const lines = id.startsWith("dystopia-tile-")
        ? [
              `${t("dystopia-label-cost")}: ${t(`${id}.cost`)}`,
              `${t("dystopia-label-gain")}: ${t("dystopia-visit")}`,
              t("dystopia-penalty", { penalty: t(`${id}.penalty`) }),
          ]
        : id.startsWith("dystopia-recruit-")
          ? [t(`${id}.text`)]
          : [t("dystopia-about-artifact")];
    return { head: t(id), lines };
}

export function aboutDilemma(dilemma: string, facts: Facts): Sheet {
    const card = t(`dystopia-card-${facts.dilemmas[dilemma]!}.one`);
    return { head: t(`dystopia-dilemma-${dilemma}`), lines: [t("dystopia-about-dilemma", { card })] };
}

/** What the levels of a faction's allegiance bring. */
export function aboutFaction(faction: Faction, facts: Facts): Sheet {
    return {
        head: t(`dystopia-faction-${faction}.plural`),
        lines: facts.levels.map((step, at) => `${step}: ${level(at + 1, faction, facts)}`),
    };
}
