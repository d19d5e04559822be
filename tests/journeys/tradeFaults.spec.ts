import { expect, type APIRequestContext } from '@playwright/test';
import type { FaultName } from '#sandbox/faults.ts';
import { faultsOf } from './support/faults.ts';
import { otherCode, test } from './support/journey.ts';
import {
  appointmentsOf,
  askAt,
  chooseLast,
  exhibitorOf,
  meetings,
  visitorWithPass,
} from './support/meetings.ts';
import { rowsIn, type StoredRow } from './support/records.ts';
import type { Visitor } from './support/visitor.ts';

interface Write {
  readonly collection: string;
  /** Opens its form, fills it in and sends it; `nth` makes each one differ. */
  send(visitor: Visitor, nth: number): Promise<void>;
  seeSent(visitor: Visitor, nth: number): Promise<void>;
  rows(request: APIRequestContext, person: StoredRow): Promise<readonly StoredRow[]>;
}

const firm = exhibitorOf(19);
const main = ({ page }: Visitor) => page.locator('main');
const rowsOf = (collection: string, field: string) => async (request: APIRequestContext, person: StoredRow) =>
  (await rowsIn(request, collection)).filter((row) => row[field] === person['VisitorId']);

const message: Write = {
  collection: 'MessageInfo',
  async send(visitor, nth) {
    const { page, say } = visitor;
    const address = `/messages/${meetings}/to/exhibitor/${firm}`;
    if (!page.url().includes(address)) await page.goto(address);
    await page.locator('textarea').fill(`第 ${nth} 条`);
    await visitor.button(say('conversation', 'send')).click();
  },
  async seeSent(visitor, nth) {
    const bubble = main(visitor).locator('ol li', { hasText: `第 ${nth} 条` });
    await expect(bubble).toHaveCount(1);
    await expect(
      bubble.getByText(
        new RegExp(`${visitor.say('conversation', 'sent')}|${visitor.say('conversation', 'read')}`),
      ),
    ).toBeVisible({ timeout: 30_000 });
  },
  rows: rowsOf('MessageInfo', 'VisitorSender'),
};

const inquiry: Write = {
  collection: 'EnquiryRecord',
  async send(visitor, nth) {
    const { page, say } = visitor;
    await page.goto(`/inquiry/${meetings}/productmeetings${String(nth + 1).padStart(9, '0')}`);
    await page.locator('#inquiry-quantity').fill(String(nth + 1));
    await visitor.button(say('inquiry', 'inquirySend')).click();
  },
  seeSent: ({ page }) => expect(page).toHaveURL(/\/messages\//, { timeout: 30_000 }),
  rows: rowsOf('EnquiryRecord', 'VisitorId'),
};

const appointment: Write = {
  collection: 'InvitationInfo',
  async send(visitor, nth) {
    const { page, say } = visitor;
    await page.goto(askAt(exhibitorOf([3, 6, 10, 15, 16, 19, 22][nth] ?? 24)));
    const clock = await chooseLast(page);
    await page.locator('#appointment-about').fill(`样机 ${nth}`);
    await visitor.button(say('appointments', 'ask', { time: clock })).click();
  },
  seeSent: (visitor) =>
    expect(visitor.heading).toHaveText(visitor.say('appointments', 'one'), { timeout: 30_000 }),
  rows: appointmentsOf,
};

/** What happens to the answer of the request that stores it; the last also to the look-up that follows. */
const faults: readonly (readonly FaultName[])[] = [
  ['truncatedJson'],
  ['replyLostAfterCommit'],
  ['deliveredTwice'],
  ['replyLostAfterCommit', 'serverError500'],
];

for (const [name, write] of Object.entries({ message, inquiry, appointment }))
  test(`of each ${name} there is one row where the answer is cut, is lost or comes twice, also where the look-up fails`, async ({
    page,
    context,
    request,
    visitor,
    noise,
  }) => {
    test.setTimeout(240_000);
    noise.allowFailed(new RegExp(`(?:insert|queryList)/${write.collection}$`));
    noise.expect(otherCode);
    const person = await visitorWithPass(request, context);
    const active = await faultsOf(page);
    for (const [nth, [first, lookUp]] of faults.entries()) {
      if (first !== undefined) active.switchOn({ name: first, path: `insert/${write.collection}`, times: 1 });
      if (lookUp !== undefined)
        active.switchOn({ name: lookUp, path: `queryList/${write.collection}`, times: 1 });
      await write.send(visitor, nth);
      await write.seeSent(visitor, nth);
      // A second row that only the connection made is withdrawn after the first is known.
      const count = async () => (await write.rows(request, person)).length;
      await expect.poll(count, `${first}, ${lookUp}`).toBe(nth + 1);
      active.clear();
    }
  });
