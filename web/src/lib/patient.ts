/** A question that a busy house may not get round to at first.
 *
 *  Asks until there is an answer, a few times at most. What is returned gives it up, also while it is asked. */
export function patiently<T>(ask: () => Promise<T>, answered: (answer: T) => void, tries = 4, pause = 1500) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const once = (left: number): void => {
        ask().then(
            (answer) => {
                if (!over) answered(answer);
            },
            () => {
                if (!over && left > 1) timer = setTimeout(once, pause, left - 1);
            },
        );
    };
    once(tries);
    return () => {
        over = true;
        clearTimeout(timer);
    };
}
