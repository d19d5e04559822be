const units = ['B', 'KB', 'MB', 'GB'] as const;

/** `1.50 MB`: steps of 1024, two decimals; `--` for what is not a size. */
export function formatFileSize(bytes: number): string {
  if (!(bytes >= 0 && bytes < Infinity)) return '--';
  let value = bytes;
  let unit = 0;
  // Compare the rounded value: 1023.999 would become "1024.00 KB".
  while (Number(value.toFixed(2)) >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(2)} ${units[unit] ?? 'GB'}`;
}
