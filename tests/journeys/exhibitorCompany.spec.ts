import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { ownBooth } from './support/booth.ts';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { rowsIn } from './support/records.ts';

const field = (page: Page, key: string) => page.locator(`#field-${key}`);

test('two contacts correct one page: what only one has changed is kept, and the later one chooses between the rest', async ({
  page,
  request,
  visitor,
  noise,
}) => {
  test.slow();
  noise.expect(/resCode 2002/);
  const { say } = visitor;
  const { center, exhibitorId, info, userId } = await ownBooth(page, request);
  const now = async () =>
    (await rowsIn(request, 'ExhibitorExhibitionInfo')).find((row) => row['RecordId'] === info) ?? {};
  await page.goto(center);
  await visitor
    .link(say('exhibitorCenter', 'addPart', { part: say('exhibitorCenter', 'part_englishIntroduction') }))
    .click();
  await expect(field(page, 'ShortIntroduceEn')).toBeFocused();
  await expectAccessible(page, 'the company form');
  await expectFits(page, 'the company form');
  await field(page, 'ShortIntroduceEn').fill('Fixtures for five axes\n- zero point\n- vacuum');
  await field(page, 'MasterService').fill('零点定位、真空夹具');
  await field(page, 'Booth3DUrl').fill('not a page');
  await visitor.button(say('exhibitorCenter', 'toPreview')).click();
  await expect(page.locator('#field-Booth3DUrl-error')).toBeVisible();
  await field(page, 'Booth3DUrl').fill('booths.example.com/3d');
  await page.keyboard.press('Tab');

  const setValue = { MasterService: '液压夹具', CompanyNameEn: 'Qinghe Fixtures Co.' };
  await callApi(request, 'update/ExhibitorExhibitionInfo', { recordId: info, setValue });
  await page.reload();
  await expect(field(page, 'MasterService')).toHaveValue('零点定位、真空夹具');
  await expect(field(page, 'CompanyNameEn')).toHaveValue('Qinghe Fixtures Co.');

  await visitor.button(say('exhibitorCenter', 'toPreview')).click();
  await expect(page.locator('main li').filter({ hasText: 'zero point' })).toBeVisible();
  await expectAccessible(page, 'the preview of a company');
  await visitor.button(say('exhibitorCenter', 'sendCompany')).click();
  await expect(visitor.heading).toHaveText(say('sending', 'contestTitle'));
  await expectAccessible(page, 'what a colleague has changed too');
  await expectFits(page, 'what a colleague has changed too');
  await page.getByRole('radio', { name: '液压夹具' }).check();
  await visitor.button(say('sending', 'contestSend')).click();
  await expect(page).toHaveURL(new RegExp(`${center}$`));
  expect(await now()).toMatchObject({
    ShortIntroduceEn: '<p>Fixtures for five axes</p><ul><li>zero point</li><li>vacuum</li></ul>',
    Booth3DUrl: 'https://booths.example.com/3d',
    ...setValue,
    ApproveState: '1',
  });

  const contact = await callApi(request, 'insert/ExhibitorContact', {
    record: { ExhibitorId: exhibitorId, Name: '沈一禾', IsAdmin: false },
  });
  await callApi(request, 'update/User', {
    recordId: userId,
    setValue: { ContactRecordId: contact['RecordId'] },
  });
  await page.goto(`${center}/company`);
  await field(page, 'CompanyName').fill('另一家公司');
  await visitor.button(say('exhibitorCenter', 'toPreview')).click();
  await visitor.button(say('exhibitorCenter', 'sendCompany')).click();
  await expect(page.getByText(say('exhibitorCenter', 'refused_noRight'))).toBeVisible();
  expect((await now())['CompanyName']).toBe('青禾夹具有限公司');

  const known = { Name: '沈一禾', RecordId: contact['RecordId'] };
  await page.evaluate((kept) => localStorage.setItem('exhibitorContact', JSON.stringify(kept)), known);
  await page.goto(`${center}/company`);
  await expect(page.getByText(say('accounts', 'noRight'))).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
  await expectAccessible(page, 'a company that may only be read');
});
