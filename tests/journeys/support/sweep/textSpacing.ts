import { expect, type Page } from '@playwright/test';
import { expectFits } from '../expectFits.ts';

/** The four spacings of WCAG 2.2, 1.4.12. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Texts that are cut by a part of the page without a sign that there is more. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clip, position } =
        getComputedStyle(element);
      // Said to screen readers only; shortened with three dots, and whole on the page that it leads to.
      if (position === 'absolute' && clip !== 'auto') return false;
      if (textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')) return false;
      const isCutAcross = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      const isCutBelow = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
      return isCutAcross || isCutBelow;
    };
    const holdsText = (element: Element) =>
      Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => holdsText(element) && element.getClientRects().length > 0 && isCut(element))
      .map((element) => `${element.className}: ${(element.textContent ?? '').trim().slice(0, 60)}`);
  });

/** With the spacings that a reader may set nothing scrolls sideways, and no text is cut that was whole before. */
export async function expectRoomForSpacing(page: Page, address: string): Promise<void> {
  const before = new Set(await cutTexts(page));
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    // A style element would be refused by the policy of the page.
    document.adoptedStyleSheets = [sheet];
  }, spaced);
  await expectFits(page, `${address} with wide spacing`);
  const after = (await cutTexts(page)).filter((text) => !before.has(text));
  expect.soft(after, `texts cut by wide spacing on ${address}`).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
