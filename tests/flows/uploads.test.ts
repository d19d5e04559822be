// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mswHandlers } from '../../sandbox/adapters/mswHandlers.ts';
import { createSandbox } from '../../sandbox/answer.ts';
import { createMemoryStore } from '../../sandbox/store/memory.ts';
import type * as Uploads from '../../src/flows/uploads.ts';
import type { DraftAddress } from '../../src/flows/registrationDraft.ts';
import type { Upload, UploadState } from '../../src/ui/fields/uploading.ts';
import { eventually, openTab, type Tab } from './openPhone.ts';

const megabyte = 1024 * 1024;
const mobile = '13800138000';
const address: DraftAddress = {
  exhibitionId: 'open00000000000000000001',
  channelId: 'visitor00000000000000001',
  contact: { kind: 'mobile', value: mobile },
};
const bytes = Uint8Array.from({ length: 5 * megabyte }, (_, at) => (at * 31 + (at >> 8)) % 251);
const fileOf = (content: Uint8Array<ArrayBuffer> = bytes, name = '林小满 健康码.pdf') =>
  new File([content], name, { type: 'application/pdf' });

const server = setupServer();
let sent: string[];

it('x', async () => {
  vi.setConfig({ testTimeout: 60000 });
  const sandbox = createSandbox({ store: createMemoryStore(), now: Date.now });
  sent = [];
  server.listen({ onUnhandledRequest: 'error' });
  server.resetHandlers(
    ...mswHandlers({
      async answer(request) {
        const { pathname, search } = new URL(request.url);
        sent.push(`${request.method} ${pathname}${search}`);
        const res = await sandbox.answer(request);
        return res;
      },
    }),
  );
  vi.stubGlobal('indexedDB', new IDBFactory());
  const tab = await openTab();
  const uploads = await import('../../src/flows/uploads.ts');
  const t0 = Date.now();
  const upload = uploads.registrationUploads(address)(fileOf(), 'pdf', { question: 'a', isAsChosen: true });
  await vi.waitFor(() => expect(['done', 'failed']).toContain(upload.getState().at), { timeout: 20000 });
  process.stderr.write(JSON.stringify(upload.getState()) + (Date.now() - t0) + sent.join('\n'));
});
