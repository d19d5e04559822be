import { expect, type Page } from '@playwright/test';

/** Of the control that has the focus: its name in a report, and what is wrong with it. Undefined where the page has ended. */
function readStop(): { readonly control: string; readonly fault: string } | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.matches('.shell-skip'))
    return undefined;
  const isTiny = ({ width, height }: DOMRect) => width < 5 || height < 5;
  const isDrawn = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement &&
    getComputedStyle(element).opacity !== '0' &&
    !isTiny(element.getBoundingClientRect());
  // A field for a file or one of several choices is drawn by its label, or by what stands behind it.
  const isOf = (kinds: string) => focused.matches(kinds);
  const label = isOf('[type=radio], [type=checkbox]') ? (focused as HTMLInputElement).labels?.[0] : null;
  const behind = focused.nextElementSibling;
  const drawn = [
    label ?? null,
    isOf('[type=file]') ? behind : null,
    focused,
    behind,
    focused.parentElement,
  ].find(isDrawn);
  const control = `${focused.tagName} ${focused.id} ${focused.className} ${focused.textContent.slice(0, 24)}`;
  if (drawn === undefined) return { control, fault: 'is not drawn' };
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  const [x0, x1] = [Math.max(left, 0), Math.min(right, window.innerWidth)];
  const [y0, y1] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
  if (x1 - x0 < 4 || y1 - y0 < 4) return { control, fault: 'is out of sight' };
  // Where a finger goes through it, it is drawn above all the same.
  if (getComputedStyle(drawn).pointerEvents === 'none') return { control, fault: '' };
  const isHit = (across: number, down: number) => {
    const hit = document.elementFromPoint(x0 + (x1 - x0) * across, y0 + (y1 - y0) * down);
    return hit !== null && (hit === focused || drawn.contains(hit) || hit.contains(drawn));
  };
  const places = [
    [0.5, 0.5],
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const;
  const seen = places.filter(([across, down]) => isHit(across, down));
  return { control, fault: seen.length === 0 ? 'is covered' : '' };
}

/** Goes through the page by Tab: each stop is drawn, in sight and not covered, and after the last one the page ends. */
export async function expectWalkedByTab(page: Page, screen: string, most = 160): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('.shell-skip').focus();
  const faults: string[] = [];
  let isOver = false;
  for (let stops = 0; stops < most && !isOver; stops += 1) {
    await page.keyboard.press('Tab');
    let stop = await page.evaluate(readStop);
    // The page may still be scrolling to it, or a picture above it be coming.
    for (let tries = 0; tries < 5 && stop !== undefined && stop.fault !== ''; tries += 1) {
      await page.waitForTimeout(100);
      stop = await page.evaluate(readStop);
    }
    isOver = stop === undefined;
    if (stop !== undefined && stop.fault !== '') faults.push(`${stop.control} ${stop.fault}`);
  }
  expect.soft(faults, `stops of Tab on ${screen}`).toEqual([]);
  expect.soft(isOver, `an end for Tab on ${screen}`).toBe(true);
}
