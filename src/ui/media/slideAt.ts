/** The slide that most of a scrolled row shows. */
export const slideAt = (row: HTMLElement) => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));
