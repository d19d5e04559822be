import { type BrowserContext, expect } from '@playwright/test';
import { test } from './support/journey.ts';
import {
  appointmentsOf,
  askAt,
  chooseDay,
  exhibitorOf,
  meetings,
  visitorWithPass,
} from './support/meetings.ts';
import { callApi } from './support/onSite.ts';
import { rowsIn } from './support/records.ts';
import { createVisitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

/** Their requests are reviewed by the host. Journeys run at the same time: each language has its own. */
const stands = { zh: exhibitorOf(6), en: exhibitorOf(22) } as const;

async function pageOf(phone: BrowserContext, identity: Record<string, string>) {
  await phone.addInitScript((kept) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, identity);
  return phone.newPage();
}

for (const language of languagesOf('zh'))
  test.describe(`an appointment on three phones (${language})`, () => {
    test.use({ language });
    test.afterEach(async ({ request }) => {
      for (const row of await rowsIn(request, 'AutoApprovalInvition'))
        if (row['ExhibitorId'] === stands[language])
          await callApi(request, 'delete/AutoApprovalInvition', { recordId: row['RecordId'] });
    });

    test(`is asked for by a visitor, let through by the organiser, accepted by the booth, and agreed for the visitor (${language})`, async ({
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
      await page.goto(askAt(exhibitorId));
      await chooseDay(page.locator('input[name=day]').last());
      // Other journeys take the last one.
      const free = page.locator('label:has(input[name=slot]:enabled)').first();
      let clock = '';
      // Another journey may take the time between the two: then the next one is chosen.
      await expect(async () => {
        clock = (await free.innerText()).trim();
        await free.click();
        await expect(visitor.button(say('appointments', 'ask', { time: clock }))).toBeVisible({
          timeout: 2_000,
        });
      }).toPass();
      await page.locator('#appointment-about').fill('CNC');
      await visitor.button(say('appointments', 'ask', { time: clock })).click();
      await expect(main.getByText(say('appointments', 'line_pending'))).toBeVisible();

      // Otherwise the sandbox agrees for the booth after a while.
      await callApi(request, 'insert/AutoApprovalInvition', {
        record: { ExhibitionId: meetings, ExhibitorId: exhibitorId, isOpen: '0' },
      });
      const user = await callApi(request, 'insert/User', {
        record: { Type: '1', ExhibitorRecordId: exhibitorId, Name: '沈一禾' },
      });
      const organiser = createVisitor(
        await pageOf(await openPhone(), { organizerUserId: 'user0000000000000000host' }),
        language,
      );
      const stand = createVisitor(
        await pageOf(await openPhone(), { exhibitorId, exhibitorUserId: String(user['RecordId']) }),
        language,
      );

      await stand.page.goto(`/exhibitor-center/${meetings}/appointments`);
      await expect(stand.heading).toHaveText(say('exhibitorCenter', 'appointmentsTitle'));
      const accept = stand.button(say('exhibitorCenter', 'acceptOf', { name }));
      await expect(accept).toHaveCount(0);

      await organiser.page.goto(`/organiser-center/${meetings}/appointments`);
      const approve = organiser.button(say('organiserCenter', 'approveOf', { name }));
      await approve.click();
      await expect(approve).toHaveCount(0);
      // Held for five seconds, in which it can be undone.
      await expect(
        organiser.page.getByText(say('organiserDecides', 'approved_appointments')).first(),
      ).toBeVisible({ timeout: 15_000 });

      await stand.page.reload();
      await accept.click();
      await expect(accept).toHaveCount(0);

      await page.reload();
      await expect(main.getByText(say('appointments', 'line_agreed'))).toBeVisible();
      expect(await appointmentsOf(request, person)).toMatchObject([{ State: '4' }]);
    });
  });
