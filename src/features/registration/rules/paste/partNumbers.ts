/** Between a text and what follows, and part of neither; telephones among them. */
const between = '(?:[-\u2010-\u2015~～。．·•・＝=☎☏…]|\ud83d[\udcde\udcf1]|\ufe0f)';
const mobile = '\\+?(?:86)?[- ]?1\\d{2}[- ]?\\d{4}[- ]?\\d{4}(?!\\d)';
const edges = new RegExp(`^${between}{1,8}|${between}{1,8}$`, 'g');
const beforeMobile = new RegExp(`([^\\d\\s+A-Za-z-])\\s?${between}{1,4}\\s?(?=${mobile})`, 'g');
const signBeforeMobile = new RegExp(`([^\\w\\s+-])(?=${mobile})`, 'g');
const bracketBehindMobile = new RegExp(`(${mobile})(?:\\s?[)）\\]】]|(?=[(（【[]))`, 'g');
const betweenTexts = /([\u3400-\u9fff)）])\s?(?:[\u2013-\u2015]{1,4}|[~～＝=])\s?(?=[\u3400-\u9fff])/g;
const bracketed = /[(（[【<＜]([^()（）[\]【】<>＜＞]{5,60})[)）\]】>＞]/g;
const countryInBrackets = /[(（]\s?\+?86\s?[)）]/g;

/**
 * Spaces around the numbers and addresses of a line: `王芳（13900000001）`, `王芳——139…`, `Ming Zhou <ming@expo.example>`. Bounded
 * repetitions, since a line may have ten thousand characters.
 */
export function partNumbers(line: string, isNumberOrAddress: (text: string) => boolean): string {
  return line
    .replace(countryInBrackets, '+86 ')
    .replace(bracketed, (whole: string, inner: string) =>
      isNumberOrAddress(inner.trim()) || inner.split(' ').some(isNumberOrAddress)
        ? ` ${inner.trim()} `
        : whole,
    )
    .replace(betweenTexts, '$1，')
    .replace(bracketBehindMobile, '$1 ')
    .replace(beforeMobile, '$1 ')
    .replace(signBeforeMobile, '$1 ')
    .replace(/([\u3400-\u9fff])(?=[+A-Za-z]{0,3}\d{7,18})/g, '$1 ')
    .replace(/(\d{11,18}[Xx]?)(?=[\u3400-\u9fff])/g, '$1 ');
}

/** A text without the signs that stood between it and the next. */
export const withoutEdges = (cell: string): string => cell.replace(edges, '').trim();
