/** The first element of a row that takes the focus. */
export const findInRow = (list: HTMLElement | null, at: number) =>
  list?.querySelector<HTMLElement>(`[data-index="${at}"] a, [data-index="${at}"] button`);
