/** The base64 of the first bytes of each type. */
const beginnings: readonly (readonly [beginning: string, type: string])[] = [
  ['iVBOR', 'image/png'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
];

/**
 * A data URL of a picture from WeChat; '' for anything else. iOS gives a data URL, sometimes of an invalid type
 * (`image/jgp`), Android bare base64 with line breaks.
 */
export function localPicture(localData: unknown): string {
  const text = typeof localData === 'string' ? localData.replace(/\s+/g, '') : '';
  const bytes = text.replace(/^data:[^,]*,/, '');
  if (!/^[0-9a-z+/]+=*$/i.test(bytes)) return '';
  const [, type = 'image/jpeg'] = beginnings.find(([beginning]) => bytes.startsWith(beginning)) ?? [];
  return `data:${type};base64,${bytes}`;
}
