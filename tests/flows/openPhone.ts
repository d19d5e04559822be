import { configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { vi } from 'vitest';
import { mswHandlers } from '#sandbox/adapters/mswHandlers.ts';
import { createSandbox, type Sandbox } from '#sandbox/answer.ts';
import type { Fault } from '#sandbox/faults.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import type { Row } from '#sandbox/store/store.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { Services } from '#session/services.ts';
import { forgetQueryCaches } from '../support/freshPage.ts';
import { withoutStyleSheets } from '../support/withoutStyleSheets.ts';

// Whether a style sheet hides something is for the browser tests: asking jsdom takes most of the time.
configure({ defaultHidden: true });
if (typeof window !== 'undefined') withoutStyleSheets();

/** One call of the data API, as the sandbox received it. */
export interface Asked {
  readonly path: string;
  readonly body: { readonly tenantId?: string; readonly userId?: string; readonly params: Row };
  readonly headers: Headers;
}

/** A separate sandbox and an empty phone; `tab` opens a page of the app on it, `reload` the same page once more. */
export interface Phone {
  readonly asked: Asked[];
  /** Whether a call has no answer yet. */
  isAnswering(): boolean;
  /** The paths of what was asked since the last look, without `/v2/data/`. */
  takePaths(): string[];
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** What the server holds of a collection, of one exhibition or of all. */
  rows(collection: string, exhibitionId?: string): Promise<Row[]>;
  registrations(exhibitionId: string): Promise<Row[]>;
  codeFor(contact: string): Promise<string>;
  /** Writes around the app, as an organiser or another phone would. */
  call(path: string, params: object, userId?: string): Promise<{ resCode: number; result: unknown }>;
  /** The organiser's word about a registration: `{recordId, state, reason?, notes?}`. */
  review(decision: object): Promise<void>;
  /** The same about a team: `{recordId, state, reason?}`. */
  reviewTeam(decision: object): Promise<void>;
  /** The same about a post of supply and demand: `{recordId, state, reason?}`. */
  reviewPost(decision: object): Promise<void>;
  /** What host or exhibitor decide about an appointment: `{recordId, state, reason?}`. */
  reviewAppointment(decision: object): Promise<void>;
  /** Lets time pass for the sandbox. */
  pass(ms: number): void;
  /** Answers instead of the sandbox where it gives something. */
  answerInstead(answer: (asked: Asked) => Response | undefined | Promise<Response | undefined>): void;
  /** Stands before the storage, and before who signs for it: `reach` asks them, each time that it is called. */
  atStorage(answer: AtStorage): void;
  /** The bytes at an address of the storage; undefined where there are none. */
  storedBytes(location: string): Promise<Uint8Array | undefined>;
  /** Everything in localStorage and sessionStorage, as one text. */
  storedText(): string;
}

type AtStorage = (request: Request, reach: () => Promise<Response>) => Promise<Response>;

const server = setupServer();
export const startServer = () => server.listen({ onUnhandledRequest: 'error' });
export const stopServer = () => server.close();

/** What a server with a sandbox says of every page. */
const ownPages = http.head(
  '*',
  () => new HttpResponse(null, { headers: { Link: '</sandbox/>; rel="help"' } }),
);
const json = { 'content-type': 'application/json' };

/** @param seededAtMs What the rows of its sandbox are relative to, epoch ms: two of one time share them. */
export function openPhone(seededAtMs?: number): Phone {
  let passedMs = 0;
  const sandbox = createSandbox({
    store: createMemoryStore(),
    now: () => Date.now() + passedMs,
    ...(seededAtMs !== undefined && { seededAtMs }),
  });
  const asked: Asked[] = [];
  let taken = 0;
  let answering = 0;
  let instead: Parameters<Phone['answerInstead']>[0] = () => undefined;
  let storage: AtStorage = (_, reach) => reach();
  const recording: Sandbox = {
    async answer(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/cos/') || pathname === '/v2/cos-auth')
        return storage(request, () => sandbox.answer(request.clone()));
      if (!pathname.startsWith('/v2/data/')) return sandbox.answer(request);
      const body = (await request.clone().json()) as Asked['body'];
      const one = { path: pathname.slice('/v2/data/'.length), body, headers: request.headers };
      asked.push(one);
      answering += 1;
      try {
        return (await instead(one)) ?? (await sandbox.answer(request));
      } finally {
        answering -= 1;
      }
    },
  };
  server.resetHandlers(...mswHandlers(recording), ownPages);
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());

  const get = async (path: string) =>
    (await sandbox.answer(new Request(`http://sandbox.test/sandbox/${path}`))).json() as Promise<unknown>;
  const post = (path: string, body: object, headers: Record<string, string> = json) =>
    sandbox.answer(
      new Request(`http://sandbox.test/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
  const rows = async (collection: string, exhibitionId = '') =>
    (await get(`records.json?collection=${collection}&exhibition=${exhibitionId}`)) as Row[];
  return {
    asked,
    isAnswering: () => answering > 0,
    takePaths() {
      const paths = asked.slice(taken).map(({ path }) => path);
      taken = asked.length;
      return paths;
    },
    fault: async (fault) => void (await post('sandbox/faults', { ...fault, on: true })),
    clearFaults: async () => void (await post('sandbox/faults', { name: 'all' })),
    rows,
    registrations: (exhibitionId) => rows('VisitorExhibitionInfo', exhibitionId),
    codeFor: async (contact) => {
      const messages = (await get('inbox.json')) as { contact: string; code: string }[];
      return messages.find((message) => message.contact === contact)?.code ?? '';
    },
    call: async (path, params, userId = '') => {
      const headers = { ...json, authorization: 'Bearer sandbox-credential' };
      const response = await post(`v2/data/${path}`, { tenantId: 'sys', userId, params }, headers);
      return (await response.json()) as { resCode: number; result: unknown };
    },
    review: async (decision) => void (await post('sandbox/review', decision)),
    reviewTeam: async (decision) => void (await post('sandbox/teams', decision)),
    reviewPost: async (decision) => void (await post('sandbox/supply', decision)),
    reviewAppointment: async (decision) => void (await post('sandbox/appointments', decision)),
    pass: (ms) => {
      passedMs += ms;
    },
    answerInstead: (answer) => {
      instead = answer;
    },
    atStorage: (answer) => {
      storage = answer;
    },
    storedBytes: async (location) => {
      const found = await sandbox.answer(new Request(location));
      return found.ok ? new Uint8Array(await found.arrayBuffer()) : undefined;
    },
    storedText: () =>
      [localStorage, sessionStorage]
        .flatMap((area) =>
          Array.from(
            { length: area.length },
            (_, at) => `${area.key(at)}=${area.getItem(area.key(at) ?? '')}`,
          ),
        )
        .join('\n'),
  };
}

export interface TabSettings {
  /** What the boot script has asked for already. */
  readonly earlyAnswer?: Services['earlyAnswer'];
  /** All waiting times are multiplied by this, unless a test is about the times themselves. */
  readonly timeFactor?: number;
  /** Not shortened like the rest: a busy machine is no server that does not answer. */
  readonly requestTimeoutMs?: number;
  readonly onForbidden?: () => void;
  /** Which variant of the auth host's addresses the build takes. */
  readonly platform?: string;
  /** Whether the build deletes a second row that one insert has made. */
  readonly withdrawDuplicates?: 'off' | 'on';
  readonly miniOwnTabs?: 'off' | 'on';
  /** The clock of the phone, where it is another than the test's. */
  readonly now?: () => number;
  /** By which its requests are told from those of other tabs. */
  readonly clientHeader?: string;
  /** A real server in place of the one that answers within the page. */
  readonly baseUrl?: string;
}

/** The app's own modules, evaluated again as after a page load, on whatever the phone holds. */
export async function openTab(settings: TabSettings = {}) {
  // A chunk that the tab before loads from now on would be evaluated among this tab's modules, and share their state.
  await vi.dynamicImportSettled();
  vi.resetModules();
  forgetQueryCaches();
  const [client, clock, services, waiting, appDevice, visit, submission, gateways, localStores, drafts] =
    await Promise.all([
      import('#data/client/apiClient.ts'),
      import('#session/clock/noteServerTime.ts'),
      import('#session/services.ts'),
      import('#domain/time/waitingTimes.ts'),
      import('#device/storage/appDeviceStore.ts'),
      import('#session/visit/visit.ts'),
      import('#sending/createSubmission.ts'),
      import('#entities/registration/registrationGateway.ts'),
      import('#session/localStores.ts'),
      import('#entities/registration/registrationDraft.ts'),
    ]);
  const device = appDevice.appDeviceStore();
  const times = {
    ...waiting.scaleWaitingTimes(waiting.waitingTimes, settings.timeFactor ?? 0.005),
    requestTimeoutMs: settings.requestTimeoutMs ?? 20_000,
    // Nor is it a phone that was laid into a pocket.
    heldUpMs: waiting.waitingTimes.heldUpMs,
    // Nor is a machine that takes a second to read a screen's code a lost file.
    chunkTimeoutMs: waiting.waitingTimes.chunkTimeoutMs,
  };
  const said = { channelFailed: 0, serviceBusy: 0, warnings: [] as string[] };
  let isDead = false;
  const end = new AbortController();
  // One for each call: many calls may listen to it.
  const withEnd = (signal?: AbortSignal) => AbortSignal.any(signal ? [signal, end.signal] : [end.signal]);
  const whileAlive = <T>(work: () => Promise<T>): Promise<T> => {
    const gone = new Promise<T>(() => {});
    if (isDead) return gone;
    return work().then(
      (value) => (isDead ? gone : value),
      (cause: unknown) => {
        if (isDead) return gone;
        throw cause;
      },
    );
  };
  const real = client.createApiClient({
    baseUrl: settings.baseUrl ?? '',
    prefix: '/v2',
    credential: 'sandbox-credential',
    clientMarker: { header: settings.clientHeader ?? 'x-client', value: 'mobile' },
    exhibitionHeader: 'x-exhibition-id',
    exhibitionId: () => device.getState().entranceId,
    tenant: () => ({ tenantId: device.getState().tenantId, userId: device.getState().userId }),
    times,
    warn: (message) => said.warnings.push(message),
    onForbidden: () => settings.onForbidden?.(),
    onServerTime: clock.noteServerTime,
  });
  const mortal: ApiClient = {
    ...real,
    // Nor does it try again: a late repetition would be counted among what the next test asks.
    read: (path, params, options) =>
      whileAlive(() => real.read(path, params, { ...options, signal: withEnd(options?.signal) })),
    write: (...call) => whileAlive(() => real.write(...call)),
  };
  services.provideServices({
    device,
    times,
    now: settings.now ?? (() => Date.now()),
    systemTenant: 'sys',
    build: {
      apiBase: '',
      authBase: '',
      platform: settings.platform ?? 'website',
      miniWebViewPage: '/pages/web/web',
      tenants: 'agriculture:sandboxfarm sports:tenantsports000000000001',
      miniFilePage: '/pages/file/file',
      miniOwnLinks: 'off',
      miniOwnTabs: settings.miniOwnTabs ?? 'off',
      liveUpdates: 'off',
      withdrawDuplicates: settings.withdrawDuplicates ?? 'on',
    },
    client: async () => mortal,
    earlyAnswer: settings.earlyAnswer ?? (() => undefined),
    alertChannelFailed: () => {
      said.channelFailed += 1;
    },
    notifyServiceBusy: () => {
      said.serviceBusy += 1;
    },
  });
  return {
    device,
    times,
    said,
    session: appDevice.appSession(),
    ...services,
    ...visit,
    ...submission,
    ...gateways,
    ...localStores,
    ...drafts,
    /** The page is swiped away: no answer reaches it any more, it sends and writes nothing, and its lease has run out. */
    kill: () => {
      isDead = true;
      end.abort();
      const storage = appDevice.appStorage();
      for (const name of storage.names()) if (name.startsWith('sendLease.')) storage.remove(name);
      for (const area of [storage, appDevice.appSession()])
        Object.assign(area, { write: () => false, remove: () => {} });
    },
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
