const units = ['B', 'KB', 'MB', 'GB'] as const;

/** Bytes as `1.50 MB`: B, KB, MB or GB in steps of 1024 with two decimals; `--` for what is no size. */
export function formatFileSize(bytes: number): string {
  if (!(bytes >= 0 && bytes < Infinity)) return '--';
  let value = bytes;
  let unit = 0;
  // 1023.999 would be rounded to "1024.00 KB", so the step is taken on the rounded value.
  while (Number(value.toFixed(2)) >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(2)} ${units[unit] ?? 'GB'}`;
}
