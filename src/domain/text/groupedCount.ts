/** `1,000`: a count with its thousands marked, as both languages do. */
export const groupedCount = (count: number): string => `${count}`.replace(/\d(?=(?:\d{3})+$)/g, '$&,');
