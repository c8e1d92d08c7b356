/** One sentence for what went wrong: the house says it in the reader's language, if it says anything. */
import { Problem } from "../lib/api";
import { t } from "../lib/words.svelte";

export function sentence(problem: unknown): string {
    if (!(problem instanceof Problem)) return t("home-problem-unavailable");
    if (problem.message) return problem.message;
    return t(problem.code === "unreachable" ? "web-unreachable" : "home-problem-unavailable");
}
