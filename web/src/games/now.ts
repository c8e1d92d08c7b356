/** What can be done now, said by the piece itself: `data-now` names the verbs that a press leads to.
 *
 *  Everything on a board that answers the question, or opens what does, carries it, and nothing else: what is lit
 *  for people is marked for whoever reads the page, such as the hand of our tests (tests/kit/hand.py). */
export const verbsOf = (choices: { verb: string; no?: unknown }[] | undefined): string | undefined =>
    [...new Set((choices ?? []).filter((one) => !one.no).map((one) => one.verb))].join(" ") || undefined;
