let forget = (): void => {};

/** Called by the query client when it is created: logging out must not load it. */
export function onForgetQueries(clear: () => void): void {
  forget = clear;
}

/** Removes every row that was read for the last person. */
export const forgetQueries = (): void => forget();
