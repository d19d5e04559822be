import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const large = `/album/${stories.large}`;
/** In the album of the large exhibition, from 0. */
const [missing, heavy] = [4, 7];

walkContent({
  screen: 'the album',
  filled: { path: `/album/${stories.open}`, shows: (say) => say('live', 'album') },
  empty: { path: `/album/${stories.ended}`, shows: (say) => say('live', 'albumNone') },
  failed: { call: 'queryList/LivePicture', shows: (say) => say('live', 'albumFailed') },
});

const pictureRequests = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/sandbox/pictures/'))
      asked.push(request.url());
  });
  return asked;
};

for (const language of languagesOf('en'))
  test.describe(`an album of 200 pictures (${language})`, () => {
    test.use({ language });

    test(`loads what is near the window, by day, and opens each in a viewer whose pictures can be saved (${language})`, async ({
      page,
      visitor,
      noise,
    }) => {
      noise.expectFailed(/pictures\/gone\.jpg$/);
      const { say } = visitor;
      const asked = pictureRequests(page);
      await page.goto(large);
      const album = page.getByRole('list', { name: say('live', 'album') });
      const first = album.getByRole('button').first().locator('img');
      await expect(first).toHaveJSProperty('complete', true);
      await page.waitForLoadState('networkidle');
      expect(asked.length, 'pictures of the first screen').toBeLessThan(80);
      // 17 minutes lie between two of them.
      expect(await album.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);

      await album
        .getByRole('button')
        .nth(missing - 1)
        .click();
      const viewer = page.getByRole('dialog', { name: say('live', 'album') });
      const next = viewer.getByRole('button', { name: say('content', 'nextSlide') });
      await expect(viewer.getByText('4 / 200')).toBeVisible();
      const saved = await viewer
        .locator('img[src]:not([aria-hidden])')
        .evaluate((image) =>
          image.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
        );
      expect(saved, 'a long press is not prevented').toBe(true);
      await next.click();
      await expect(
        viewer.locator('p:not([aria-hidden])').getByText(say('content', 'pictureFailed')),
      ).toBeVisible();
      await expectAccessible(page, 'a picture that is gone, in the viewer');
      for (let at = missing; at < heavy; at += 1) await next.click();
      await expect(viewer.getByText('8 / 200')).toBeVisible();
      await expect
        .poll(() =>
          viewer
            .locator('img[src]:not([aria-hidden])')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBe(1_320);
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
    });
  });
