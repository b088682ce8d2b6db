/** Path of a Chromium; rejects with what to do when there is none and none can be installed. */
export function findChromium(): Promise<string>;

export function browserOfTests(): string;
