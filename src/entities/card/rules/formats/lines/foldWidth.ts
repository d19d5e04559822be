// Invisible signs: address books and chats wrap copied texts in them.
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0e|\ufe0f/g;

export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Full-width signs as ASCII. Position by position: what is found in it is cut out of the text as it was written. */
export function foldWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/([a-z0-9])\u3002(?=[a-z0-9])/gi, '$1.');
}
