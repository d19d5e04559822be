export type ColorScheme = 'system' | 'light' | 'dark';

/** Unknown values are the system's choice. The attribute is the one that antd-mobile reads. */
export function applyColorScheme(
  page: Pick<HTMLElement, 'setAttribute'>,
  stored: string | null | undefined,
): void {
  const isDark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-prefers-color-scheme', isDark ? 'dark' : 'light');
}
