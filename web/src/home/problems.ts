/** One sentence for what went wrong, in the reader's language. */
import { Problem } from "../lib/api";
import { has, t } from "../lib/words.svelte";

/** `said` gives other sentences for codes that mean something special here. */
export function sentence(problem: unknown, said: Record<string, string> = {}): string {
    if (!(problem instanceof Problem)) return t("home-problem-unavailable");
    const special = said[problem.code];
    if (special) return t(special);
    const usual = `home-problem-${problem.code}`;
    return has(usual) ? t(usual) : problem.message || t("home-problem-unavailable");
}

/** What the house says in detail (in English), where it says which thing cannot be. */
export function detail(problem: unknown): string {
    const tells = problem instanceof Problem && ["bad-request", "conflict"].includes(problem.code);
    return tells ? problem.message : "";
}
