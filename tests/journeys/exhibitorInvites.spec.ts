import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { appointmentsOf, chooseLast, exhibitorOf, meetings, visitorWithPass } from './support/meetings.ts';
import { callApi } from './support/onSite.ts';
import { createVisitor } from './support/visitor.ts';
import { languages } from './support/words.ts';

/** Journeys run at the same time: each language has its own. */
const stands = { zh: exhibitorOf(3), en: exhibitorOf(10) } as const;
const center = `/exhibitor-center/${meetings}`;

for (const language of languages)
  test.describe(`an invitation on two phones (${language})`, () => {
    test.use({ language });

    test(`from a comment to the visitor who accepts it, and a second one that is withdrawn (${language})`, async ({
      page,
      context,
      request,
      visitor,
      openPhone,
    }) => {
      test.slow();
      const exhibitorId = stands[language];
      const name = language === 'zh' ? '乔木深' : 'Joan Rivers';
      const { say } = visitor;
      const main = page.locator('main');
      const person = await visitorWithPass(request, context, name);
      const visitorId = String(person['VisitorId']);
      await callApi(request, 'insert/ProductVisitInfoMessage', {
        record: {
          ExhibitionId: meetings,
          ExhibitorId: exhibitorId,
          SourceType: '留言板',
          VisitorId: visitorId,
          Content: language === 'zh' ? '样机能看吗' : 'Can I see the machine?',
          Name: name,
        },
      });
      const user = await callApi(request, 'insert/User', {
        record: { Type: '1', ExhibitorRecordId: exhibitorId, Name: '沈一禾' },
      });
      const phone = await openPhone();
      await phone.addInitScript(
        ([id, userId]) => {
          if (!location.protocol.startsWith('http')) return;
          localStorage.setItem('exhibitorId', id);
          localStorage.setItem('exhibitorUserId', userId);
        },
        [exhibitorId, String(user['RecordId'])] as const,
      );
      const stand = createVisitor(await phone.newPage(), language);
      const { page: booth } = stand;

      const sendInvitation = async () => {
        const clock = await chooseLast(booth);
        await booth.locator('#invite-about').fill('CNC');
        await stand.button(say('boothInvite', 'send', { time: clock })).click();
        await expect(stand.heading).toHaveText(say('exhibitorCenter', 'appointmentsTitle'));
      };
      await booth.goto(`${center}/comments`);
      await booth
        .getByRole('link', { name: new RegExp(`${say('boothComments', 'invite')}\\s+${name}`) })
        .first()
        .click();
      await expect(stand.heading).toHaveText(say('boothInvite', 'title'));
      await expect(booth.locator('main').getByText(name)).toBeVisible();
      await expect(booth.locator('#invite-place')).not.toHaveValue('');
      await expectAccessible(booth, 'an invitation');
      await booth.setViewportSize({ width: 320, height: 640 });
      await expectFits(booth, 'an invitation');
      await sendInvitation();
      await expect(booth.getByText(say('exhibitorCenter', 'state_hostApproved_asked')).first()).toBeVisible();

      const answer = async () => {
        await page.goto(`/appointments/${meetings}`);
        await expect(main.getByRole('heading', { name: say('appointments', 'toAnswer') })).toBeVisible();
        await main.locator('li[data-state] a').first().click();
        await expect(main.getByText('CNC').first()).toBeVisible();
      };
      await answer();
      await visitor.button(say('appointments', 'accept')).click();
      await expect(main.getByText(say('appointments', 'state_agreed'), { exact: true })).toBeVisible();
      await booth.reload();
      await expect(
        booth.getByText(say('exhibitorCenter', 'state_agreed'), { exact: true }).first(),
      ).toBeVisible();

      await booth.goto(`${center}/invite/${visitorId}`);
      await expect(booth.getByText(say('boothInvite', 'haveOpen'))).toBeVisible();
      await sendInvitation();
      await answer();
      const waiting = booth.locator('li[data-state="hostApproved"]');
      await waiting.getByRole('button', { name: say('exhibitorCenter', 'moreActions', { name }) }).click();
      const sheet = booth.getByRole('dialog');
      await sheet.getByRole('button', { name: say('exhibitorCenter', 'withdraw') }).click();
      await sheet.getByRole('button', { name: say('exhibitorCenter', 'reason_busy') }).click();
      await expect(booth.getByText(say('exhibitorCenter', 'withdrawn')).first()).toBeVisible();
      await page.reload();
      await expect(main.getByText(say('appointments', 'state_cancelled'), { exact: true })).toBeVisible();
      await expect(visitor.button(say('appointments', 'accept'))).toHaveCount(0);
      const states = (await appointmentsOf(request, person)).map((row) => String(row['State']));
      expect(new Set(states)).toEqual(new Set(['4', '7']));
    });
  });
