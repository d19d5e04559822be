// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const me = 'visitor00000000000000xyz';
const firm = 'exhibitor000000000001001';
const otherFirm = 'exhibitor000000000001002';
const owner = { exhibitionId, visitorId: me };
const insert = 'insert/MessageInfo';
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
  vi.restoreAllMocks();
});

let count = 0;
async function openPage(settings: Parameters<typeof openTab>[0] = {}) {
  const tab = await openTab(settings);
  tabs.push(tab);
  tab.device.getState().set('visitorId', me);
  const [queue, outgoing] = await Promise.all([
    import('#entities/message/messageQueue.ts'),
    import('#entities/message/outgoingMessages.ts'),
  ]);
  const write = (text: string, to = firm) => {
    count += 1;
    return queue.queueMessage({
      owner,
      partner: { kind: 'exhibitor', id: to },
      business: 'text',
      text,
      title: '',
      link: '',
      productId: '',
      senderName: '',
      clientRef: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
      writtenAtMs: Date.now() + count,
    });
  };
  const waiting = () => outgoing.outgoingMessages.getState().list;
  return { tab, ...queue, write, waiting };
}
type Page = Awaited<ReturnType<typeof openPage>>;

const sentRows = async (): Promise<Row[]> =>
  (await phone.rows('MessageInfo', exhibitionId)).filter((row) => row['VisitorSender'] === me);
const texts = async () => (await sentRows()).map((row) => row['Content']);
const empty = (page: Page) =>
  eventually(async () => {
    expect(page.waiting()).toEqual([]);
    expect(await (await page.tab.localStores()).outbox.list()).toEqual([]);
  });
const noNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

/** As of a server that keeps only the fields it knows. */
function dropOurFields() {
  phone.answerInstead(({ path, body }) => {
    if (path !== insert) return undefined;
    const record = body.params['record'] as Row;
    if (!('ClientRef' in record)) return undefined;
    const { ClientRef: _, ClientTime: __, BusinessType: ___, ...kept } = record;
    return phone.call(insert, { record: kept }).then(() => new Response('gateway', { status: 502 }));
  });
}

describe('a message', { tags: ['N06'] }, () => {
  it('is in the outbox before it leaves, is looked up, and is stored once', async () => {
    const page = await openPage();
    await page.write('您好');
    expect(page.waiting()).toMatchObject([{ message: { text: '您好', isMine: true } }]);
    await empty(page);
    expect(await sentRows()).toMatchObject([
      { Content: '您好', VisitorSender: me, ExhibitorReceiver: firm, ExhibitionId: exhibitionId },
    ]);
    const paths = phone.takePaths();
    expect(paths[0]).toBe('queryList/MessageInfo');
    expect(paths.filter((path) => path === insert)).toHaveLength(1);
  });

  it('whose answer got lost is found, and is one row', async () => {
    await phone.fault({ name: 'replyLostAfterCommit', path: insert, times: 1 });
    const page = await openPage();
    await page.write('还在吗');
    await empty(page);
    expect(await texts()).toEqual(['还在吗']);
  });

  it('whose answer got lost is one row also where the server keeps no reference', async () => {
    dropOurFields();
    const page = await openPage();
    await page.write('还在吗');
    await empty(page);
    expect(await texts()).toEqual(['还在吗']);
  });

  it('that says the same as an earlier one is a second row, with a reference and without', async () => {
    const page = await openPage();
    await page.write('好的');
    await empty(page);
    await page.write('好的');
    await empty(page);
    dropOurFields();
    await page.write('好的');
    await empty(page);
    expect(await texts()).toEqual(['好的', '好的', '好的']);
  });

  it('leaves in the order in which it was written', async () => {
    await phone.fault({ name: 'replyLostAfterCommit', path: insert, times: 2 });
    const page = await openPage();
    await Promise.all(['一', '二', '三', '四'].map((text) => page.write(text)));
    await empty(page);
    expect(await texts()).toEqual(['一', '二', '三', '四']);
  });

  it('to another partner does not wait for one that is held up', async () => {
    const page = await openPage();
    phone.answerInstead(({ path, body }) =>
      path === insert && (body.params['record'] as Row)['ExhibitorReceiver'] === firm
        ? new Promise<Response>(() => {})
        : undefined,
    );
    await page.write('held up');
    await page.write('goes', otherFirm);
    await eventually(async () => expect(await texts()).toEqual(['goes']));
    expect(page.waiting()).toMatchObject([{ message: { text: 'held up' }, state: 'sending' }]);
  });

  it('without a network waits, and is stored once when there is one', { tags: ['N01'] }, async () => {
    const line = noNetwork();
    const page = await openPage();
    await page.write('离线写的');
    await page.sendMessages();
    expect(page.waiting()).toMatchObject([{ state: 'queued' }]);
    expect(phone.takePaths()).toEqual([]);
    line.mockRestore();
    await Promise.all([page.sendMessages(), page.sendMessages()]);
    await empty(page);
    expect(await texts()).toEqual(['离线写的']);
  });

  it('of a page that was killed is sent by the next one', { tags: ['U05'] }, async () => {
    const line = noNetwork();
    const first = await openPage();
    await first.write('上一页写的');
    first.tab.kill();
    line.mockRestore();
    const next = await openPage();
    await next.sendMessages();
    await empty(next);
    expect(await texts()).toEqual(['上一页写的']);
  });

  it('of a page that was killed after it left is looked up by the next one', async () => {
    const first = await openPage();
    let hasLeft = false;
    phone.answerInstead(({ path, body }) => {
      if (path !== insert || hasLeft) return undefined;
      hasLeft = true;
      return phone.call(insert, body.params).then(() => new Promise<Response>(() => {}));
    });
    await first.write('已到达');
    await eventually(async () => expect(await texts()).toHaveLength(1));
    first.tab.kill();
    const next = await openPage();
    await next.sendMessages();
    await empty(next);
    expect(await texts()).toEqual(['已到达']);
  });
});

describe('a message that the server refuses', () => {
  it('stays with its reason, also after a reload, lets the next one pass, and can be sent again', async () => {
    const page = await openPage();
    phone.answerInstead(({ path, body }) =>
      path === insert && (body.params['record'] as Row)['Content'] === 'no'
        ? Response.json({ resCode: 1402, resMsg: 'blocked', result: [] })
        : undefined,
    );
    await page.write('no');
    await page.write('yes');
    await eventually(async () => expect(await texts()).toEqual(['yes']));
    await eventually(() =>
      expect(page.waiting()).toMatchObject([{ state: 'refused', refusal: { resCode: 1402 } }]),
    );
    page.tab.kill();
    const next = await openPage();
    await next.sendMessages();
    await eventually(() =>
      expect(next.waiting()).toMatchObject([{ state: 'refused', refusal: { resCode: 1402 } }]),
    );
    phone.answerInstead(() => undefined);
    await next.sendAgain(next.waiting()[0]?.message.id ?? '');
    await empty(next);
    expect(await texts()).toEqual(['yes', 'no']);
  });

  it('and is sent again while the outbox is read is not shown as refused once more, and is stored once', async () => {
    const page = await openPage();
    phone.answerInstead(({ path }) =>
      path === insert ? Response.json({ resCode: 1402, resMsg: 'blocked', result: [] }) : undefined,
    );
    await page.write('again');
    await eventually(() => expect(page.waiting()).toMatchObject([{ state: 'refused' }]));
    const { outbox } = await page.tab.localStores();
    // What is written of the refusal must not count as the write of the second try.
    await eventually(async () => expect(await outbox.list()).toMatchObject([{ state: { at: 'rejected' } }]));
    await page.sendMessages();
    phone.answerInstead(() => undefined);
    const put = outbox.put.bind(outbox);
    let write = () => {};
    const mayWrite = new Promise<void>((go) => {
      write = go;
    });
    vi.spyOn(outbox, 'put').mockImplementationOnce(async (entry) => {
      await mayWrite;
      return put(entry);
    });
    const sending = page.sendAgain(page.waiting()[0]?.message.id ?? '');
    // Another chance reads the outbox, which still says that it was refused.
    await page.sendMessages();
    expect(page.waiting().map(({ state }) => state)).not.toContain('refused');
    write();
    await sending;
    await empty(page);
    expect(await texts()).toEqual(['again']);
  });

  it('is removed by the visitor, and is never sent', async () => {
    phone.answerInstead(({ path }) =>
      path === insert ? Response.json({ resCode: 1401, resMsg: 'long', result: [] }) : undefined,
    );
    const page = await openPage();
    await page.write('too long');
    await eventually(() => expect(page.waiting()).toMatchObject([{ state: 'refused' }]));
    phone.answerInstead(() => undefined);
    expect(await page.removeOutgoing(page.waiting()[0]?.message.id ?? '')).toBe(true);
    await page.sendMessages();
    await empty(page);
    expect(await texts()).toEqual([]);
  });

  it('with a 403 leads nowhere and says that it was not sent', async () => {
    const forbidden = vi.fn();
    const page = await openPage({ onForbidden: forbidden });
    phone.answerInstead(({ path }) => (path === insert ? new Response('', { status: 403 }) : undefined));
    await page.write('403');
    await eventually(() => expect(page.waiting()).toMatchObject([{ state: 'unsent' }]));
    expect(forbidden).not.toHaveBeenCalled();
  });
});

describe('the note for the next page', () => {
  const noted = () => localStorage.getItem('messagesWaiting');

  it('is there while a message waits, and goes with the last one', async () => {
    const line = noNetwork();
    const page = await openPage();
    expect(noted()).toBeNull();
    await page.write('离线写的');
    expect(noted()).toBe('1');
    page.tab.kill();
    line.mockRestore();
    const next = await openPage();
    await next.sendMessages();
    await empty(next);
    await eventually(() => expect(noted()).toBeNull());
  });

  it('is not kept for a refused message, which waits for the visitor', async () => {
    phone.answerInstead(({ path }) =>
      path === insert ? Response.json({ resCode: 1402, resMsg: 'blocked', result: [] }) : undefined,
    );
    const page = await openPage();
    await page.write('no');
    await eventually(() => expect(page.waiting()).toMatchObject([{ state: 'refused' }]));
    await eventually(() => expect(noted()).toBeNull());
  });
});

describe('what is not sent', () => {
  it('is asked about before a logout, and its text is nowhere in the open storages', async () => {
    noNetwork();
    const page = await openPage();
    await page.write('我的电话是 13912345678');
    const { findUnsent } = await import('#entities/visitor/logout.ts');
    expect(await findUnsent()).toMatchObject({ kind: 'message', exhibitionId });
    expect(phone.storedText()).not.toContain('13912345678');
  });
});

describe('a message of one person', () => {
  it('does not leave under the login of another, and leaves when its writer is back', async () => {
    const line = noNetwork();
    const page = await openPage();
    page.tab.device.getState().set('visitorId', me);
    await page.write('离线写的');
    page.tab.device.getState().set('visitorId', 'visitor00000000000000abc');
    line.mockRestore();
    await page.sendMessages();
    expect(await sentRows()).toEqual([]);
    expect(page.waiting()).toHaveLength(1);
    page.tab.device.getState().set('visitorId', me);
    await page.sendMessages();
    await empty(page);
    expect(await texts()).toEqual(['离线写的']);
  });
});

describe('a message that is being tried', () => {
  it('is not sent any more once another person has logged in', async () => {
    const page = await openPage();
    const { actAsVisitor } = await import('#session/acting/keepIdentity.ts');
    let failed = 0;
    phone.answerInstead(({ path }) => {
      if (path !== insert && !path.startsWith('queryList/MessageInfo')) return undefined;
      failed += 1;
      // While its first request is on its way, another person logs in with another user id.
      actAsVisitor({ visitorId: 'visitor00000000000000abc', userId: 'user-of-another' });
      return new Response('gateway', { status: 502 });
    });
    await page.write('第一次没发出去');
    await eventually(() => expect(page.waiting()).toMatchObject([{ state: 'unsent' }]));
    expect(failed).toBeGreaterThan(0);
    phone.answerInstead(() => undefined);
    await page.sendMessages();
    expect(await sentRows()).toEqual([]);
    expect(phone.asked.filter(({ body }) => body.userId === 'user-of-another' && isAboutMe(body))).toEqual(
      [],
    );
    expect(page.waiting()).toHaveLength(1);
  });
});

const isAboutMe = ({ params }: { readonly params: Row }) => JSON.stringify(params).includes(me);
