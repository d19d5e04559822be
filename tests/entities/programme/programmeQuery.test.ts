// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Asked,
  openPhone,
  openTab,
  type Phone,
  startServer,
  stopServer,
} from '#tests/flows/openPhone.ts';

let phone: Phone;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const exhibitionId = 'open00000000000000000001';
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** A page that was just loaded. */
async function openProgramme() {
  const { services } = await openTab();
  const [
    { beginningQuery, programmeQuery },
    { queryClient },
    changes,
    { rememberedList },
    { scheduleQuery },
    clock,
  ] = await Promise.all([
    import('#entities/programme/programmeQuery.ts'),
    import('#data/queries/queryClient.ts'),
    import('#entities/programme/schedule/changeRemembered.ts'),
    import('#entities/programme/schedule/rememberedList.ts'),
    import('#entities/programme/schedule/scheduleQuery.ts'),
    import('#session/clock/fairClock.ts'),
  ]);
  const client = queryClient();
  return {
    now: () => services().now(),
    beginning: () => client.getQueryData(beginningQuery(exhibitionId).queryKey),
    ...changes,
    read: () => client.fetchQuery({ ...programmeQuery(exhibitionId), staleTime: 0 }),
    readSchedule: () => client.fetchQuery({ ...scheduleQuery(exhibitionId), staleTime: 0 }),
    schedule: () => rememberedList(exhibitionId).list(),
    clockOffsetMs: () => clock.fairNowMs() - services().now(),
  };
}

const row = (RecordId: string, StartTime: string) => ({
  RecordId,
  ExhibitionId: exhibitionId,
  Title: RecordId,
  StartTime,
  EndTime: '',
});
const answer = (result: object[]) => Response.json({ resCode: 0, resMsg: '', result });
/** Answers with these rows whatever is asked of the sessions. */
const answerSessions = (rows: object[]) =>
  phone.answerInstead(({ path }: Asked) => (path.endsWith('/Conference') ? answer(rows) : undefined));

interface Page {
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** Answers with the pages of so many sessions; with an error where `isAnswered` says no. */
function answerPages(count: number, isAnswered: (page: Page) => boolean) {
  const all = Array.from({ length: count }, (_, at) => row(String(at).padStart(24, '0'), '2026-11-24 09:00'));
  phone.answerInstead(({ path, body }: Asked) => {
    if (!path.endsWith('/Conference')) return undefined;
    const page = body.params['options'] as Page;
    if (!isAnswered(page)) return new Response('no', { status: 500 });
    return answer(all.slice((page.pageIndex - 1) * page.pageSize, page.pageIndex * page.pageSize));
  });
}

const sessionOfOpen = 'sessionopen0000000000001';
const entryOf = (id: string, startMs: number) =>
  ({
    kind: 'conference',
    id,
    title: { zh: '论坛', en: 'Forum' },
    startMs,
    placeName: { zh: '', en: '' },
    path: `/conference/${exhibitionId}/${id}`,
  }) as const;

describe('the programme', () => {
  it('has each session once, also where two rows have one id', async () => {
    const programme = await openProgramme();
    answerSessions([row('a'.repeat(24), '2026-11-24 09:00'), row('a'.repeat(24), '2026-11-24 10:00')]);
    expect(await programme.read()).toHaveLength(1);
  });

  it('has a session whose time is text, and without a time', async () => {
    const programme = await openProgramme();
    answerSessions([row('a'.repeat(24), '上午'), row('b'.repeat(24), '2026/11/24 10:00')]);
    const times = (await programme.read()).map((session) => session.times !== undefined);
    expect(times).toEqual([false, true]);
  });

  it('shows its earliest sessions while the others are read, and has each once', async () => {
    const programme = await openProgramme();
    let shown: unknown;
    answerPages(90, ({ pageSize }) => {
      if (pageSize > 40) shown = programme.beginning();
      return true;
    });
    expect(await programme.read()).toHaveLength(90);
    expect(shown).toHaveLength(40);
  });

  it('keeps the sessions that are shown where a second attempt fails sooner than the first', async () => {
    const programme = await openProgramme();
    answerPages(600, ({ pageIndex }) => pageIndex === 1);
    await expect(programme.read()).rejects.toThrow();
    expect(programme.beginning()).toHaveLength(500);
    answerPages(600, ({ pageSize }) => pageSize === 40);
    await expect(programme.read()).rejects.toThrow();
    expect(programme.beginning()).toHaveLength(500);
  });

  it('is asked for once where the first page has all of it, and where it is read again', async () => {
    const programme = await openProgramme();
    answerPages(39, () => true);
    phone.takePaths();
    await programme.read();
    expect(phone.takePaths()).toEqual(['get/Conference']);
    answerPages(90, ({ pageSize }) => pageSize > 40);
    expect(await programme.read()).toHaveLength(90);
    expect(phone.takePaths()).toEqual(['get/Conference']);
  });

  it('brings the schedule of this phone up to date', async () => {
    const programme = await openProgramme();
    programme.toggleRemembered(exhibitionId, entryOf(sessionOfOpen, 1_000));
    await programme.read();
    const [entry] = programme.schedule();
    expect(entry?.knownStartMs).toBe(1_000);
    expect(entry?.startMs).toBeGreaterThan(programme.now());
  });
});

describe('the schedule', () => {
  it('tells what was moved, what has lost its time, and what is gone', async () => {
    const programme = await openProgramme();
    const [moved, undated, gone] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [
      string,
      string,
      string,
    ];
    for (const id of [moved, undated, gone]) programme.toggleRemembered(exhibitionId, entryOf(id, 1_000));
    answerSessions([row(moved, '2026-11-24 09:00'), row(undated, '待定')]);
    await programme.readSchedule();
    expect(
      programme.schedule().map(({ startMs, isUndated, isGone }) => [startMs > 1_000, isUndated, isGone]),
    ).toEqual([
      [true, undefined, undefined],
      [false, true, undefined],
      [false, undefined, true],
    ]);
  });

  it.each([
    ['a day behind', dayMs, dayMs],
    ['a day ahead', -dayMs, -dayMs],
    ['a minute off, which may be a slow answer', 60_000, 0],
  ])('goes by the clock of the server where that of the phone is %s', async (_case, passedMs, offsetMs) => {
    const programme = await openProgramme();
    phone.pass(passedMs);
    await programme.read();
    expect(Math.abs(programme.clockOffsetMs() - offsetMs)).toBeLessThan(hourMs);
  });
});
