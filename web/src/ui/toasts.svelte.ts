/** Short messages that nobody has to answer. */
interface Toast {
    id: number;
    text: string;
    bad: boolean;
}

let list = $state.raw<Toast[]>([]);
let last = 0;

export const toasts = {
    get list() {
        return list;
    },
};

export function toast(text: string, { bad = false, seconds = 6 } = {}): void {
    const id = ++last;
    list = [...list.slice(-2), { id, text, bad }];
    setTimeout(() => dismiss(id), seconds * 1000);
}

export function dismiss(id: number): void {
    list = list.filter((one) => one.id !== id);
}
