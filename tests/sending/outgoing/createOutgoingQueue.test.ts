// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutgoingQueueSettings } from '#sending/outgoing/createOutgoingQueue.ts';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const me = 'visitor00000000000000xyz';
const other = 'visitor00000000000000abc';

interface Wish {
  readonly id: string;
  readonly lane?: string;
  readonly visitorId?: string;
}
let tabs: Tab[] = [];
/** What waits on the phone, for all its tabs. */
let list: Wish[];
let sent: string[];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  openPhone();
  list = [];
  sent = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const tab of tabs) tab.kill();
  tabs = [];
});

const done = (id: string) => {
  sent.push(id);
  list = list.filter((wish) => wish.id !== id);
};

async function openQueue(settings: Partial<OutgoingQueueSettings<Wish>> = {}) {
  const tab = await openTab();
  tabs.push(tab);
  tab.device.getState().set('visitorId', me);
  const [{ createOutgoingQueue }, problems] = await Promise.all([
    import('#sending/outgoing/createOutgoingQueue.ts'),
    import('#data/client/problems.ts'),
  ]);
  const queue = createOutgoingQueue<Wish>({
    name: 'wishes',
    waiting: () => list,
    idOf: ({ id }) => id,
    laneOf: ({ lane = '' }) => lane,
    senderOf: ({ visitorId = me }) => ({ kind: 'visitor', exhibitionId, visitorId }),
    send: async (_, { id }) => done(id),
    ...settings,
  });
  return { ...queue, ...problems, tab };
}

/** A request that is answered when the test says so. */
function heldUp() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

describe('a queue of what leaves', () => {
  it('sends what waits one after the other, in its order', async () => {
    let running = 0;
    const queue = await openQueue({
      async send(_, { id }) {
        running += 1;
        await Promise.resolve();
        expect(running).toBe(1);
        running -= 1;
        done(id);
      },
    });
    list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    await queue.send();
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('does not write under another person who has logged in while it looked', async () => {
    const queue = await openQueue({
      async send(client, { id }) {
        queue.tab.device.getState().set('visitorId', other);
        await client.write('/data/insert/AddressBook', { record: {} });
        done(id);
      },
    });
    const client = await queue.tab.services().client();
    const write = vi.spyOn(client, 'write');
    list = [{ id: 'a' }];
    await queue.send();
    expect(write).not.toHaveBeenCalled();
    expect(list).toEqual([{ id: 'a' }]);
  });

  it('sends once what is asked for twice at the same time', async () => {
    const queue = await openQueue();
    list = [{ id: 'a' }];
    await Promise.all([queue.send(), queue.send(), queue.send()]);
    expect(sent).toEqual(['a']);
  });

  it('sends in the same call what is added while it sends', async () => {
    const queue = await openQueue({
      async send(_, { id }) {
        done(id);
        if (id === 'a') list = [...list, { id: 'b' }];
      },
    });
    list = [{ id: 'a' }];
    await queue.send();
    expect(sent).toEqual(['a', 'b']);
  });

  it('looks again where it was asked for after its last look', async () => {
    const { answered, answer } = heldUp();
    const queue = await openQueue({ afterLane: () => answered });
    list = [{ id: 'a' }];
    const first = queue.send();
    await vi.waitFor(() => expect(sent).toEqual(['a']));
    list = [{ id: 'b' }];
    void queue.send();
    answer();
    await first;
    expect(sent).toEqual(['a', 'b']);
  });

  it('sends nothing without a network, nor what is left when the network goes', async () => {
    const queue = await openQueue({
      async send(_, { id }) {
        done(id);
        online(false);
      },
    });
    list = [{ id: 'a' }, { id: 'b' }];
    online(false);
    await queue.send();
    expect(sent).toEqual([]);
    online(true);
    await queue.send();
    expect(sent).toEqual(['a']);
  });

  it('sends in one tab at a time, and the other tab takes what the first has not seen', async () => {
    const { answered, answer } = heldUp();
    const first = await openQueue({ send: (_, { id }) => answered.then(() => done(id)) });
    list = [{ id: 'a' }];
    const sending = first.send();
    // The lease of the first tab is there.
    await vi.waitFor(() => expect(localStorage.getItem('sendLease.wishes')).not.toBeNull());
    const second = await openQueue();
    await second.send();
    expect(sent).toEqual([]);
    answer();
    await sending;
    list = [{ id: 'b' }];
    await vi.waitFor(() => expect(sent).toEqual(['a', 'b']));
  });

  it('reads again under the lock what another tab may have sent', async () => {
    let reads = 0;
    const queue = await openQueue({
      read: async () => {
        reads += 1;
        if (reads === 2) list = [];
      },
    });
    list = [{ id: 'a' }];
    await queue.send();
    expect(sent).toEqual([]);
  });
});

describe('an entry', () => {
  it('that cannot be sent is stepped over, and tried again with the next chance', async () => {
    let isBroken = true;
    const queue = await openQueue({
      async send(_, { id }) {
        if (isBroken && id === 'a') throw new Error('no answer');
        done(id);
      },
    });
    list = [{ id: 'a' }, { id: 'b' }];
    await queue.send();
    expect(sent).toEqual(['b']);
    isBroken = false;
    await queue.send();
    expect(sent).toEqual(['b', 'a']);
  });

  it('that has no answer is tried again after some seconds, before the next chance', async () => {
    let attempts = 0;
    const queue = await openQueue({
      async send(_, { id }) {
        attempts += 1;
        if (attempts <= 2) throw new Error('no answer');
        done(id);
      },
    });
    list = [{ id: 'a' }];
    await queue.send();
    expect(sent).toEqual([]);
    await vi.waitFor(() => expect(sent).toEqual(['a']));
    expect(attempts).toBe(3);
  });

  it('that never has an answer is left to the chances after five tries', async () => {
    let attempts = 0;
    const queue = await openQueue({
      async send() {
        attempts += 1;
        throw new Error('no answer');
      },
    });
    list = [{ id: 'a' }];
    await queue.send();
    await vi.waitFor(() => expect(attempts).toBe(6), 5_000);
    await new Promise((resolve) => setTimeout(resolve, queue.tab.times.settleMs));
    expect(attempts).toBe(6);
  });

  it('that must not be overtaken holds up its lane, and no other', async () => {
    const queue = await openQueue({
      async send(_, { id }) {
        if (id === 'a') return false;
        return done(id);
      },
    });
    list = [
      { id: 'a', lane: 'one' },
      { id: 'b', lane: 'one' },
      { id: 'c', lane: 'two' },
    ];
    await queue.send();
    expect(sent).toEqual(['c']);
  });

  it('that holds up its lane is tried again after some seconds, and those behind it follow', async () => {
    let attempts = 0;
    const queue = await openQueue({
      async send(_, { id }) {
        attempts += 1;
        if (attempts <= 2) return false;
        return done(id);
      },
    });
    list = [{ id: 'a' }, { id: 'b' }];
    await queue.send();
    expect(sent).toEqual([]);
    await vi.waitFor(() => expect(sent).toEqual(['a', 'b']));
    expect(attempts).toBe(4);
  });

  it('of another lane does not wait for a request without an answer', async () => {
    const queue = await openQueue({
      send: async (_, { id }) => (id === 'a' ? new Promise<void>(() => {}) : done(id)),
    });
    list = [{ id: 'a', lane: 'one' }];
    void queue.send();
    list = [...list, { id: 'b', lane: 'two' }];
    void queue.send();
    await vi.waitFor(() => expect(sent).toEqual(['b']));
  });

  it.each([['Refused'], ['Forbidden']] as const)(
    'that is answered with %s is handed back once',
    async (name) => {
      const refused: string[] = [];
      const queue = await openQueue({
        send: async () => {
          throw new queue[name]('no');
        },
        onRefused({ id }) {
          refused.push(id);
          list = list.filter((wish) => wish.id !== id);
        },
      });
      list = [{ id: 'a' }, { id: 'b' }];
      await queue.send();
      await queue.send();
      expect(refused).toEqual(['a', 'b']);
    },
  );

  it('that is not answered is not handed back as refused', async () => {
    const onRefused = vi.fn();
    const queue = await openQueue({
      send: async () => {
        throw new queue.TimedOut('no answer');
      },
      onRefused,
    });
    list = [{ id: 'a' }];
    await queue.send();
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('of one lane alone leaves where one lane is asked for', async () => {
    const queue = await openQueue();
    list = [
      { id: 'a', lane: 'one' },
      { id: 'b', lane: 'two' },
    ];
    await queue.send('two');
    expect(sent).toEqual(['b']);
  });
});

describe('what one person has decided', () => {
  it('waits while another is logged in on this phone, and leaves when that person is back', async () => {
    const queue = await openQueue();
    queue.tab.device.getState().set('visitorId', other);
    list = [{ id: 'mine' }, { id: 'theirs', visitorId: other }];
    await queue.send();
    expect(sent).toEqual(['theirs']);
    queue.tab.device.getState().set('visitorId', me);
    await queue.send();
    expect(sent).toEqual(['theirs', 'mine']);
  });

  it('does not leave any more where another logs in while the entry before it is sent', async () => {
    const queue = await openQueue({
      async send(_, { id }) {
        done(id);
        queue.tab.device.getState().set('visitorId', other);
      },
    });
    queue.tab.device.getState().set('visitorId', me);
    list = [{ id: 'a' }, { id: 'b' }];
    await queue.send();
    expect(sent).toEqual(['a']);
  });
});
