import styles from './RichText.module.css';

/** A whole number from 1 to `most`; undefined for anything else, such as a percentage. */
export function wholeNumber(node: Element, attribute: string, most: number): number | undefined {
  const text = (node.getAttribute(attribute) ?? '').trim();
  const number = /^\d{1,4}(?:px)?$/.test(text) ? parseInt(text, 10) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

const mostCells = 100;

/** The attributes that may stay, as React names them; of the style only an alignment. */
export function attributesOf(name: string, node: Element): Record<string, unknown> {
  const lang = node.getAttribute('lang');
  const dir = node.getAttribute('dir');
  return {
    className: alignmentOf(node),
    ...(lang !== null && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang) && { lang }),
    ...(dir !== null && /^(?:ltr|rtl|auto)$/i.test(dir) && { dir }),
    ...(name === 'ol' && { start: wholeNumber(node, 'start', 9999) }),
    ...(/^t[hd]$/.test(name) && {
      colSpan: wholeNumber(node, 'colspan', mostCells),
      rowSpan: wholeNumber(node, 'rowspan', mostCells),
    }),
    ...(name === 'th' && { scope: node.getAttribute('scope') === 'row' ? 'row' : 'col' }),
  };
}

const styledAlignment = /(?:^|;)\s*text-align\s*:\s*(center|right)/i;

function alignmentOf(node: Element): string | undefined {
  const written =
    styledAlignment.exec(node.getAttribute('data-style') ?? '')?.[1] ?? node.getAttribute('align');
  const side = node.localName === 'center' ? 'center' : written?.toLowerCase();
  return side === 'center' || side === 'right' ? styles[side] : undefined;
}
