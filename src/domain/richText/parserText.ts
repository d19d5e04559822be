/** Feeds wrap whole texts in it; for HTML it would be a comment. */
export function withoutCdata(html: string): string {
  const [before = '', ...parts] = html.split('<![CDATA[');
  return before + parts.map((part) => part.replace(']]>', '')).join('');
}

const noTag = /<(?!\/?[a-z][a-z0-9]*(?:[:-][a-z0-9]+)*[\s/>]|\/[a-z][a-z0-9:-]*$|!--|![a-z[]|\?[a-z])/gi;

/** For a parser of HTML: writes a `<` that begins no tag as `&lt;`. */
export const withTextSigns = (html: string): string => html.replace(noTag, '&lt;');
