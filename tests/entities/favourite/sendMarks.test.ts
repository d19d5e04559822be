// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const me = 'visitor00000000000000xyz';
const other = 'visitor00000000000000abc';
const mark = { kind: 'exhibitor', id: 'exhibitor000000000001001', exhibitorId: '' } as const;
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  tab = await openTab();
});
afterEach(() => {
  vi.restoreAllMocks();
  tab.kill();
});

const logInAs = (visitorId: string) => tab.device.getState().set('visitorId', visitorId);
const writes = () => phone.takePaths().filter((path) => path.startsWith('insert/'));

describe('a favourite that was set without a network', () => {
  it('does not leave under the login of another person, and leaves once when its owner is back', async () => {
    const [{ setMark }, { sendMarks }, { hasOpenMarks }] = await Promise.all([
      import('#entities/favourite/useMark.ts'),
      import('#entities/favourite/sendMarks.ts'),
      import('#entities/favourite/markLedgers.ts'),
    ]);
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    logInAs(me);
    setMark(exhibitionId, mark, true);
    logInAs(other);
    line.mockRestore();
    // The tap has asked for it already: the second call is the one that has seen the network.
    await sendMarks();
    await sendMarks();
    expect(writes()).toEqual([]);
    expect(hasOpenMarks()).toBe(true);
    logInAs(me);
    await Promise.all([sendMarks(), sendMarks()]);
    expect(writes()).toHaveLength(1);
    expect(hasOpenMarks()).toBe(false);
  });
});

describe('a number that the server tells while a mark is on its way', () => {
  const help = { kind: 'help', id: mark.id, exhibitorId: mark.id } as const;
  const queryKey = ['exhibitor', exhibitionId, mark.id];

  it('is read again where it was told before the answer, as it may count the mark or not', async () => {
    const [{ setMark }, { sendMarks }, { queryClient }] = await Promise.all([
      import('#entities/favourite/useMark.ts'),
      import('#entities/favourite/sendMarks.ts'),
      import('#data/queries/queryClient.ts'),
    ]);
    const isRead = () => queryClient().getQueryState(queryKey)?.isInvalidated === false;
    queryClient().setQueryData(queryKey, { HelpNumber: 172 });
    phone.answerInstead(({ path }) => {
      if (path === 'insert/ExhibitorHelp') queryClient().setQueryData(queryKey, { HelpNumber: 173 });
      return undefined;
    });
    logInAs(me);
    setMark(exhibitionId, help, true);
    expect(isRead()).toBe(true);
    await sendMarks();
    await sendMarks();
    expect(isRead()).toBe(false);
  });

  it('counts the mark where it was told between the answer and the look for a second row', async () => {
    const [{ setMark }, { sendMarks }, { markLedgers }, { countDelta }] = await Promise.all([
      import('#entities/favourite/useMark.ts'),
      import('#entities/favourite/sendMarks.ts'),
      import('#entities/favourite/markLedgers.ts'),
      import('#entities/favourite/rules/markLedger.ts'),
    ]);
    let isStored = false;
    let toldAtMs = 0;
    phone.answerInstead(async ({ path }) => {
      if (path === 'insert/ExhibitorHelp') isStored = true;
      if (path !== 'queryList/ExhibitorHelp' || !isStored || toldAtMs > 0) return undefined;
      toldAtMs = Date.now();
      // The answer comes at a later moment of the clock.
      await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(toldAtMs));
      return undefined;
    });
    logInAs(me);
    setMark(exhibitionId, help, true);
    await sendMarks();
    await sendMarks();
    expect(toldAtMs).toBeGreaterThan(0);
    expect(countDelta(markLedgers().find({ exhibitionId, visitorId: me }), help, toldAtMs)).toBe(0);
  });
});
