// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const recordId = `newsopen${'1'.padStart(16, '0')}`;
const byCondition = 'updateByCondition/NewsContent';
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  tab = await openTab();
});
afterEach(() => tab.kill());

async function visitor() {
  const [{ addView }, { news }] = await Promise.all([
    import('#entities/favourite/api/addView.ts'),
    import('#entities/news/api/newsCollections.ts'),
  ]);
  const client = await tab.services().client();
  return (told: number) => addView(client, news, recordId, told);
}

const numbers = async (id = recordId) =>
  (await phone.rows('NewsContent', exhibitionId)).find((row) => row['RecordId'] === id)?.['PVNumber'];
const write = (PVNumber: unknown) => phone.call('update/NewsContent', { recordId, setValue: { PVNumber } });
const asked = (path: string) => phone.asked.filter((one) => one.path === path);

describe('a view', () => {
  it('adds one with a single request where no other phone looks', async () => {
    await write(300);
    await (await visitor())(300);
    expect(await numbers()).toBe(301);
    expect(asked(byCondition)).toHaveLength(1);
    expect(asked('update/NewsContent')).toEqual([]);
  });

  it('of each of two visitors who open a page at the same time is counted', async () => {
    await write(300);
    const look = await visitor();
    await Promise.all([look(300), look(300)]);
    expect(await numbers()).toBe(302);
  });

  it('changes no other row', async () => {
    await write(300);
    const others = async () =>
      (await phone.rows('NewsContent', exhibitionId)).filter((row) => row['RecordId'] !== recordId);
    const before = await others();
    await (await visitor())(300);
    expect(await others()).toEqual(before);
  });

  it.each([
    ['does not know the call', () => new Response(null, { status: 404 })],
    ['refuses it', () => Response.json({ resCode: 1402, resMsg: '', result: [] })],
    ['forbids it', () => new Response(null, { status: 403 })],
  ])('is counted by the id of the row where the server %s', async (_, answer) => {
    await write(300);
    const look = await visitor();
    await write(305);
    phone.answerInstead(({ path }) => (path === byCondition ? answer() : undefined));
    await look(300);
    expect(await numbers()).toBe(306);
    expect(asked(byCondition)).toHaveLength(1);
  });

  it('is counted where the server keeps the number as a text', async () => {
    await write('300');
    await (await visitor())(300);
    expect(await numbers()).toBe(301);
  });

  it('is given up, and takes none away, where others are quicker each time', async () => {
    await write(300);
    let others = 0;
    phone.answerInstead(async ({ path }) => {
      if (path !== byCondition) return undefined;
      others += 1;
      await write(300 + others);
      return undefined;
    });
    await (await visitor())(300);
    expect(others).toBe(5);
    expect(await numbers()).toBe(305);
  });

  it('of a row that is gone, or counts none, is not written', async () => {
    await write(null);
    await (await visitor())(300);
    expect(await numbers()).toBeNull();
    expect(asked('update/NewsContent')).toHaveLength(0);
  });

  it('without an answer is not sent a second time', async () => {
    await write(300);
    phone.answerInstead(({ path }) => (path === byCondition ? Response.error() : undefined));
    await expect((await visitor())(300)).rejects.toThrow(byCondition);
    expect(asked(byCondition)).toHaveLength(1);
    expect(asked('update/NewsContent')).toEqual([]);
  });
});
