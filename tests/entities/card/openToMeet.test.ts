// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasAgreed } from '#sandbox/seed/people/peopleSeeds.ts';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { openPersonOf } from '#entities/card/rules/openPerson.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const me = { exhibitionId, visitorId: 'visitor00000000000000xyz' };
const card = {
  visitorId: me.visitorId,
  texts: { ...noTexts, name: '林小满', company: '江海贸易', mobile: '13800000000' },
  english: noEnglish,
};
const person = openPersonOf(card, ['机器视觉']);
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
});

async function newTab() {
  tabs.push(await openTab());
  const [change, people, session] = await Promise.all([
    import('#entities/card/open/changeOpening.ts'),
    import('#entities/card/api/openPeople.ts'),
    import('#session/services.ts'),
  ]);
  const client = await session.services().client();
  return {
    ...change,
    listed: () => people.listOpenPeople(client, exhibitionId),
    own: () => people.findOpenPerson(client, me),
  };
}
const ownRows = async () =>
  (await phone.rows('AddressBook', exhibitionId)).filter((row) => row['VisitorId'] === me.visitorId);

describe('visitors who let others see them', () => {
  it('are those who have agreed, and none of those who have not', async () => {
    const tab = await newTab();
    const seeded = (await phone.rows('AddressBook', exhibitionId)).map((row) => String(row['VisitorId']));
    const listed = (await tab.listed()).map(({ visitorId }) => visitorId);
    expect(listed.sort()).toEqual(seeded.filter((_, at) => hasAgreed(at)).sort());
    expect(listed.length).toBeLessThan(seeded.length);
  });

  it('are one more after one has agreed twice, and none of that is left when it is taken back', async () => {
    const tab = await newTab();
    const before = (await tab.listed()).length;
    await tab.changeOpening(me, person);
    await tab.changeOpening(me, { ...person, topics: ['轴承'] });
    expect(await tab.own()).toEqual({ ...person, topics: ['轴承'] });
    expect(await tab.listed()).toHaveLength(before + 1);
    expect(JSON.stringify(await ownRows())).not.toContain('13800000000');
    await tab.changeOpening(me, null);
    expect([await ownRows(), await tab.own()]).toEqual([[], undefined]);
  });

  it.each(['replyLostAfterCommit', 'deliveredTwice'] as const)(
    'have one row each after %s and another attempt',
    async (name) => {
      const tab = await newTab();
      await phone.fault({ name, path: 'insert/AddressBook', times: 1 });
      await tab.changeOpening(me, person).catch(() => undefined);
      await tab.changeOpening(me, person);
      expect(await ownRows()).toHaveLength(1);
      await tab.changeOpening(me, null);
      expect(await ownRows()).toEqual([]);
    },
  );

  it('are written once by two pages', async () => {
    const [one, other] = [await newTab(), await newTab()];
    await Promise.all([one.changeOpening(me, person), other.changeOpening(me, person)]);
    expect(await ownRows()).toHaveLength(1);
  });
});
