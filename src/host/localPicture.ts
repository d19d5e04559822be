/** How the first bytes of a picture read as base64. */
const beginnings: readonly (readonly [beginning: string, type: string])[] = [
  ['iVBOR', 'image/png'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
];

/**
 * A picture out of WeChat as an address that an `img` shows; '' where it is none. iOS gives a data URL, at times of a
 * type that does not exist (`image/jgp`), Android the bare bytes, in lines.
 */
export function localPicture(localData: unknown): string {
  const text = typeof localData === 'string' ? localData.replace(/\s+/g, '') : '';
  const bytes = text.replace(/^data:[^,]*,/, '');
  if (!/^[0-9a-z+/]+=*$/i.test(bytes)) return '';
  const [, type = 'image/jpeg'] = beginnings.find(([beginning]) => bytes.startsWith(beginning)) ?? [];
  return `data:${type};base64,${bytes}`;
}
