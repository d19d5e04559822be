import { expect, type Page } from '@playwright/test';
import { delegateFormOf } from './support/delegateForm.ts';
import { expectAccessible } from './support/axe.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

function record(bytes: number) {
  const buffer = Buffer.alloc(bytes, 'health');
  buffer.write('%PDF-1.7');
  return { name: 'record.pdf', mimeType: 'application/pdf', buffer };
}

async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 390, height: 844 });
}

for (const language of languagesOf('en'))
  test.describe(`refusals of the storage, ${language}`, () => {
    test.use({ language });

    test('each is told by its kind with a way on, and a storage that hides the ETag takes the file whole', {
      tag: ['@call-storage', '@N31', '@upload-messages', '@repeats'],
    }, async ({ page, visitor, noise }) => {
      test.slow();
      noise.allowFailed(/\/cos\//);
      const { say } = visitor;
      await visitor.openIdentity('delegate', newMobile());
      await visitor.fillIdentity();
      await delegateFormOf(visitor).openSection(5);
      const field = page.getByRole('group', {
        name: language === 'zh' ? '健康监测记录' : 'Health monitoring record',
      });
      const faults = await faultsOf(page);
      const again = () => field.getByRole('button', { name: say('fields', 'fileTryAgain') });
      // A second press within half a second counts as the same one; a person reads first.
      const tryAgain = async () => {
        await page.waitForTimeout(600);
        await again().click();
      };
      const isTold = (sentence: string) => expect(field).toContainText(sentence, { timeout: 20_000 });

      faults.switchOn({ name: 'storageSignature' });
      await page.locator('#field-HealthRecord').setInputFiles(record(2_500_000));
      await isTold(say('fields', 'fileFailedSignature'));
      await page.screenshot({ path: `test-results/shots/storage-signature-${language}.png` });
      await expectAccessible(page, 'a file that was refused by the storage');
      await expectFits(page);

      faults.clear();
      faults.switchOn({ name: 'storageClock' });
      await tryAgain();
      await isTold(say('fields', 'fileFailedClock'));

      faults.clear();
      await page.route('**/cos/**', (route) => route.abort('connectionrefused'));
      await tryAgain();
      await isTold(say('fields', 'fileFailedUnreachable'));
      await page.unroute('**/cos/**');
      faults.clear();
      const others = await faultsOf(page);
      others.switchOn({ name: 'storageHidesEtag' });
      await tryAgain();
      await isTold(say('fields', 'fileFailedUnconfirmed'));
      await field.screenshot({ path: `test-results/shots/storage-unconfirmed-${language}.png` });
      await tryAgain();
      await expect(field).toContainText(say('fields', 'fileUploaded'), { timeout: 20_000 });

      others.clear();
      others.switchOn({ name: 'storageTooLarge' });
      await page.waitForTimeout(600);
      await field.getByRole('button', { name: say('fields', 'fileRemove') }).click();
      await page.locator('#field-HealthRecord').setInputFiles(record(2_500_000));
      await isTold(say('fields', 'fileFailedTooLarge'));
      await expect(again()).toBeHidden();
      await field.screenshot({ path: `test-results/shots/storage-too-large-${language}.png` });
      others.clear();
      await page.waitForTimeout(600);
      await field.getByRole('button', { name: say('fields', 'fileRemove') }).click();
      await page.locator('#field-HealthRecord').setInputFiles(record(3_000));
      await expect(field).toContainText(say('fields', 'fileUploaded'));
    });
  });
