const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const form = /^[A-Z][a-z]{2}, (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT$/;

/** Epoch milliseconds; undefined for any format but the standard one. */
export function parseHttpDate(text: unknown): number | undefined {
  const parts = typeof text === 'string' ? form.exec(text) : null;
  const month = months.indexOf(parts?.[2] ?? '');
  if (parts === null || month < 0) return undefined;
  const [day, year, hour, minute, second] = [1, 3, 4, 5, 6].map((at) => Number(parts[at]));
  return Date.UTC(year ?? 0, month, day, hour, minute, second);
}
