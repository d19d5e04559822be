type Part = 'all' | 'unshown';

let forget: (part: Part) => void = () => {};

/** Called by the query client when it is created: logging out must not load it. */
export function onForgetQueries(clear: (part: Part) => void): void {
  forget = clear;
}

/** Removes every row that was read for the last person. */
export const forgetQueries = (): void => forget('all');

/** The same, without those of the page that is shown, on which the next person logs in. */
export const forgetUnshownQueries = (): void => forget('unshown');
