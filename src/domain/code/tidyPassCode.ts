const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212]/g;
/** The server makes codes of twelve digits; people write them in groups. */
const grouped = /^\d+(?:-\d+)+$/;
const serverDigits = 12;

/**
 * The code of a pass as it was typed or pasted: full width is folded, blanks are removed, and hyphens where they only part the
 * twelve digits of a code; any other hyphen may belong to the code. Whether it is a code is for the caller to say.
 */
export function tidyPassCode(text: string): string {
  const folded = text.normalize('NFKC').replace(invisible, '').replace(/\s/g, '').replace(dashes, '-');
  const digits = folded.replace(/-/g, '');
  return grouped.test(folded) && digits.length === serverDigits ? digits : folded;
}
