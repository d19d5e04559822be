// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mostKeptFileBytes } from '#entities/download/rules/keptFile.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const fair = 'onsite000000000000000001';
const fileId = (number: number) => `fileonsite${String(number).padStart(14, '0')}`;
const registration = 'registration00000000000k';
const dayMs = 24 * 3_600_000;
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  // That of jsdom cannot be read by fetch, nor be stored.
  vi.stubGlobal('Blob', NodeBlob);
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function register() {
  const voucher = {
    exhibitionId: fair,
    recordId: registration,
    visitorId: 'visitor0000000000000000k',
    name: '温书白',
    voucherCode: '640182937715',
    approveState: '2',
    exhibition: { ExName: '', ExNameEn: '', StartTime: '', EndTime: '', Place: '', PlaceEn: '', Logo: '' },
    savedAtMs: 1,
  };
  localStorage.setItem('vouchers', JSON.stringify([voucher]));
  localStorage.setItem('visitorId', voucher.visitorId);
}

const checkIn = () =>
  phone.call('insert/SignInRecord', {
    record: { ExhibitionId: fair, SignInPlaceId: 'gate00000000000000000001', RegistrationId: registration },
  });

async function openPage() {
  const tab = await openTab();
  tabs.push(tab);
  const [{ getFile }, transfers, { downloadFiles }, kept, { problemOfFile }, ledgers] = await Promise.all([
    import('#entities/download/getFile.ts'),
    import('#entities/download/transfers.ts'),
    import('#entities/download/api/downloadCollections.ts'),
    import('#entities/download/keptFiles.ts'),
    import('#entities/download/checkFile.ts'),
    import('#entities/favourite/markLedgers.ts'),
  ]);
  const client = await tab.services().client();
  const read = async (number: number) => {
    const file = await downloadFiles.get(client, { ExhibitionId: fair, RecordId: fileId(number) });
    if (file === undefined) throw new Error('There is no such file');
    return file;
  };
  const tap = async (number: number) => {
    await getFile(fair, await read(number));
    return transfers.findTransfer(fair, fileId(number));
  };
  return { tab, read, tap, getFile, kept, problemOfFile, ...transfers, ...ledgers };
}

const rows = () => phone.rows('FileDownloadRecord', fair);

describe('a tap on a file', { tags: ['download-messages', 'download-window'] }, () => {
  it.each([
    ['before its time', 6, 'notNow'],
    ['after its time', 7, 'notNow'],
    ['for the registered', 3, 'registerFirst'],
    ['for those who have checked in', 4, 'registerFirst'],
    ['with an unknown rule', 13, 'unknown'],
    ['that is deleted', 16, 'deleted'],
  ] as const)('%s is refused', async (_which, number, problem) => {
    const { tap } = await openPage();
    expect(await tap(number)).toMatchObject({ at: 'refused', problem });
    expect(await rows()).toEqual([]);
  });

  it('for the registered gives it to those who are', async () => {
    register();
    const { tap, kept } = await openPage();
    expect(await tap(3)).toEqual({ at: 'done' });
    expect((await kept.bytesOfKept({ exhibitionId: fair, id: fileId(3) }))?.size).toBeGreaterThan(1_000);
  });

  it('for those who have checked in asks the server before it refuses: the check-in may be seconds old', async () => {
    register();
    const page = await openPage();
    expect(await page.tap(4)).toMatchObject({ at: 'refused', problem: 'checkInFirst' });
    await checkIn();
    expect(page.problemOfFile(fair, await page.read(4))).toBe('checkInFirst');
    expect(await page.tap(4)).toEqual({ at: 'done' });
  });

  it('goes by the server’s clock, also where the phone is a day late', async () => {
    const { tap } = await openPage();
    phone.pass(6 * dayMs);
    expect(await tap(6)).toEqual({ at: 'done' });
    expect(await tap(5)).toMatchObject({ at: 'refused', problem: 'notNow' });
  });

  it('asks for the file again, which may have been deleted or closed since it was read', async () => {
    const { read, getFile, findTransfer } = await openPage();
    const file = await read(1);
    await phone.call('update/FileDownloadTask', {
      recordId: file.id,
      setValue: { Rule: 'window', EndTime: '2020-01-01 00:00:00' },
    });
    await getFile(fair, file);
    expect(findTransfer(fair, file.id)).toMatchObject({ at: 'refused', problem: 'notNow' });
    await phone.call('delete/FileDownloadTask', { recordId: file.id });
    await getFile(fair, file);
    expect(findTransfer(fair, file.id)).toMatchObject({ at: 'refused', problem: 'deleted' });
  });

  it('counts what the phone knows where the server does not answer', async () => {
    const { read, getFile, findTransfer } = await openPage();
    const [free, closed] = [await read(1), await read(7)];
    phone.answerInstead(() => Response.error());
    await getFile(fair, free);
    await getFile(fair, closed);
    expect(findTransfer(fair, free.id)).toEqual({ at: 'done' });
    expect(findTransfer(fair, closed.id)).toMatchObject({ at: 'refused', problem: 'notNow' });
  });

  it('says that a file that is no more at its address is deleted', async () => {
    const { tap } = await openPage();
    expect(await tap(14)).toMatchObject({ at: 'refused', problem: 'deleted' });
  });
});

describe('a file that is loaded', () => {
  it.each([
    ['without a byte', 11, 'empty'],
    ['in whose place the page of a network came', 12, 'otherContent'],
  ] as const)('%s is told and not kept', async (_what, number, problem) => {
    const { tap, kept } = await openPage();
    expect(await tap(number)).toEqual({ at: 'failed', problem });
    expect(await kept.bytesOfKept({ exhibitionId: fair, id: fileId(number) })).toBeUndefined();
  });

  it('is not asked for without a network', async () => {
    const { read, getFile, findTransfer } = await openPage();
    const file = await read(1);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await getFile(fair, file);
    expect(findTransfer(fair, file.id)).toEqual({ at: 'failed', problem: 'offline' });
  });

  it('is not begun where the phone has no room for it', async () => {
    const storage = { estimate: async () => ({ quota: 11_000_000, usage: 5_000_000 }) };
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
    const { tap, kept } = await openPage();
    expect(await tap(8)).toEqual({ at: 'failed', problem: 'noSpace' });
    expect((await kept.spaceHere()).freeBytes).toBe(6_000_000);
    Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true });
  });

  it('can be opened until the page ends where the browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { tap } = await openPage();
    expect(await tap(1)).toMatchObject({ at: 'held' });
  });

  it('ends with a cancel, and is neither kept nor recorded', async () => {
    register();
    const { read, getFile, findTransfer, cancelTransfer, kept } = await openPage();
    const file = await read(8);
    const running = getFile(fair, file);
    await eventually(() => expect(findTransfer(fair, file.id)?.at).toBe('loading'));
    cancelTransfer(fair, file.id);
    await running;
    expect(findTransfer(fair, file.id)).toBeUndefined();
    expect(await kept.bytesOfKept({ exhibitionId: fair, id: file.id })).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  it('is the visitor’s where its time has ended meanwhile', async () => {
    const { read, getFile, findTransfer } = await openPage();
    const file = await read(5);
    const running = getFile(fair, file);
    await eventually(() => expect(findTransfer(fair, file.id)?.at).not.toBe('checking'));
    phone.pass(10 * dayMs);
    await running;
    expect(findTransfer(fair, file.id)).toEqual({ at: 'done' });
  });

  it('is too large to be held above a hundred megabytes', () => {
    expect(mostKeptFileBytes).toBe(100 * 1024 * 1024);
  });
});

describe('the record of a download', { tags: ['download-record'] }, () => {
  it('is made once, however often the file is downloaded', async () => {
    register();
    const page = await openPage();
    await page.tap(1);
    await page.tap(1);
    await eventually(async () => expect(await rows()).toHaveLength(1));
    await eventually(() => expect(page.hasOpenMarks()).toBe(false));
    expect(await rows()).toMatchObject([
      { VisitorId: 'visitor0000000000000000k', FileDownloadTaskId: fileId(1) },
    ]);
  });

  it('is made once where its reply is lost', async () => {
    register();
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/FileDownloadRecord', times: 1 });
    const page = await openPage();
    await page.tap(1);
    await eventually(async () => expect(await rows()).toHaveLength(1));
    await eventually(() => expect(page.hasOpenMarks()).toBe(false));
    expect(await rows()).toHaveLength(1);
  });

  it('is not made of a stranger, who gets the file', async () => {
    const { tap } = await openPage();
    expect(await tap(1)).toEqual({ at: 'done' });
    expect(await rows()).toEqual([]);
  });
});
