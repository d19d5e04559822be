import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the buttons of the slideshow lie under no other button', async ({ page, visitor }) => {
    await page.goto(`/home/${stories.open}`);
    await expect(visitor.heading).toBeVisible();
    const slides = page.getByRole('region', { name: visitor.say('home', 'banners') });
    const button = slides.getByRole('button', {
      name: visitor.say('content', 'nextSlideOf', { label: '' }),
    });
    await button.focus();
    const covering = await button.evaluate((element) => {
      const own = element.getBoundingClientRect();
      const others = Array.from(document.querySelectorAll('header button, header a, nav a')).filter(
        (other) => !other.closest('[aria-roledescription]'),
      );
      const isOver = ({ left, right, top, bottom }: DOMRect) =>
        left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
      return others.filter((other) => isOver(other.getBoundingClientRect())).map((other) => other.outerHTML);
    });
    expect(covering).toEqual([]);
  });
});

test('a picture is made larger and smaller by buttons, and by the keys + and -, and moved by the arrows while it is larger', async ({
  page,
  visitor,
}) => {
  const { say } = visitor;
  await page.goto(`/album/${stories.open}`);
  const album = page.getByRole('list', { name: say('live', 'album') });
  await album.getByRole('button').first().click();
  const viewer = page.getByRole('dialog', { name: say('live', 'album') });
  await expect(viewer.locator('img[src]:not([aria-hidden])')).toHaveJSProperty('complete', true);
  const scale = () =>
    viewer
      .locator('.adm-image-viewer-image-wrapper')
      .first()
      .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  await viewer.getByRole('button', { name: say('content', 'zoomIn') }).click();
  await expect.poll(scale).toBeGreaterThan(1.2);
  await viewer.getByRole('button', { name: say('content', 'zoomOut') }).click();
  await expect.poll(scale).toBeLessThan(1.05);
  await page.keyboard.press('+');
  await expect.poll(scale).toBeGreaterThan(1.2);
  const shown = viewer.locator('img[src]:not([aria-hidden])');
  const left = async () => (await shown.boundingBox())?.x ?? NaN;
  const before = await left();
  const name = await shown.getAttribute('alt');
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(before - 40);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBeGreaterThan(before - 15);
  await expect(shown).toHaveAttribute('alt', name ?? '');
  expect(await scale()).toBeGreaterThan(1.2);
  await page.keyboard.press('-');
  await expect.poll(scale).toBeLessThan(1.05);
  // Not larger than the screen: the arrows go on to the next picture.
  await page.keyboard.press('ArrowRight');
  await expect(shown).not.toHaveAttribute('alt', name ?? '');
  await page.keyboard.press('Escape');
});

test.describe('on a narrow phone with text twice as large', () => {
  test.use({ viewport: { width: 320, height: 640 }, language: 'en' });

  test('the words of the main navigation have 13 px at least, and none breaks', async ({ page, visitor }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto(`/home/${stories.open}`);
    const tabs = page.getByRole('navigation', { name: visitor.say('frame', 'mainNavigation') });
    await expect(tabs).toBeVisible();
    const titles = await tabs.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const title = link.querySelector('span:not([aria-hidden])') ?? link;
        return {
          text: title.textContent,
          px: parseFloat(getComputedStyle(title).fontSize),
          isCut: title.scrollWidth > title.clientWidth + 1 && getComputedStyle(title).display !== 'inline',
        };
      }),
    );
    expect(titles.length).toBeGreaterThan(3);
    for (const { text, px, isCut } of titles) {
      expect(px, text).toBeGreaterThanOrEqual(13);
      expect(isCut, text).toBe(false);
    }
    const words = await tabs.getByRole('link').evaluateAll((links) =>
      links.flatMap((link) => {
        const title = link.querySelector('span:not([aria-hidden])')?.firstChild;
        if (!(title instanceof Text)) return [];
        return Array.from(title.data.matchAll(/\S+/g), ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(title, index);
          range.setEnd(title, index + word.length);
          return { word, lines: range.getClientRects().length };
        });
      }),
    );
    expect(words.filter(({ lines }) => lines > 1)).toEqual([]);
  });
});

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the current tab has a line below its word, and no other', async ({ page, visitor }) => {
    await page.goto(`/home/${stories.open}`);
    const tabs = page.getByRole('navigation', { name: visitor.say('frame', 'mainNavigation') });
    await expect(tabs).toBeVisible();
    const lines = await tabs.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const title = link.querySelector('span:not([aria-hidden])') ?? link;
        return parseFloat(getComputedStyle(title).borderBottomWidth);
      }),
    );
    expect(lines.filter((line) => line >= 3)).toHaveLength(1);
  });
});
