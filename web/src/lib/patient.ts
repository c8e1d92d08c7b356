/** A question that a busy house may not get round to at first: asked until there is an answer, four times at most.
 *  What is returned gives it up, also while it is asked. */
export function patiently<T>(ask: () => Promise<T>, answered: (answer: T) => void, left = 4): () => void {
    let over = false;
    let later: () => void;
    ask().then(
        (answer) => over || answered(answer),
        () => setTimeout(() => over || left < 2 || (later = patiently(ask, answered, left - 1)), 1500),
    );
    return () => {
        over = true;
        later?.();
    };
}
