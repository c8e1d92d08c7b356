/** Looking at the view of a show: `view.ts` says what is in it. */
import type { ShowView } from "./view";

/** The board is only ever given views of its own title; anything else is a mistake of the page. */
export function asShow(view: Record<string, unknown>): ShowView {
    if (view["title"] !== "show") throw new Error(`not a view of a show: ${String(view["title"])}`);
    return view as unknown as ShowView;
}
