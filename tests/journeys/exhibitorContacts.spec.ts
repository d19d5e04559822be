import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ownBooth } from './support/booth.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { faultsOf } from './support/faults.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const field = (page: Page, key: string) => page.locator(`#field-${key}`);

const logInAs = (page: Page, contact: { readonly RecordId: string; readonly Name: string }) =>
  page.addInitScript((kept) => {
    localStorage.setItem('exhibitorContact', JSON.stringify(kept));
  }, contact);

test.describe('for a contact without admin rights', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
      localStorage.setItem('exhibitorUserId', 'user00000000000assistant');
    });
    await logInAs(page, { RecordId: 'contact00000000000000002', Name: '贺安宁' });
  });

  walkContent({
    screen: 'the contacts of a booth, which may only be read',
    filled: {
      path: `/exhibitor-center/${stories.stand}/contacts`,
      shows: (say) => say('boothContacts', 'reader'),
    },
    failed: { call: 'queryList/ExhibitorContact', shows: (say) => say('boothContacts', 'failed') },
  });

  test('a contact without admin rights reads why nothing can be changed', async ({ page, visitor }) => {
    const { say } = visitor;
    const center = `/exhibitor-center/${stories.stand}`;
    for (const path of ['contacts', 'files', 'promotions']) {
      await page.goto(`${center}/${path}`);
      await expect(page.getByRole('note').getByText(say('accounts', 'noRight'))).toBeVisible();
      await expect(page.locator('main a[href*="/edit"]')).toHaveCount(0);
    }
    await page.goto(`${center}/contacts/edit`);
    await expect(page.getByRole('note').getByText(say('accounts', 'noRight'))).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
  });
});

test('a contact is added, corrected beside a colleague, and removed after a question; one’s own stays', async ({
  page,
  request,
  visitor,
  noise,
}) => {
  test.slow();
  noise.expectFailed(/(?:insert|delete)\/ExhibitorContact$/);
  const { say } = visitor;
  const words = (key: Parameters<typeof say<'boothContacts'>>[1]) => say('boothContacts', key);
  const { center, exhibitorId, userId } = await ownBooth(page, request);
  const me = await callApi(request, 'insert/ExhibitorContact', {
    record: { ExhibitorId: exhibitorId, Name: '沈一禾', IsAdmin: true },
  });
  const RecordId = String(me['RecordId']);
  await callApi(request, 'update/User', { recordId: userId, setValue: { ContactRecordId: RecordId } });
  await logInAs(page, { RecordId, Name: '沈一禾' });
  const colleague = async () =>
    (await rowsIn(request, 'ExhibitorContact')).find(
      (row) => row['ExhibitorId'] === exhibitorId && row['RecordId'] !== RecordId,
    );
  const faults = await faultsOf(page);

  await page.goto(`${center}/contacts`);
  await visitor.link(words('add')).click();
  await field(page, 'Name').fill('周其安');
  await field(page, 'Phone').fill('1390000');
  await visitor.button(words('send')).click();
  await expect(page.locator('#field-Phone-error')).toBeVisible();
  await expectAccessible(page, 'the contact form with an error');
  await expectFits(page, 'the contact form with an error');
  await field(page, 'Phone').fill('13900007788');
  await visitor.button(words('send')).click();
  await expect(page).toHaveURL(new RegExp(`${center}/contacts$`), { timeout: 30_000 });
  expect(await colleague()).toMatchObject({ Name: '周其安', Phone: '13900007788', IsAdmin: false });

  const added = String((await colleague())?.['RecordId']);
  await page.goto(`${center}/contacts/edit?contact=${added}`);
  await field(page, 'Job').fill('销售经理');
  await callApi(request, 'update/ExhibitorContact', { recordId: added, setValue: { Job: '展位接待' } });
  await visitor.button(words('save')).click();
  await expect(visitor.heading).toHaveText(say('sending', 'contestTitle'));
  await visitor.button(say('sending', 'contestSend')).click();
  await expect(page).toHaveURL(new RegExp(`${center}/contacts$`));
  expect(await colleague()).toMatchObject({ Job: '销售经理' });

  const more = (name: string) => visitor.button(say('exhibitorCenter', 'moreActions', { name }));
  await more('沈一禾').click();
  await expect(page.getByText(words('removeSelf'))).toBeVisible();
  await page.keyboard.press('Escape');
  await more('周其安').click();
  await page.getByRole('button', { name: words('remove') }).click();
  faults.switchOn({ name: 'replyLostAfterCommit', path: 'delete/ExhibitorContact', times: 1 });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('removeYes') })
    .click();
  await expect(page.locator(`[data-contact="${added}"]`)).toHaveCount(0);
  expect(await colleague()).toBeUndefined();
  await expectAccessible(page, 'the contacts of a booth');
});
