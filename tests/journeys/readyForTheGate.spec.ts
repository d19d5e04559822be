import { expect } from '@playwright/test';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { callApi, holdVouchers, onSite, visitorOnSite } from './support/onSite.ts';
import { rowsIn, sentCode } from './support/records.ts';
import { serverTells } from './support/serverClock.ts';
import { stories } from './support/stories.ts';
import { untilScreensKept } from './support/untilScreensKept.ts';
import { newMobile, person } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const hourMs = 3_600_000;

for (const language of languagesOf('zh'))
  test.describe(`ready for the gate (${language})`, () => {
    test.use({ language });

    test(`a ticket is drawn, read back and found ready; without a network it says as of when (${language})`, async ({
      page,
      context,
      request,
      visitor,
      noise,
    }) => {
      const { say, heading } = visitor;
      test.slow();
      noise.allowOffline();
      const registered = await visitorOnSite(request, person.name);
      const exhibition = (await rowsIn(request, 'Exhibition')).find((row) => row['RecordId'] === onSite);
      await holdVouchers(context, [registered], { exhibition });
      // The ticket is one of the exhibition in use: the home has to have become it.
      await page.goto(`/home/${onSite}`);
      await expect(heading).toHaveText(String(exhibition?.[language === 'zh' ? 'ExName' : 'ExNameEn']));
      await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
      await page.goto('/code');
      await visitor.link(say('vouchers', 'gate')).click();
      await expect(heading).toHaveText(say('gateCheck', 'title'));
      const main = page.locator('main');
      await expect(main.getByText(say('gateCheck', 'codeSame'))).toBeVisible();
      await expect(main.getByText(say('gateCheck', 'ready'), { exact: true })).toBeVisible();
      await expectAccessible(page, 'a ticket that is ready');
      await expectFits(page, 'a ticket that is ready');
      await untilScreensKept(page);
      await context.setOffline(true);
      await page.reload();
      await expect(main.getByText(say('gateCheck', 'ready'), { exact: true })).toBeVisible();
      await expect(main.getByText(say('gateCheck', 'failed'))).toBeVisible();
    });

    test(`each trouble that is planted is named, the worst first with its button (${language})`, async ({
      page,
      request,
      visitor,
      noise,
    }) => {
      const { say } = visitor;
      test.slow();
      noise.allowFailed(/./);
      const exhibitionId = stories.delegate;
      const mobile = newMobile();
      const row = await callApi(request, 'insert/VisitorExhibitionInfo', {
        record: {
          ExhibitionId: exhibitionId,
          ChannelId: 'maindelegate000000000001',
          Name: person.name,
          CompanyName: person.company,
          Mob: mobile,
        },
      });
      const set = (setValue: object) =>
        callApi(request, 'update/VisitorExhibitionInfo', { recordId: row['RecordId'], setValue });
      const exhibition = (await rowsIn(request, 'Exhibition')).find(
        (one) => one['RecordId'] === exhibitionId,
      );
      const startMs = parseVenueTime(String(exhibition?.['StartTime'])) ?? 0;
      await serverTells(page, () => startMs - 16 * hourMs);
      await page.goto(`/login/${exhibitionId}`);
      await visitor.askForCode(mobile);
      await page.locator('#code').fill(await sentCode(request, mobile));
      await visitor.seeVoucher();
      const main = page.locator('main');
      const note = main.getByRole('note').filter({ hasText: say('gateCheck', 'todo') });

      await page.goto('/ready');
      await expect(main.getByText(say('gateCheck', 'item_proof'), { exact: true })).toBeVisible();
      await expect(note).toBeVisible();
      await expect(visitor.link(say('gateCheck', 'do_complete')).first()).toBeVisible();
      await expectAccessible(page, 'a ticket with something to do');

      await request.post('/sandbox/review', { data: { recordId: row['RecordId'], state: '3' } });
      await page.reload();
      await expect(note).toContainText(say('gateCheck', 'trouble_refused'));

      await set({ HasFreeZe: true });
      await page.reload();
      await expect(note).toContainText(say('gateCheck', 'trouble_withdrawn'));
      await expect(visitor.link(say('gateCheck', 'do_register'))).toHaveAttribute(
        'href',
        `/select/${exhibitionId}`,
      );
    });
  });
