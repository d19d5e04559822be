/** The first element of a row, or of one item of its line, that takes the focus. */
export function findInRow(list: HTMLElement | null, at: number, part?: string) {
  const within = `[data-index="${at}"]${part === undefined ? '' : ` [data-part="${part}"]`}`;
  return list?.querySelector<HTMLElement>(`${within} a, ${within} button`);
}
