export type TextSize = 'standard' | 'large' | 'extraLarge';

/**
 * Sets the size of all text on the page, as a share of the size that the browser is set to, so that both wishes count. What is
 * not stored, or not known, is the standard size.
 */
export function applyTextSize(
  { style }: Pick<HTMLElement, 'style'>,
  stored: string | null | undefined,
): void {
  style.fontSize = stored === 'large' ? '125%' : stored === 'extraLarge' ? '150%' : '';
}
