/** Reading a piece of the city: what is printed on it, in the reader's language. */
import { has, t } from "../../lib/words.svelte";
import { ability, level } from "./names";
import type { Facts, Faction, Printed } from "./view";

export interface Sheet {
    head: string;
    lines: string[];
}

/** A market tile, a recruit or an artifact, by the id of its words. */
export function aboutCard(id: string, facts: Facts): Sheet {
    const lines = id.startsWith("dystopia-tile-")
        ? [
              `${t("dystopia-label-cost")}: ${t(`${id}.cost`)}`,
              `${t("dystopia-label-gain")}: ${t("dystopia-visit")}`,
              t("dystopia-penalty", { penalty: t(`${id}.penalty`) }),
          ]
        : id.startsWith("dystopia-recruit-")
          ? [ability(id.slice("dystopia-recruit-".length), facts)]
          : [t("dystopia-about-artifact")];
    return { head: t(id), lines };
}

export function aboutDilemma(dilemma: string, facts: Facts): Sheet {
    const card = t(`dystopia-card-${facts.dilemmas[dilemma]!}.one`);
    return { head: t(`dystopia-dilemma-${dilemma}`), lines: [t("dystopia-about-dilemma", { card })] };
}

/** A space: what it costs and gives. Spaces of some kinds are alike, others have a sentence of their own. */
export function aboutSpace(name: string, { space, kind, costs, gains, bands }: Printed): Sheet {
    const own = `dystopia-printed-${space}`;
    const sentence = has(own) ? own : `dystopia-printed-${kind}`;
    if (!has(sentence)) return { head: name, lines: [] };
    const count = (unit: string, number: number) => t(`dystopia-count-${unit}`, { count: number });
    const good = bands[0]?.gains[0];
    /** The goods of the first way, if there are any: "3 energy". */
    const goods = ([way = []]: string[][]) => {
        const unit = way.find((one) => has(`dystopia-good-${one}`));
        return unit ? count(unit, way.filter((one) => one === unit).length) : "";
    };
    const facts: Record<string, string> = good
        ? { one: count(good, 1), two: count(good, 2) }
        : { cost: goods(costs), gain: goods(gains) };
    return { head: name, lines: [`${t(sentence, { space: name, ...facts })}.`] };
}

/** What the levels of a faction's allegiance bring. */
export function aboutFaction(faction: Faction, facts: Facts): Sheet {
    return {
        head: t(`dystopia-faction-${faction}.plural`),
        lines: facts.levels.map((step, at) => `${step}: ${level(at + 1, faction, facts)}`),
    };
}
