import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ownBooth } from './support/booth.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const field = (page: Page, key: string) => page.locator(`#field-${key}`);

test.describe('for the exhibitor who is logged in', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
      localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    }),
  );

  walkContent({
    screen: 'the files of a booth',
    filled: {
      path: `/exhibitor-center/${stories.stand}/files`,
      shows: (say) => say('boothFiles', 'state_waiting'),
    },
    failed: { call: 'queryList/FileDownloadTask', shows: (say) => say('boothFiles', 'failed') },
  });
});

test('a file is uploaded with its condition, found by visitors, removed, and restored by undoing it', async ({
  page,
  request,
  visitor,
}) => {
  test.slow();
  const { say } = visitor;
  const { center, exhibitorId } = await ownBooth(page, request);
  const own = async () =>
    (await rowsIn(request, 'FileDownloadTask')).filter((row) => row['ExhibitorId'] === exhibitorId);
  await page.goto(`${center}/files`);
  await expect(page.locator('main').getByText(say('boothFiles', 'none'))).toBeVisible();
  await visitor.link(say('boothFiles', 'add')).click();
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  await field(page, 'Url').setInputFiles({ name: 'v2.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
  await field(page, 'Name').fill('真空夹具样本');
  await field(page, 'GroupName').fill('样本');
  await page.getByRole('radio', { name: say('boothFiles', 'rule_window') }).check();
  await visitor.button(say('boothFiles', 'send')).click();
  await expect(page.getByText(say('boothFiles', 'noTime')).first()).toBeVisible();
  await expectAccessible(page, 'the file form with an error');
  await expectFits(page, 'the file form with an error');
  await field(page, 'EndTime').fill('2099-05-01T18:00');
  await visitor.button(say('boothFiles', 'send')).click();
  await expect(page).toHaveURL(new RegExp(`${center}/files$`), { timeout: 30_000 });
  const card = page.locator('main li[data-state]');
  await expect(card).toHaveAttribute('data-state', 'open');
  const [sent, ...more] = await own();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    Name: '真空夹具样本',
    Rule: 'window',
    StartTime: '',
    EndTime: '2099-05-01 18:00:00',
  });
  expect(String(sent?.['Url'])).toMatch(/\.pdf$/);

  await page.goto(`/exhibitor/${stories.stand}/${exhibitorId}`);
  await expect(page.locator('main').getByText('真空夹具样本').first()).toBeVisible();
  await page.goto(`${center}/files`);
  await visitor.button(say('exhibitorCenter', 'moreActions', { name: '真空夹具样本' })).click();
  await page.getByRole('button', { name: say('boothFiles', 'remove') }).click();
  const undo = page.getByRole('button', { name: say('exhibitorCenter', 'undo') });
  await expect(undo).toBeVisible();
  await undo.click();
  await expect(card).toHaveAttribute('data-state', 'open');
  await expect.poll(async () => (await own())[0]?.['IsDeleted']).toBe(false);
});
