// @vitest-environment jsdom
import COS from 'cos-js-sdk-v5';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startNodeServer } from '#sandbox/adapters/nodeServer.ts';
import { createSandbox } from '#sandbox/answer.ts';
import { md5Hex } from '#sandbox/crypto/md5.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import { createDatabase } from '#device/storage/database.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import type { StartUpload, Upload } from '#ui/fields/uploaded/uploadingContext.ts';
import { openTab } from '../openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const megabyte = 1024 * 1024;
const mobile = '13800138000';
const exhibitionId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';
const own: DraftAddress = { exhibitionId, channelId, contact: { kind: 'mobile', value: mobile } };
const bytes = Uint8Array.from({ length: 2.2 * megabyte }, (_, at) => (at * 31 + (at >> 8)) % 251);
const fileOf = (content: BlobPart = bytes, name = '健康监测记录.pdf') =>
  new File([content], name, { type: 'application/pdf' });
const otherBytes = Uint8Array.from(bytes);
otherBytes[bytes.length - 1] = 252;

/** Web Locks as a browser keeps them for all tabs; a page that is killed gives back what it held. */
function createLocks() {
  const holders = new Map<string, number>();
  return (page: number) => ({
    request: async (name: string, _options: LockOptions, step: LockGrantedCallback<unknown>) => {
      if (holders.has(name)) return step(null);
      holders.set(name, page);
      try {
        return await step({ name, mode: 'exclusive' });
      } finally {
        if (holders.get(name) === page) holders.delete(name);
      }
    },
    query: async () => ({ held: [...holders.keys()].map((name) => ({ name })) }),
    killed: () => {
      for (const [name, holder] of holders) if (holder === page) holders.delete(name);
    },
  });
}

/** The page's own window; its address is that of the server, as where the storage has no host of its own. */
declare const jsdom: { reconfigure(settings: { url: string }): void };
let server: RunningServer;
/** Method, object and question of every request to the storage. */
let sent: string[];
/** The numbers of the slices that the storage has taken. */
let arrived: string[];
/** Requests that come through later, or never. */
let held: (line: string) => boolean | Promise<void>;
let locksOf: ReturnType<typeof createLocks> | undefined;
let pages: number;
/** The SDK as each upload has opened it. */
let sdks: () => COS[];

beforeEach(async () => {
  sent = [];
  arrived = [];
  held = () => false;
  locksOf = createLocks();
  pages = 0;
  const uploading = vi.spyOn(COS.prototype, 'uploadFile');
  sdks = () => uploading.mock.contexts as COS[];
  vi.stubGlobal('indexedDB', new IDBFactory());
  const sandbox = createSandbox({ store: createMemoryStore(), now: Date.now });
  const answer = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/cos/') || request.method === 'OPTIONS') return sandbox.answer(request);
    const line = `${request.method} ${pathname}${search}`;
    sent.push(line);
    const wait = held(line);
    if (wait === true) return new Promise<Response>(() => {});
    await wait;
    const response = await sandbox.answer(request);
    if (response.ok) arrived.push(...partsIn([line]));
    return response;
  };
  server = await startNodeServer({ answer });
  // Another origin for every test: nothing is stored there yet.
  jsdom.reconfigure({ url: server.origin });
});
afterEach(() => server.close());

/** Ends what the SDK is at, as the end of its page does: it belongs to no module of the app, so the next page has the same one. */
function endTasks(): void {
  for (const cos of sdks()) for (const { id } of cos.getTaskList()) cos.cancelTask(id);
}

/** The app's own modules, evaluated again as after a page load, on whatever the phone holds. */
async function openPage() {
  const locks = locksOf?.((pages += 1));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const tab = await openTab({ baseUrl: server.origin });
  const [uploads, { questionnaireUploads }, { logOut }] = await Promise.all([
    import('#entities/registration/registrationUploads.ts'),
    import('#features/questionnaires/questionnaireDraft.ts'),
    import('#entities/visitor/logout.ts'),
  ]);
  // What is kept, and the locks, are this page's from now on.
  await tab.localStores();
  const started: Upload[] = [];
  return {
    ...tab,
    ...uploads,
    questionnaireUploads,
    logOut,
    hand(start: StartUpload, file: Blob = fileOf(), question = 'HealthRecord', isAsChosen = true): Upload {
      const upload = start(file, 'pdf', { question, isAsChosen });
      started.push(upload);
      return upload;
    },
    /** It sends nothing any more, and was not asked. */
    kill() {
      tab.kill();
      tab.device.setState({ isPersonGone: true });
      for (const upload of started) upload.pause();
      endTasks();
      locks?.killed();
    },
  };
}

type Page = Awaited<ReturnType<typeof openPage>>;

const partsIn = (lines: readonly string[]) =>
  lines.map((line) => /^PUT .*partNumber=(\d)/.exec(line)?.[1]).filter((part) => part !== undefined);
const parts = () => partsIn(sent);
const objectOf = (line = '') => /visitor\/[0-9a-f-]{36}/.exec(line)?.[0] ?? '';
const firstObject = () => objectOf(sent.find((line) => line.startsWith('POST')));
const sentBytes = (upload: Upload) => {
  const state = upload.getState();
  return 'sentBytes' in state ? state.sentBytes : 0;
};

/** Under which keys the phone keeps something whose name begins like this. */
const keysOf = (prefix: string) => createDatabase({ indexedDB, name: 'exhibition-visitor' }).keys(prefix);

/** Hands in a file, and kills the page when all slices have left and the first ones have arrived. */
async function interrupted(
  start: (page: Page) => StartUpload,
  { first = 2, isAsChosen = true, keepsBytes = true } = {},
): Promise<void> {
  const before = sent.length;
  held = (line) => partsIn([line]).some((part) => Number(part) > first);
  const page = await openPage();
  page.hand(start(page), fileOf(), 'HealthRecord', isAsChosen);
  await eventually(() => expect(partsIn(sent.slice(before))).toContain('3'));
  await eventually(() => expect(arrived.length).toBe(first));
  const slices = keepsBytes ? 3 : 0;
  await eventually(async () => expect(await keysOf('uploadBytes/')).toHaveLength(slices));
  page.kill();
  held = () => false;
}

const registration = (page: Page) => page.registrationUploads(own);

async function locationOf(upload: Upload): Promise<string> {
  await eventually(() => expect(upload.getState().at).toBe('done'));
  const state = upload.getState();
  return state.at === 'done' ? state.location : '';
}

async function expectStored(upload: Upload, content: Uint8Array = bytes): Promise<void> {
  const response = await fetch(await locationOf(upload));
  expect(md5Hex(new Uint8Array(await response.arrayBuffer()))).toBe(md5Hex(content));
}

const canResume = (start: StartUpload) =>
  eventually(() => {
    const questions = start.interrupted?.getState();
    expect(questions).toBeDefined();
    return questions ?? [];
  });

describe('a file that a killed page cut off', { tags: ['call-storage', 'D19'] }, () => {
  it('goes on where it stopped when the same one is chosen again, for any file name', async () => {
    await interrupted(registration);
    const before = sent.length;
    const page = await openPage();
    const start = registration(page);
    expect(await canResume(start)).toEqual(['HealthRecord']);
    let release = () => {};
    const gate = new Promise<void>((done) => {
      release = done;
    });
    held = (line) => line.includes('partNumber=3') && gate;
    const upload = page.hand(start, fileOf(bytes, 'another name.pdf'));
    expect(start.interrupted?.getState()).toEqual([]);
    await eventually(() => expect(sentBytes(upload)).toBeGreaterThan(0));
    expect(sentBytes(upload)).toBeGreaterThanOrEqual(2 * megabyte);
    release();
    expect(objectOf(await locationOf(upload))).toBe(firstObject());
    expect(partsIn(sent.slice(before))).toEqual(['3']);
    expect(sent.filter((line) => /^POST .*\?uploads$/.test(line))).toHaveLength(1);
    await expectStored(upload);
  });

  it('goes on after a second kill as well', async () => {
    await interrupted(registration, { first: 1 });
    await interrupted(registration);
    const third = await openPage();
    const before = sent.length;
    await expectStored(third.hand(registration(third)));
    expect(partsIn(sent.slice(before))).toEqual(['3']);
  });

  it.each<[string, (page: Page) => Upload]>([
    ['another file of the same size', (page) => page.hand(registration(page), fileOf(otherBytes))],
    [
      'another person',
      (page) =>
        page.hand(page.registrationUploads({ ...own, contact: { kind: 'mobile', value: '13800138001' } })),
    ],
    [
      'somebody registered along',
      (page) => page.hand(page.registrationUploads({ ...own, companionId: 'c' })),
    ],
    [
      'another channel',
      (page) => page.hand(page.registrationUploads({ ...own, channelId: 'media0000000000000000001' })),
    ],
    ['a questionnaire', (page) => page.hand(page.questionnaireUploads({ exhibitionId, channelId }))],
    ['another question', (page) => page.hand(registration(page), fileOf(), 'HealthCommitment')],
  ])('is not gone on with by %s', async (_, again) => {
    await interrupted(registration);
    const before = sent.length;
    const page = await openPage();
    const upload = again(page);
    expect(objectOf(await locationOf(upload))).not.toBe(firstObject());
    expect(partsIn(sent.slice(before)).sort()).toEqual(['1', '2', '3']);
  });

  it('is forgotten after two hours', async () => {
    await interrupted(registration);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 2 * 3_600_000);
    const page = await openPage();
    expect(await canResume(registration(page))).toEqual([]);
    expect(objectOf(await locationOf(page.hand(registration(page))))).not.toBe(firstObject());
  });

  it('of a questionnaire, and a business card, go on in the same tab', async () => {
    await interrupted((page) => page.questionnaireUploads({ exhibitionId, channelId }));
    const again = await openPage();
    const upload = again.hand(again.questionnaireUploads({ exhibitionId, channelId }));
    expect(objectOf(await locationOf(upload))).toBe(firstObject());
    sent = [];
    arrived = [];
    await interrupted((page) => page.cardUploads({ exhibitionId, channelId }));
    const later = await openPage();
    const card = later.hand(later.cardUploads({ exhibitionId, channelId }));
    expect(objectOf(await locationOf(card))).toBe(firstObject());
  });

  it('that the phone had made smaller is not promised to go on, and does where it turns out the same', async () => {
    await interrupted(registration, { isAsChosen: false });
    const next = await openPage();
    const start = registration(next);
    expect(await canResume(start)).toEqual([]);
    expect(objectOf(await locationOf(next.hand(start)))).toBe(firstObject());
  });
});

/** What the form of the next page resumes. */
async function takenUp(page: Page, question = 'HealthRecord'): Promise<Upload | undefined> {
  const start = registration(page);
  await canResume(start);
  return start.takeUp?.(question);
}

async function expectTakenUp(page: Page): Promise<Upload> {
  const upload = await takenUp(page);
  expect(upload).toBeDefined();
  return upload!;
}

/** Kills the page when the pause is noted down. */
async function pauseAndKill(page: Page, upload: Upload): Promise<void> {
  const database = createDatabase({ indexedDB, name: 'exhibition-visitor' });
  const note = async () => JSON.stringify(await database.get((await keysOf('upload/'))[0] ?? ''));
  const before = await note();
  upload.pause();
  await eventually(async () => expect(await note()).not.toBe(before));
  page.kill();
}

describe('a file whose bytes are kept', { tags: ['call-storage', 'D19'] }, () => {
  it.each([true, false])(
    'resumes after a kill, also one that the phone has made (%s)',
    async (isAsChosen) => {
      await interrupted(registration, { isAsChosen });
      const before = sent.length;
      const page = await openPage();
      const upload = await expectTakenUp(page);
      expect(await takenUp(page)).toBeUndefined();
      expect(registration(page).interrupted?.getState()).toEqual([]);
      expect(objectOf(await locationOf(upload))).toBe(firstObject());
      expect(partsIn(sent.slice(before))).toEqual(['3']);
      await expectStored(upload);
      await eventually(async () => expect(await keysOf('upload')).toEqual([]));
    },
  );

  it('of one slice goes on, too', async () => {
    held = (line) => line.startsWith('PUT');
    const page = await openPage();
    const small = bytes.slice(0, 5_000);
    page.hand(registration(page), fileOf(small), 'HealthRecord', false);
    await eventually(async () => expect(await keysOf('upload')).toHaveLength(2));
    await eventually(() => expect(sent).not.toEqual([]));
    const object = objectOf(sent[0]);
    page.kill();
    held = () => false;
    const upload = await expectTakenUp(await openPage());
    expect(objectOf(await locationOf(upload))).toBe(object);
    await expectStored(upload, small);
  });

  it('goes on after a second kill', async () => {
    await interrupted(registration, { first: 1 });
    held = (line) => line.includes('partNumber=3');
    const second = await openPage();
    await expectTakenUp(second);
    await eventually(() => expect(arrived.sort()).toEqual(['1', '2']));
    second.kill();
    held = () => false;
    await expectStored(await expectTakenUp(await openPage()));
    expect(arrived.sort()).toEqual(['1', '2', '3']);
  });

  it('is paused in the next page where it was paused in the one that was killed', async () => {
    held = (line) => line.includes('partNumber=3');
    const page = await openPage();
    const first = page.hand(registration(page));
    await eventually(() => expect(sentBytes(first)).toBe(2 * megabyte));
    await eventually(async () => expect(await keysOf('uploadBytes/')).toHaveLength(3));
    await pauseAndKill(page, first);
    held = () => false;
    const before = sent.length;
    const upload = await expectTakenUp(await openPage());
    expect(upload.getState()).toEqual({ at: 'paused', sentBytes: 2 * megabyte, totalBytes: bytes.length });
    expect(sent.length).toBe(before);
    upload.resume();
    await expectStored(upload);
    expect(partsIn(sent.slice(before))).toEqual(['3']);
  });

  it.each(['paused', 'sending'])('is kept no more when it is taken back in the next page, %s', async (at) => {
    held = (line) => line.includes('partNumber=3');
    const page = await openPage();
    const first = page.hand(registration(page));
    await eventually(async () => expect(await keysOf('uploadBytes/')).toHaveLength(3));
    await eventually(() => expect(arrived.sort()).toEqual(['1', '2']));
    if (at === 'paused') await pauseAndKill(page, first);
    else page.kill();
    const upload = await expectTakenUp(await openPage());
    expect(upload.getState().at).toBe(at);
    upload.cancel();
    await eventually(async () => expect(await keysOf('upload')).toEqual([]));
  });

  it('is not resumed by another question, another person, another tab that sends it, or after two hours', async () => {
    await interrupted(registration);
    const page = await openPage();
    expect(await takenUp(page, 'HealthCommitment')).toBeUndefined();
    const other = page.registrationUploads({ ...own, contact: { kind: 'mobile', value: '13800138001' } });
    await canResume(other);
    expect(other.takeUp?.('HealthRecord')).toBeUndefined();
    held = (line) => line.includes('partNumber=3');
    await expectTakenUp(page);
    await eventually(async () => expect(await takenUp(await openPage())).toBeUndefined());
    page.kill();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 2 * 3_600_000);
    expect(await takenUp(await openPage())).toBeUndefined();
  });

  it('is chosen again where the phone had no room for it, or what it kept is not the file', async () => {
    const full = { estimate: async () => ({ quota: 30 * megabyte, usage: 15 * megabyte }) };
    Object.defineProperty(navigator, 'storage', { configurable: true, value: full });
    await interrupted(registration, { keepsBytes: false });
    Reflect.deleteProperty(navigator, 'storage');
    expect(await keysOf('uploadBytes/')).toEqual([]);
    const page = await openPage();
    expect(await takenUp(page)).toBeUndefined();
    expect(await canResume(registration(page))).toEqual(['HealthRecord']);
    held = (line) => line.includes('partNumber=3');
    page.hand(registration(page));
    await eventually(async () => expect(await keysOf('uploadBytes/')).toHaveLength(3));
    page.kill();
    const database = createDatabase({ indexedDB, name: 'exhibition-visitor' });
    const last = (await keysOf('uploadBytes/')).find((key) => key.endsWith('/2'));
    await database.remove(last ?? '');
    const later = await openPage();
    expect(await takenUp(later)).toBeUndefined();
    expect(await canResume(registration(later))).toEqual(['HealthRecord']);
  });
});

describe('two tabs with the same file', { tags: ['call-storage', 'D19'] }, () => {
  async function openTwo() {
    await interrupted(registration);
    const [one, other] = [await openPage(), await openPage()];
    return { one, other };
  }

  it('send it under two keys, and neither ends what the other sends', async () => {
    const { one, other } = await openTwo();
    held = (line) => line.includes('partNumber=3');
    const before = parts().length;
    one.hand(registration(one));
    await eventually(() => expect(parts().length).toBeGreaterThan(before));
    const start = registration(other);
    expect(await canResume(start)).toEqual([]);
    held = () => false;
    const second = other.hand(start);
    second.cancel();
    const third = other.hand(start);
    await expectStored(third);
    expect(objectOf(await locationOf(third))).not.toBe(firstObject());
    one.kill();
    const later = await openPage();
    expect(await canResume(registration(later))).toEqual(['HealthRecord']);
    await expectStored(later.hand(registration(later)));
  });

  it('both arrive whole where tabs cannot hear of each other', async () => {
    locksOf = undefined;
    const { one, other } = await openTwo();
    let release = () => {};
    const gate = new Promise<void>((done) => {
      release = done;
    });
    let lastParts = 0;
    // The second to send the last part finds that the first has finished what they both sent.
    held = (line) => line.includes('partNumber=3') && (lastParts += 1) === 2 && gate;
    const uploads = [one.hand(registration(one)), other.hand(registration(other))];
    await eventually(() => expect(uploads.some((upload) => upload.getState().at === 'done')).toBe(true));
    expect(uploads.filter((upload) => upload.getState().at === 'done')).toHaveLength(1);
    release();
    for (const upload of uploads) await expectStored(upload);
    expect(parts().slice(-3).sort()).toEqual(['1', '2', '3']);
  });
});

describe('what the phone keeps of a file on its way', { tags: ['D19'] }, () => {
  /** Every key and value of the database, sealed bytes as they lie there, and both simple storages. */
  async function everything(): Promise<string> {
    const database = createDatabase({ indexedDB, name: 'exhibition-visitor' });
    const entries = await Promise.all(
      (await database.keys('')).map(async (key) => [key, await database.get(key)]),
    );
    const text = JSON.stringify(entries, (_, value: unknown) =>
      ArrayBuffer.isView(value) || Object.prototype.toString.call(value) === '[object ArrayBuffer]'
        ? Buffer.from(value as ArrayBuffer).toString('latin1')
        : value,
    );
    return [text, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n');
  }
  const notes = async () => (await everything()).match(/upload\/[^"]+/g) ?? [];

  it('tells neither its address, nor whose it is, nor what it was called', { tags: ['D19'] }, async () => {
    await interrupted(registration);
    const kept = await everything();
    expect(kept).toContain(`upload/sys/${exhibitionId}/${channelId}/`);
    expect(kept).toContain('sealed');
    expect(firstObject()).not.toBe('');
    expect(await keysOf('uploadBytes/')).toHaveLength(3);
    const content = Buffer.from(bytes.slice(0, 64)).toString('latin1');
    for (const secret of [
      content,
      firstObject(),
      firstObject().slice(8),
      mobile,
      mobile.slice(3),
      '健康监测记录',
      'visitor/',
    ])
      expect(kept).not.toContain(secret);
  });

  it('is nothing where it cannot be sealed, and then nothing is promised', async () => {
    const { crypto: whole } = window;
    vi.stubGlobal('crypto', {
      getRandomValues: (array: Uint8Array<ArrayBuffer>) => whole.getRandomValues(array),
    });
    await interrupted(registration, { keepsBytes: false });
    expect([await notes(), await keysOf('uploadBytes/')]).toEqual([[], []]);
    const page = await openPage();
    expect(await canResume(registration(page))).toEqual([]);
    expect(objectOf(await locationOf(page.hand(registration(page))))).not.toBe(firstObject());
  });

  it.each<[string, (page: Page, upload: Upload) => Promise<unknown> | void]>([
    [
      'it has arrived',
      async (_, upload) => {
        held = () => false;
        upload.pause();
        upload.resume();
        await locationOf(upload);
      },
    ],
    ['it was taken back', (_, upload) => upload.cancel()],
    ['the form was cleared', (page) => page.clearRegistrationUploads(own).forget()],
    ['the registration was sent', (page) => page.removeRegistrationDraft(own)],
    ['somebody logged out', (page) => page.logOut()],
  ])('ends when %s', async (_, end) => {
    held = (line) => line.includes('partNumber=3');
    const page = await openPage();
    const upload = page.hand(registration(page));
    await eventually(() => expect(arrived.sort()).toEqual(['1', '2']));
    expect(await notes()).toHaveLength(1);
    await eventually(async () => expect(await keysOf('uploadBytes/')).toHaveLength(3));
    await end(page, upload);
    await eventually(async () => expect([await notes(), await keysOf('uploadBytes/')]).toEqual([[], []]));
    page.kill();
  });

  it('stays while a clearing of the form can be taken back, and is mentioned again when it is', async () => {
    await interrupted(registration);
    const page = await openPage();
    const cut = () =>
      (registration(page) as { interrupted?: { getState(): unknown } }).interrupted?.getState();
    await eventually(() => expect(cut()).toHaveLength(1));
    const [question] = cut() as string[];
    const cleared = page.clearRegistrationUploads(own);
    expect([cut(), (await notes()).length]).toEqual([[], 1]);
    cleared.show();
    expect(cut()).toEqual([question]);
    page.kill();
  });

  describe('and the form is cleared while it is being sent', () => {
    async function clearInBetween() {
      held = (line) => line.includes('partNumber=3');
      const page = await openPage();
      const start = registration(page);
      const upload = page.hand(start);
      const { beginUpload, isUnderWay } = await import('#ui/fields/uploaded/useLiveUpload.ts');
      beginUpload(start, 'HealthRecord', upload);
      await eventually(() => expect(arrived.sort()).toEqual(['1', '2']));
      await eventually(async () => expect(await keysOf('uploadBytes/')).toHaveLength(3));
      const cleared = page.clearRegistrationUploads(own);
      expect([upload.getState().at, isUnderWay(start, 'HealthRecord')]).toEqual(['paused', false]);
      held = () => false;
      return { page, start, upload, cleared, isThere: () => isUnderWay(start, 'HealthRecord') };
    }

    it('goes on where it stopped when that is undone', async () => {
      const { upload, cleared, isThere } = await clearInBetween();
      const before = sent.length;
      cleared.show();
      expect(isThere()).toBe(true);
      await expectStored(upload);
      expect(partsIn(sent.slice(before))).toEqual(['3']);
    });

    it('ends when that is final', async () => {
      const { upload, cleared, isThere } = await clearInBetween();
      await cleared.forget();
      expect([upload.getState().at, isThere()]).toEqual(['cancelled', false]);
      await eventually(async () => expect(await keysOf('upload')).toEqual([]));
    });

    it('ends when another file is chosen for its question, and undoing leaves that one', async () => {
      const { page, start, upload, cleared } = await clearInBetween();
      const other = page.hand(start, fileOf(otherBytes));
      expect(upload.getState().at).toBe('cancelled');
      cleared.show();
      await expectStored(other, otherBytes);
    });
  });

  it('is swept from the phone when it is too old', async () => {
    await interrupted(registration);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 2 * 3_600_000);
    const page = await openPage();
    await page.localStores();
    await eventually(async () => expect([await notes(), await keysOf('uploadBytes/')]).toEqual([[], []]));
  });
});

it('every form has its own uploads, and the same ones again', async () => {
  const { cardUploads, questionnaireUploads } = await openPage();
  const here = { exhibitionId, channelId };
  expect(cardUploads(here)).toBe(cardUploads({ ...here }));
  expect(cardUploads(here)).not.toBe(questionnaireUploads(here));
  expect(cardUploads(here)).not.toBe(cardUploads({ ...here, channelId: 'd' }));
});
