// @vitest-environment jsdom
import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

let phone: Phone;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A page that was just loaded; `read` is any read of a screen. */
async function openReads() {
  const { services } = await openTab();
  const [{ readingClient }, { queryClient }, { fairNowMs }] = await Promise.all([
    import('#data/queries/readingClient.ts'),
    import('#data/queries/queryClient.ts'),
    import('#session/clock/fairClock.ts'),
  ]);
  return {
    api: await services().client(),
    read: () =>
      queryClient().fetchQuery({
        queryKey: ['rows'],
        queryFn: async (context) =>
          (await readingClient(context)).read('/data/queryList/LiveList', { condition: {} }),
      }),
    offsetMs: () => fairNowMs() - services().now(),
  };
}

const answer = (headers: Record<string, string>) => () =>
  Response.json({ resCode: 0, resMsg: '', result: [] }, { headers });

describe('the clock of the screens', () => {
  it.each([
    ['a day behind', dayMs, dayMs],
    ['a day ahead', -dayMs, -dayMs],
    ['a minute off, which may be a slow answer', minuteMs, 0],
  ])('goes by the date of any answer where the phone is %s', async (_case, passedMs, offsetMs) => {
    const { read, offsetMs: told } = await openReads();
    phone.pass(passedMs);
    await read();
    expect(Math.abs(told() - offsetMs)).toBeLessThan(5 * minuteMs);
  });

  it('goes by a read of a screen in the same second as one that was no screen’s', async () => {
    const { api, read, offsetMs } = await openReads();
    phone.answerInstead(
      answer({ date: new Date(Math.floor(Date.now() / minuteMs) * minuteMs + dayMs).toUTCString() }),
    );
    await api.read('/data/queryList/Exhibition', { condition: {} });
    await read();
    expect(offsetMs()).toBeGreaterThan(dayMs - 2 * minuteMs);
  });

  it('is that of the phone again once the phone was set right', async () => {
    const { read, offsetMs } = await openReads();
    phone.pass(dayMs);
    await read();
    phone.pass(-dayMs);
    await read();
    expect(offsetMs()).toBe(0);
  });

  it('is not changed by an answer that tells no date', async () => {
    const { read, offsetMs } = await openReads();
    phone.answerInstead(
      answer({ date: new Date(Math.floor(Date.now() / minuteMs) * minuteMs + dayMs).toUTCString() }),
    );
    await read();
    const known = offsetMs();
    phone.answerInstead(answer({}));
    await read();
    expect(Math.abs(offsetMs() - known)).toBeLessThan(minuteMs);
    expect(known).toBeGreaterThan(dayMs - 2 * minuteMs);
  });
});

describe('the reads of one query', () => {
  it('end together once no screen waits for them, by one listener of its signal, and those that follow end immediately', async () => {
    await openTab();
    const [{ readingClient }, { queryClient }] = await Promise.all([
      import('#data/queries/readingClient.ts'),
      import('#data/queries/queryClient.ts'),
    ]);
    const asked: string[] = [];
    phone.answerInstead(({ path }) => {
      asked.push(path);
      return new Promise<Response>(() => {});
    });
    const endings: Promise<unknown>[] = [];
    const kindOf = (read: Promise<unknown>) =>
      read.then(
        () => 'answered',
        ({ kind }: { kind: string }) => kind,
      );
    let seen: AbortSignal | undefined;
    let readLate = () => Promise.resolve<unknown>(undefined);
    const queryKey = ['many'];
    const fetched = queryClient().fetchQuery({
      queryKey,
      queryFn: async (context) => {
        seen = context.signal;
        const client = await readingClient(context);
        readLate = () => client.read('/data/queryList/LiveList', { condition: {} });
        for (let count = 0; count < 12; count += 1) endings.push(kindOf(readLate()));
        return Promise.all(endings);
      },
    });
    const isOver = fetched.catch(() => undefined);
    await eventually(() => expect(asked).toHaveLength(12));
    expect(seen && getEventListeners(seen, 'abort')).toHaveLength(1);
    await queryClient().cancelQueries({ queryKey });
    expect(await Promise.all(endings)).toEqual(Array(12).fill('aborted'));
    expect(await kindOf(readLate())).toBe('aborted');
    await isOver;
    expect(asked).toHaveLength(12);
  });
});
