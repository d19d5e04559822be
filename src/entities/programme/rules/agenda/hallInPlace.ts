/** `4 号馆`, `W2馆`, `Hall 3`, `1.2 号馆` on the second floor of hall 1: a number alone is that of a room. */
const named = /[a-z]?\d{1,2}(?:\.\d)?\s*号?\s*[馆厅]|hall\s*[a-z]?\d{1,2}(?!\d)(?:\.\d(?!\d))?/i;

/** The hall that the text of a place names, as it is written there; '' where it names none. */
export const hallInPlace = (place: string): string => named.exec(place.normalize('NFKC'))?.[0] ?? '';
