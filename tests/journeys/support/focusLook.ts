import { expect, type Page } from '@playwright/test';

/** How the control that has the focus shows it, and what lies over it. */
interface FocusLook {
  readonly control: string;
  readonly outlinePx: number;
  readonly contrast: number;
  readonly coveredBy: string;
}

/** Of the focused control: its outline, or that of the part that stands for it, against the ground it is drawn on. */
function readFocusLook(): FocusLook | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;

  const rgbOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (rgb: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrastOf = (one: readonly number[], other: readonly number[]) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  // A ground that is half clear is taken as lying on white, whatever picture is below it.
  const groundOf = (element: Element | null): number[] => {
    for (let at = element; at !== null; at = at.parentElement) {
      const [red = 0, green = 0, blue = 0, share = 1] = rgbOf(getComputedStyle(at).backgroundColor);
      if (share > 0) return [red, green, blue].map((part) => part * share + 255 * (1 - share));
    }
    return [255, 255, 255];
  };

  const next = focused.nextElementSibling;
  const drawn = [
    { element: focused as Element, pseudo: undefined },
    // A file field or a half of a switch is drawn by the element after it.
    ...(next === null
      ? []
      : [
          { element: next, pseudo: undefined },
          { element: next, pseudo: '::after' },
        ]),
  ]
    .map(({ element, pseudo }) => {
      const style = getComputedStyle(element, pseudo);
      const isSolid = style.outlineStyle === 'solid' && style.opacity !== '0';
      const isInside = parseFloat(style.outlineOffset) < 0;
      // The line that stands for a half of a switch lies around the label.
      const outside = pseudo === undefined ? element.parentElement : element.closest('label')?.parentElement;
      const ground = groundOf(isInside ? element : (outside ?? null));
      return {
        outlinePx: isSolid ? parseFloat(style.outlineWidth) : 0,
        contrast: contrastOf(rgbOf(style.outlineColor), ground),
      };
    })
    .sort((one, other) => other.outlinePx - one.outlinePx)[0];

  const box = focused.getBoundingClientRect();
  const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) &&
      !element.contains(focused) &&
      element.offsetHeight > 0,
  );
  const isCovered = (bar: Element) =>
    [bar, ...bar.querySelectorAll('*')].some((part) => {
      if (getComputedStyle(part).backgroundColor === 'rgba(0, 0, 0, 0)') return false;
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
    });
  return {
    control: `${focused.tagName}#${focused.id}.${focused.className} ${focused.textContent?.slice(0, 20)}`,
    outlinePx: drawn?.outlinePx ?? 0,
    contrast: drawn?.contrast ?? 0,
    coveredBy: fixed
      .filter(isCovered)
      .map(({ className }) => className)
      .join(' '),
  };
}

/** The focus is drawn as a solid line of at least 3 px and 3:1, and nothing lies over the control. */
export async function expectFocusSeen(page: Page, screen: string): Promise<void> {
  const look = await page.evaluate(readFocusLook);
  expect(look, `a focus on ${screen}`).toBeDefined();
  const { control = '', outlinePx = 0, contrast = 0, coveredBy = '' } = look ?? {};
  expect(outlinePx, `outline of ${control} on ${screen}`).toBeGreaterThanOrEqual(3);
  expect(contrast, `contrast of the outline of ${control} on ${screen}`).toBeGreaterThanOrEqual(3);
  expect(coveredBy, `what lies over ${control} on ${screen}`).toBe('');
}

/** Goes through the page with Tab, from its beginning to its last control, and looks at each focus. */
export async function tabThrough(page: Page, screen: string, most = 150): Promise<number> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  // From the top of the document, wherever the last focus was.
  await page.locator('.shell-skip').focus();
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const isOver = await page.evaluate(
      () =>
        document.activeElement === document.body || document.activeElement?.matches('.shell-skip') === true,
    );
    if (isOver) break;
    await expectFocusSeen(page, screen);
  }
  expect(stops, `controls on ${screen}`).toBeGreaterThan(0);
  return stops;
}
