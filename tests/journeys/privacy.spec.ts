import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { documentNumber, longAnswers, longFormOf } from './support/longForm.ts';
import { untilDraftHolds } from './support/storedValues.ts';
import { newMobile } from './support/visitor.ts';

const canaryName = '金丝雀';
const company = '林间工坊';

/** Everything that lies in the phone's simple storage, and the address. */
const simpleTraces = (page: Page) =>
  page.evaluate(() =>
    [
      location.href,
      document.cookie,
      window.name,
      ...[localStorage, sessionStorage].map((kept) => JSON.stringify(kept)),
    ].join('\n'),
  );

/** Everything in the phone's databases that can be read as text. */
const databaseTraces = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error ?? new Error('not read')));
      });
    const texts: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    return texts.join('\n');
  });

test('a mobile number, a document number and a name leave no trace in address, simple storage or console', async ({
  page,
  context,
  visitor,
}) => {
  const mobile = newMobile();
  const lines: string[] = [];
  context.on('console', (message) => lines.push(message.text()));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const expectNone = async (step: string, secrets: readonly string[]) => {
    const traces = await simpleTraces(page);
    for (const secret of secrets) expect(traces, `${step}: ${secret}`).not.toContain(secret);
  };

  await visitor.open('longForm');
  await visitor.startRegistering();
  await visitor.prove(mobile);
  await expect(page.locator('#name')).toBeVisible();
  await expectNone('register', [mobile]);
  await visitor.fillIdentity({ name: canaryName, company });
  await longFormOf(visitor).fill();
  await untilDraftHolds(page, '"PrivacyAgreed":true');
  await expectNone('information', [mobile, documentNumber, canaryName]);
  // The name may rest where drafts rest; a document number only sealed.
  expect(await databaseTraces(page)).toContain(company);
  expect(await databaseTraces(page)).toContain(longAnswers.ProcurementPlan);
  expect(await databaseTraces(page)).not.toContain(documentNumber);
  await visitor.toReview();
  await expectNone('review', [mobile, documentNumber, canaryName]);
  await visitor.send();
  await visitor.seeVoucher();
  await page.waitForLoadState('networkidle');
  // From here on name and company stand on the voucher.
  await expectNone('code', [mobile, documentNumber]);
  expect(await databaseTraces(page)).not.toContain(documentNumber);
  expect(await databaseTraces(page), 'the draft goes with success').not.toContain(
    longAnswers.ProcurementPlan,
  );
  for (const secret of [mobile, documentNumber, canaryName, company, encodeURIComponent(canaryName)]) {
    expect(lines.join('\n')).not.toContain(secret);
    expect(addresses.join('\n')).not.toContain(secret);
  }
});
