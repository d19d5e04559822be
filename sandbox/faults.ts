import type { TextPair } from '#domain/form/formDefinition.ts';
import {
  answerStorageFault,
  hideEtag,
  isStorageFault,
  isStorageFaultOf,
  storageFaultNames,
  storageFaultTitles,
} from './cos/storageFaults.ts';
import { isRow } from './dataApi/call.ts';
import { refuse, resCodes } from './dataApi/envelope.ts';
import { bendNames, bendBooleans, bendReferences } from './faultyRows.ts';
import { json } from './http.ts';

export const faultNames = [
  'serverError500',
  'forbidden403',
  'tooMany429',
  'html200',
  'identityServiceBusy',
  'truncatedJson',
  'emptyBody',
  'slow',
  'hang',
  'replyLostAfterCommit',
  'deliveredTwice',
  'resultNull',
  'resultNotArray',
  'resCodeText',
  'markupInNames',
  'embeddedOrId',
  'textBooleans',
  ...storageFaultNames,
] as const;
export type FaultName = (typeof faultNames)[number];

/** Applies to every path that contains `path`, the next `times` times or until switched off. */
export interface Fault {
  readonly name: FaultName;
  readonly path?: string;
  readonly times?: number;
  /** The delay of `slow`. */
  readonly ms?: number;
}

export interface Faults {
  list(): Fault[];
  switchOn(fault: Fault): void;
  switchOff(name: FaultName): void;
  clear(): void;
  /** Applies the active faults; `answer` does the real work. */
  around(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response>;
}

export const faultTitles: Readonly<Record<FaultName, TextPair>> = {
  serverError500: { zh: '服务器错误 500', en: 'Server error 500' },
  forbidden403: { zh: '拒绝访问 403', en: 'Forbidden 403' },
  tooMany429: { zh: '请求过多 429', en: 'Too many requests 429' },
  html200: { zh: '200 但内容是网页（公共 Wi-Fi 登录页）', en: '200 with a web page (captive portal)' },
  identityServiceBusy: {
    zh: '姓名与证件核验服务繁忙（1103）',
    en: 'The service that matches name and ID is busy (1103)',
  },
  truncatedJson: { zh: 'JSON 只到一半', en: 'JSON cut in half' },
  emptyBody: { zh: '空内容', en: 'Empty body' },
  slow: { zh: '很慢', en: 'Slow' },
  hang: { zh: '一直没有回应', en: 'Never answers' },
  replyLostAfterCommit: { zh: '已保存，但回应丢失（502）', en: 'Stored, but the reply is lost (502)' },
  deliveredTwice: { zh: '同一请求送达两次', en: 'One request delivered twice' },
  resultNull: { zh: 'result 为 null', en: 'result is null' },
  resultNotArray: { zh: 'result 不是数组', en: 'result is not a list' },
  resCodeText: { zh: 'resCode 是文本', en: 'resCode as text' },
  markupInNames: { zh: '名称里含标记', en: 'Markup in names' },
  embeddedOrId: { zh: '引用：对象变编号，编号变对象', en: 'References: objects as ids, ids as objects' },
  textBooleans: { zh: '布尔值是文本', en: 'Booleans as text' },
  ...storageFaultTitles,
};

export function createFaults(): Faults {
  const active = new Map<FaultName, { fault: Fault; left: number }>();
  let released = new AbortController();
  const release = () => {
    released.abort();
    released = new AbortController();
  };
  const take = (request: Request): Fault[] =>
    [...active.values()].flatMap((entry) => {
      if (!isAbout(entry.fault, request)) return [];
      entry.left -= 1;
      if (entry.left <= 0) active.delete(entry.fault.name);
      return [entry.fault];
    });
  return {
    list: () =>
      [...active.values()].map(({ fault, left }) =>
        Number.isFinite(left) ? { ...fault, times: left } : fault,
      ),
    switchOn: (fault) =>
      void active.set(fault.name, { fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    switchOff: (name) => {
      active.delete(name);
      release();
    },
    clear: () => {
      active.clear();
      release();
    },
    around: async (request, answer) => {
      const faults = take(request);
      for (const fault of faults) {
        if (fault.name === 'slow') await wait(fault.ms ?? 3_000, [request.signal]);
        if (fault.name === 'hang') await wait(undefined, [request.signal, released.signal]);
        const instead = answerInstead(fault.name, request);
        if (instead) return instead;
      }
      // As by a browser that repeats a request on a closed connection: both are carried out, the second is answered.
      if (faults.some(({ name }) => name === 'deliveredTwice')) await answer(request.clone());
      let response = await answer(request);
      for (const { name } of faults) response = await bend(name, response);
      return response;
    },
  };
}

function isAbout({ name, path }: Fault, request: Request): boolean {
  if (path && !new URL(request.url).pathname.includes(path)) return false;
  return !isStorageFault(name) || isStorageFaultOf(name, request);
}

/** Waits `ms`, or for ever, until one of the signals aborts. */
function wait(ms: number | undefined, signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    for (const signal of signals) {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
}

/** Faults that replace the answer: nothing is read or stored. */
function answerInstead(name: FaultName, request: Request): Response | undefined {
  if (isStorageFault(name)) return answerStorageFault(name, request);
  const page = (text: string, status: number, headers: Record<string, string> = {}) =>
    new Response(`<!doctype html><title>${text}</title><h1>${text}</h1>`, {
      status,
      headers: { 'content-type': 'text/html', ...headers },
    });
  switch (name) {
    case 'serverError500':
      return page('Internal Server Error', 500);
    case 'forbidden403':
      return json({ message: 'forbidden' }, 403);
    case 'tooMany429':
      return page('Too Many Requests', 429, { 'retry-after': '2' });
    case 'html200':
      return page('Welcome to the hall Wi-Fi', 200);
    case 'identityServiceBusy':
      return json(refuse(resCodes.identityServiceBusy, 'identity service busy'));
    case 'emptyBody':
      return new Response('', { headers: { 'content-type': 'application/json' } });
    default:
      return undefined;
  }
}

/** Faults that change the answer after the work was done. */
async function bend(name: FaultName, response: Response): Promise<Response> {
  if (name === 'storageHidesEtag') return hideEtag(response);
  if (name === 'replyLostAfterCommit') return new Response('Bad Gateway', { status: 502 });
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  if (name === 'truncatedJson') {
    return new Response(text.slice(0, Math.max(1, Math.floor(text.length / 2))), {
      headers: { 'content-type': 'application/json' },
    });
  }
  const body: unknown = JSON.parse(text);
  return json(isRow(body) && 'resCode' in body ? bendEnvelope(name, body) : body, response.status);
}

function bendEnvelope(name: FaultName, body: Record<string, unknown>): Record<string, unknown> {
  const { result } = body;
  switch (name) {
    case 'resultNull':
      return { ...body, result: null };
    case 'resultNotArray':
      return { ...body, result: Array.isArray(result) ? (result[0] ?? '') : [result] };
    case 'resCodeText':
      return { ...body, resCode: String(body['resCode']) };
    case 'markupInNames':
      return { ...body, result: bendNames(result) };
    case 'embeddedOrId':
      return { ...body, result: bendReferences(result) };
    case 'textBooleans':
      return { ...body, result: bendBooleans(result) };
    default:
      return body;
  }
}
