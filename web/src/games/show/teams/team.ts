/** A team as one word (`nikolai*:grenade/susan`), taken apart and put together again. Prices and limits are the
 *  house's business. */

import { t } from "../../../lib/words.svelte";

/** How somebody fights, in one line. */
export function fights(one: {
    aim: number | null;
    attacks: number;
    shots: number[];
    flame: boolean;
}): string {
    const parts = [`${t("arena-attacks")} ${one.attacks}`];
    if (one.flame) parts.unshift(t("show-flame-thrower"));
    else if (one.aim !== null)
        parts.unshift(`${t("arena-aim")} ${one.aim}`, `${t("arena-shots")} ${one.shots.join(" + ")}`);
    return parts.join(" · ");
}

export interface Member {
    character: string;
    leader: boolean;
    associate: boolean;
    /** Points bought, by `aim`, `attacks`, `shots`, `second-shots`. */
    raised: Record<string, number>;
    objects: string[];
}

export const fresh = (character: string): Member => ({
    character,
    leader: false,
    associate: false,
    raised: {},
    objects: [],
});

const HEAD = /^([a-z]+)(\*?)(!?)(\*?)$/;
const RAISED = /^(aim|attacks|shots)(\d)([ab]?)$/;

export function read(word: string): Member[] {
    return word
        .split("/")
        .filter((part) => part && part !== "nobody")
        .map((part) => {
            const [head = "", ...bought] = part.split(":");
            const found = HEAD.exec(head);
            const member = fresh(found?.[1] ?? head);
            member.leader = head.includes("*");
            member.associate = head.includes("!");
            for (const one of bought) {
                const raise = RAISED.exec(one);
                if (!raise) member.objects.push(one);
                else member.raised[raise[3] === "b" ? "second-shots" : raise[1]!] = Number(raise[2]);
            }
            return member;
        });
}

/** `two`: characters with two weapons, whose shots bear a letter. */
export function write(team: Member[], two: Set<string>): string {
    return (
        team
            .map((one) => {
                const letter = two.has(one.character) ? "a" : "";
                const raised = [
                    ["aim", ""],
                    ["attacks", ""],
                    ["shots", letter],
                    ["second-shots", "b"],
                ] as const;
                return [
                    one.character + (one.leader ? "*" : "") + (one.associate ? "!" : ""),
                    ...raised.flatMap(([name, sign]) =>
                        one.raised[name] ? [`${name.replace("second-", "")}${one.raised[name]}${sign}`] : [],
                    ),
                    ...one.objects,
                ].join(":");
            })
            .join("/") || "nobody"
    );
}
