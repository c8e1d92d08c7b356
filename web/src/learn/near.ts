/** On a table without squares nobody hits the coach's point exactly: a place beside it is meant as that one. */

/** A verb and where it leads: `move 12,3>14,6`, `climb 12,3@2`, `leave 12,3`. */
const PLACE = /^([a-z-]+) (?:\S+>)?(-?[\d.]+),(-?[\d.]+)(@\d+)?$/;
const INCH = 1;

/** Which of the expected options is meant; -1: none. */
export function meant(option: string, expected: string[]): number {
    const exact = expected.indexOf(option);
    if (exact >= 0) return exact;
    const away = expected.map((one) => between(option, one));
    const nearest = Math.min(...away);
    return nearest <= INCH ? away.indexOf(nearest) : -1;
}

/** How far apart two actions of the same kind end; for all others, endlessly far. */
function between(one: string, other: string): number {
    const [, verb, x, y, on] = PLACE.exec(one) ?? [];
    const [, otherVerb, otherX, otherY, otherOn] = PLACE.exec(other) ?? [];
    if (!verb || verb !== otherVerb || on !== otherOn) return Infinity;
    return Math.hypot(Number(x) - Number(otherX), Number(y) - Number(otherY));
}
