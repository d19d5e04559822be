// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Upload, UploadState } from '#ui/fields/uploaded/uploadingContext.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const owner = { exhibitionId: 'open00000000000000000001', visitorId: 'visitor00000000000000xyz' };
const conversation = { owner, partner: { kind: 'exhibitor', id: 'exhibitor000000000001001' } } as const;
const sending: UploadState = { at: 'sending', sentBytes: 0, totalBytes: 9 };
const done: UploadState = { at: 'done', location: 'https://files.example/visitor/1.pdf' };
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  tab = await openTab();
  tab.device.getState().set('visitorId', owner.visitorId);
});
afterEach(() => {
  tab.kill();
  vi.restoreAllMocks();
});

function fakeUpload() {
  const store = createStore<UploadState>()(() => sending);
  const upload: Upload = {
    getState: store.getState,
    subscribe: store.subscribe,
    pause() {},
    resume() {},
    cancel: () => store.setState({ at: 'cancelled' }, true),
  };
  return { upload, becomes: (state: UploadState) => store.setState(state, true) };
}

async function begin(name = '报价单.pdf') {
  const part = await import('#features/messages/conversation/attachment/attachments.ts');
  const { upload, becomes } = fakeUpload();
  part.beginAttachment(conversation, { business: 'file', name, upload, previewUrl: '' });
  return { ...part, becomes };
}

const stored = () => phone.rows('MessageInfo', owner.exhibitionId);

describe('a file that is attached', () => {
  it('is one message once it has arrived, however often that is told', async () => {
    const { becomes } = await begin();
    becomes({ at: 'failed', cause: 'unreachable' });
    becomes(sending);
    becomes(done);
    becomes({ ...done });
    await eventually(async () =>
      expect((await stored()).filter((row) => row['VisitorSender'] === owner.visitorId)).toMatchObject([
        { BusinessType: 'file', Title: '报价单.pdf', LinkInfo: done.location },
      ]),
    );
  });

  it('is no message after it was taken back', async () => {
    const { becomes, dropAttachment } = await begin();
    dropAttachment(conversation);
    becomes(done);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(phone.takePaths()).toEqual([]);
    expect((await stored()).filter((row) => row['VisitorSender'] === owner.visitorId)).toEqual([]);
  });

  it('has a name of one line and at most 120 characters', async () => {
    const { becomes } = await begin(`a\n${'长'.repeat(500)}.pdf`);
    becomes(done);
    await eventually(async () => {
      const [row] = (await stored()).filter((one) => one['VisitorSender'] === owner.visitorId);
      expect(Array.from(String(row?.['Title']))).toHaveLength(120);
      expect(row?.['Title']).toMatch(/^a 长+$/);
    });
  });
});
