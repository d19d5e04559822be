export type TextSize = 'standard' | 'large' | 'extraLarge';

/** As a percentage, relative to the browser's own setting. Unknown values are the default. */
export function applyTextSize(
  { style }: Pick<HTMLElement, 'style'>,
  stored: string | null | undefined,
): void {
  style.fontSize = stored === 'large' ? '125%' : stored === 'extraLarge' ? '150%' : '';
}
