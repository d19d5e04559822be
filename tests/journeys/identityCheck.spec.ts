import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { registered } from './support/registered.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const path = `/mine/${stories.channels}/identity`;
const number = '310101199003070011';
const ofChannels = { ExhibitionId: stories.channels, ChannelId: 'chvisitor000000000000001' };

for (const language of languagesOf('en'))
  test.describe(`the identity check (${language})`, () => {
    test.use({ language });

    test(`a wrong name and a busy service are told, and the number is kept nowhere (${language})`, async ({
      page,
      request,
      visitor,
      noise,
    }) => {
      // Each other code of the server is warned about.
      noise.expect(/resCode (?:1801|1103) from/);
      const { say } = visitor;
      const visitorId = await registerPhone(page, request, ofChannels);
      await page.goto(path);
      const check = visitor.button(say('identityCheck', 'agreeAndCheck'));
      const name = page.getByLabel(say('identityCheck', 'name'));
      const typed = page.locator('#field-Document-number');
      await name.fill('林不符');
      await typed.fill('123');
      await check.click();
      await expect(typed).toBeFocused();
      await expectAccessible(page, 'an identity check with a wrong number');
      await typed.fill(number);
      await check.click();
      const main = page.locator('main');
      await expect(main.getByText(say('identityCheck', 'mismatch'))).toBeVisible();
      await name.fill('林小满');
      const faults = await faultsOf(page);
      faults.switchOn({ name: 'identityServiceBusy', path: 'insert/IdCardInfo' });
      await check.click();
      await expect(main.getByText(say('identityCheck', 'busy'))).toBeVisible();
      await expect(typed).toHaveValue(number);
      await expectAccessible(page, 'an identity check whose service is busy');
      await expectFits(page, 'an identity check whose service is busy');
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(kept).not.toContain(number);
      faults.clear();
      await check.click();
      await expect(main.getByText(say('identityCheck', 'confirmed'), { exact: true })).toBeVisible();
      await expect(main).toContainText('310101********0011');
      await expectAccessible(page, 'an identity that is confirmed');
      await expectFits(page, 'an identity that is confirmed');
      const stored = (await rowsIn(request, 'IdCardInfo')).filter((row) => row['VisitorId'] === visitorId);
      expect(stored).toHaveLength(1);
      expect(JSON.stringify(stored)).not.toContain(number);
    });
  });

test('Me leads to the identity check, votes and minutes, where there are any', async ({ page, visitor }) => {
  const { say } = visitor;
  const link = (name: string) => visitor.link(name);
  await page.goto(path);
  await expect(page.getByText(say('content', 'registerFirst')).first()).toBeVisible();
  await page.goto(`/mine/${stories.channels}`);
  await visitor.prove('13800000061');
  await expect(link(say('mine', 'votes'))).toBeVisible();
  await expect(link(say('mine', 'meetingRecords'))).toBeVisible();
  await expectAccessible(page, 'Me with an identity check');
  await link(say('mine', 'identityCheck')).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByLabel(say('identityCheck', 'name'))).not.toHaveValue('');
});

test('Me of an exhibition without them does not name them', async ({ page, request, visitor }) => {
  const { say } = visitor;
  const link = (name: string) => visitor.link(name);
  const mobile = await registered(request);
  await page.goto(`/mine/${stories.open}`);
  await visitor.prove(mobile);
  await expect(link(say('mine', 'questionsAsked'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const key of ['identityCheck', 'votes', 'meetingRecords'] as const)
    await expect(link(say('mine', key))).toHaveCount(0);
});
