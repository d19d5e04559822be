import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createFingers } from './support/fingers.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import type { Visitor } from './support/visitor.ts';

const exhibition = stories.ended;
const pictures = [1, 2, 3].map((number) => `/sandbox/pictures/seed-photo-${number}.svg`);
const middle = { x: 195, y: 420 };

async function call(request: APIRequestContext, verb: string, params: object): Promise<{ RecordId: string }> {
  const answer = await request.post(`/v2/data/${verb}/ExhibitorExhibitionInfo`, {
    headers: { authorization: 'Bearer sandbox-credential' },
    data: { tenantId: 'sys', params },
  });
  const { resCode, result } = (await answer.json()) as { resCode: number; result: { RecordId: string } };
  expect(resCode).toBe(0);
  return result;
}

const storeExhibitor = (request: APIRequestContext, ExhibitorId: string, CompanyName: string) =>
  call(request, 'insert', {
    record: { ExhibitionId: exhibition, ExhibitorId, CompanyName, BoothNo: '1A08', Banners: pictures },
  });

test('a list that a finger pulls down is read again, and one that is let go early is not', async ({
  page,
  request,
  visitor: { say },
}) => {
  const before = '云津旧名机械有限公司';
  const after = '云津新名机械有限公司';
  const { RecordId } = await storeExhibitor(request, 'exhibitor00000pulled0001', before);
  await page.goto(`/exhibitors/${exhibition}`);
  const named = (name: string) => page.locator('main a', { hasText: name });
  await expect(named(before)).toBeVisible();
  await call(request, 'update', { recordId: RecordId, setValue: { CompanyName: after } });
  const fingers = await createFingers(page);
  let reads = 0;
  page.on('request', (asked) => {
    if (asked.url().includes('get/ExhibitorExhibitionInfo')) reads += 1;
  });

  await fingers.drag({ x: 195, y: 300 }, { x: 0, y: 60 });
  await expect(page.getByText(say('content', 'pullToRefresh'))).toBeInViewport();
  await fingers.lift();
  await expect(page.getByText(say('content', 'pullToRefresh'))).not.toBeInViewport();
  expect(reads).toBe(0);
  await expect(named(before)).toBeVisible();

  await fingers.drag({ x: 195, y: 300 }, { x: 0, y: 260 });
  await expect(page.getByText(say('content', 'releaseToRefresh'))).toBeInViewport();
  await fingers.lift();
  await expect(named(after)).toBeVisible();
  await expect(named(before)).toHaveCount(0);
  await expect(page.getByRole('log')).toContainText(say('content', 'refreshed'));
});

const company = '云津影像有限公司';

/** The page of an exhibitor with three pictures, the first of which is opened by a tap. */
async function openViewer(page: Page, visitor: Visitor) {
  const { say } = visitor;
  const exhibitorId = `pictured${randomBytes(8).toString('hex')}`;
  await storeExhibitor(page.request, exhibitorId, company);
  const address = `/exhibitor/${exhibition}/${exhibitorId}`;
  await page.goto(address);
  const opener = visitor.button(say('content', 'openImage', { number: 1, total: 3 }));
  await opener.tap();
  const viewer = page.getByRole('dialog', { name: say('exhibitors', 'pictures') });
  await expect(viewer.getByRole('button', { name: say('content', 'close') })).toBeFocused();
  const image = viewer.getByRole('img');
  const expectShown = async (number: number) => {
    await expect(image).toHaveAttribute('alt', say('exhibitors', 'picture', { company, number }));
    await expect.poll(async () => Math.round((await image.boundingBox())?.x ?? NaN)).toBe(0);
  };
  await expectShown(1);
  return { address, opener, viewer, image, expectShown, fingers: await createFingers(page) };
}

test('a swipe in the picture viewer leads to the next picture, and a swipe back to the one before', async ({
  page,
  visitor,
}) => {
  const { expectShown, fingers } = await openViewer(page, visitor);
  await fingers.drag({ x: 340, y: 420 }, { x: -280, y: 0 });
  await fingers.lift();
  await expectShown(2);
  await expect(page.getByRole('log')).toContainText(
    visitor.say('content', 'slideOf', { number: 2, total: 3 }),
  );
  await fingers.drag({ x: 50, y: 420 }, { x: 280, y: 0 });
  await fingers.lift();
  await expectShown(1);
});

test('two fingers that go apart magnify a picture, within which a finger then moves', async ({
  page,
  visitor,
}) => {
  const { image, fingers } = await openViewer(page, visitor);
  const boxOf = async () => (await image.boundingBox()) ?? { x: NaN, width: NaN };
  const { width } = await boxOf();
  await fingers.spread(middle, 20, 60);
  await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(width * 2);
  const { x } = await boxOf();
  await fingers.drag(middle, { x: -60, y: 0 });
  await fingers.lift();
  await expect.poll(async () => (await boxOf()).x).toBeLessThan(x - 40);
  await expect(image).toHaveAttribute('alt', visitor.say('exhibitors', 'picture', { company, number: 1 }));
});

for (const [means, close] of [
  ['Back', (page: Page) => page.goBack()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  [
    'A tap on the picture',
    // A finger stays on the glass for a moment.
    async (page: Page) => {
      const fingers = await createFingers(page);
      await fingers.drag(middle, { x: 0, y: 0 });
      await fingers.lift();
    },
  ],
] as const)
  test(`${means} closes the viewer, stays on the page and returns the focus to the picture`, async ({
    page,
    visitor,
  }) => {
    const { address, opener, viewer } = await openViewer(page, visitor);
    await close(page);
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(visitor.heading).toHaveText(company);
    await expect(opener).toBeFocused();
  });
