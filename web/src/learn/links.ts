/** Links to one rule. */
import { t } from "../lib/words.svelte";
import { toast } from "../ui/toasts.svelte";
import { go } from "../lib/route.svelte";

export const anchor = (id: string): string => `rule-${id}`;

/** Go to the rule, so that the address names it, and keep that address for pasting. */
export async function copyLink(title: string, id: string): Promise<void> {
    const path = `/learn/${title}/rules?q=${id}`;
    go(path, { replace: true });
    try {
        await navigator.clipboard.writeText(location.origin + path);
        toast(t("learn-copied"), { seconds: 3 });
    } catch {
        // Not every browser lets pages write there; the address line has it.
    }
}
