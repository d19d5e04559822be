import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../journeys/support/journey.ts';
import { sentCode } from '../journeys/support/records.ts';
import { newMobile } from '../journeys/support/visitor.ts';
import { languages } from '../journeys/support/words.ts';
import { person } from './person.ts';
import { recordGif } from './recordGif.ts';

const folder = resolve(import.meta.dirname, '../../docs/screenshots');
const largestBytes = 900 * 1024;

for (const language of languages)
  test.describe(language, () => {
    test.use({ language, deviceScaleFactor: 0.75 });
    test.beforeEach(({ noise }) => noise.expect(/.*/));

    test('from the link to the ticket in twenty seconds', async ({ page, request, visitor }) => {
      const { frame, save } = recordGif(page);
      const settle = () => page.waitForTimeout(500);
      await visitor.open('open');
      await settle();
      await frame(2600);
      await visitor.startRegistering();
      await settle();
      await frame(900);
      const mobile = newMobile();
      for (const length of [3, 7, 11]) {
        await page.locator('#contact').fill(mobile.slice(0, length));
        await frame(260);
      }
      await visitor.askForCode(mobile);
      await frame(900);
      await page.locator('#code').pressSequentially((await sentCode(request, mobile)).slice(0, 3));
      await frame(350);
      await page.locator('#code').fill(await sentCode(request, mobile));
      await page.locator('#name').waitFor();
      await settle();
      await frame(1100);
      const { name, company, job } = person[language];
      await page.locator('#name').fill(name);
      await frame(500);
      await visitor.fillIdentity({ name, company });
      await frame(700);
      await page.mouse.wheel(0, 420);
      await settle();
      await frame(900);
      await visitor.fillShortForm();
      await page.getByLabel(language === 'zh' ? '职务' : 'Job title').fill(job);
      await settle();
      await frame(1800);
      await visitor.send();
      await visitor.seeVoucher();
      await settle();
      await frame(3800);
      await page.mouse.wheel(0, 300);
      await settle();
      await frame(5200);
      const film = save(join(folder, `film-${language}.gif`));
      expect(film.bytes).toBeLessThan(largestBytes);
      expect(Math.round(film.ms / 1000)).toBe(20);
    });
  });
