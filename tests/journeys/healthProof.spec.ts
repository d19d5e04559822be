import { expect } from '@playwright/test';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { rowsIn, sentCode } from './support/records.ts';
import { serverTells } from './support/serverClock.ts';
import { stories } from './support/stories.ts';
import { untilScreensKept } from './support/untilScreensKept.ts';
import { newMobile, person } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const hourMs = 3_600_000;
const exhibitionId = stories.delegate;

for (const language of languagesOf('zh'))
  test.describe(`a proof of health (${language})`, () => {
    test.use({ language });

    test(`is asked for from 48 hours before the exhibition on the pass, in Me and on the home, also without a network, until it is there (${language})`, async ({
      page,
      context,
      request,
      visitor,
      noise,
    }) => {
      test.slow();
      noise.allowOffline();
      const { say } = visitor;
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
      const exhibition = (await rowsIn(request, 'Exhibition')).find(
        (one) => one['RecordId'] === exhibitionId,
      );
      const startMs = parseVenueTime(String(exhibition?.['StartTime'])) ?? 0;
      // For phone and server alike: without a network it is the phone that knows the time.
      let tellMs = startMs - 48.2 * hourMs;
      await page.clock.install({ time: tellMs });
      await serverTells(page, () => tellMs);
      const asked = page.locator('main').getByText(say('information', 'proofTitle'));
      const places = ['/code', `/mine/${exhibitionId}`, `/home/${exhibitionId}`];

      await page.goto(`/login/${exhibitionId}`);
      await visitor.askForCode(mobile);
      await page.locator('#code').fill(await sentCode(request, mobile));
      await visitor.seeVoucher();
      for (const place of places) {
        await page.goto(place);
        await expect(page.locator('main')).toContainText(person.name);
        await page.waitForLoadState('networkidle');
        await expect(asked, place).toHaveCount(0);
      }

      tellMs = startMs - 47.8 * hourMs;
      await page.clock.setSystemTime(tellMs);
      for (const place of [...places].reverse()) {
        await page.goto(place);
        await expect(asked, place).toBeVisible();
        await expectAccessible(page, `a proof that is asked for on ${place}`);
      }
      await untilScreensKept(page);
      await context.setOffline(true);
      await page.reload();
      await expect(asked).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await visitor.link(say('information', 'proofGo')).click();
      await visitor.button(say('mine', 'handInProof')).click();
      await expect(page).toHaveURL(/\/information\//);
      await expect(page.locator('#field-NucleicProof1')).toBeVisible();

      // Handed in at another phone.
      await callApi(request, 'update/VisitorExhibitionInfo', {
        recordId: row['RecordId'],
        setValue: { NucleicProof1: 'https://files.example/proof.jpg' },
      });
      for (const place of places) {
        await page.goto(place);
        await expect(page.locator('main')).toContainText(person.name);
        await expect(asked, place).toHaveCount(0);
      }
    });
  });
