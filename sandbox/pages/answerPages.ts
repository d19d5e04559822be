import { isRow } from '../dataApi/call.ts';
import { actAsSeller } from '../dataApi/orders/actAsSeller.ts';
import { answerComment } from '../dataApi/messages/answerComment.ts';
import { actAsExhibitor } from '../dataApi/messages/messages.ts';
import { type Fault, type FaultName, type Faults, faultNames } from '../faults.ts';
import { html, json, redirect } from '../http.ts';
import { covers } from '../pictures/covers.ts';
import { emblems } from '../pictures/emblems.ts';
import { answerFiles } from '../files/answerFiles.ts';
import { heavyPicture } from '../pictures/heavyPicture.ts';
import { seedPicture } from '../pictures/seedPictures.ts';
import type { Records } from '../records.ts';
import type { Row } from '../store/store.ts';
import { answerStreams } from '../streams/answerStreams.ts';
import { boardPage } from './boardPage.ts';
import { type Decision, decisions } from './decisions/decisions.ts';
import { faultsPage } from './faultsPage.ts';
import { inboxPage, listMessages } from './inboxPage.ts';
import { messagesPage } from './messagesPage.ts';
import { readLanguage } from './page.ts';
import { ordersPage } from './ordersPage.ts';
import { resetPage } from './resetPage.ts';
import { storiesPage } from './storiesPage.ts';

interface PageDeps {
  readonly records: Records;
  readonly faults: Faults;
  readonly reset: () => Promise<void>;
  readonly now: () => number;
  readonly hasGallery: boolean;
}

/** The sandbox's pages and images, and their JSON for tests. Faults do not apply. */
export async function answerPages(request: Request, around: PageDeps): Promise<Response> {
  const url = new URL(request.url);
  const language = readLanguage(url);
  const isPost = request.method === 'POST';
  const path = url.pathname.slice('/sandbox/'.length);
  const decision = Object.hasOwn(decisions, path) ? decisions[path] : undefined;
  if (decision !== undefined)
    return isPost
      ? decide(request, around, decision)
      : html(decision.show(url, language, around.records, around.now()));
  switch (path) {
    case '':
      return url.pathname.endsWith('/')
        ? html(storiesPage(url, language, { ...around, nowMs: around.now() }))
        : redirect(`/sandbox/${url.search}`);
    case 'inbox':
      return html(inboxPage(url, language, listMessages(around.records)));
    case 'inbox.json':
      return json(listMessages(around.records));
    case 'faults':
      return isPost
        ? switchFault(request, around.faults)
        : html(faultsPage(url, language, around.faults.list()));
    case 'faults.json':
      return json(around.faults.list());
    case 'records.json':
      return json(storedRows(url, around.records));
    case 'board':
      return isPost ? answerOnBoard(request, around) : html(boardPage(url, language, around.records));
    case 'messages':
      return isPost ? answerAsExhibitor(request, around) : html(messagesPage(url, language, around.records));
    case 'orders':
      return isPost ? sell(request, around) : html(ordersPage(url, language, around.records));
    case 'reset':
      if (!isPost) return html(resetPage(url, language));
      await around.reset();
      return back(request, '/sandbox/', { done: true });
    default:
      return fileAt(request, path, around.now());
  }
}

/** What is stored of a collection; of one exhibition where the address names it, which spares making the rows of the others. */
function storedRows({ searchParams }: URL, records: Records): Row[] {
  const collection = searchParams.get('collection') ?? '';
  const exhibitionId = searchParams.get('exhibition') ?? '';
  if (exhibitionId === '') return records.all(collection);
  return records
    .all(collection, { exhibitions: [exhibitionId] })
    .filter((row) => row['ExhibitionId'] === exhibitionId);
}

async function fileAt(request: Request, path: string, nowMs: number): Promise<Response> {
  if (path.startsWith('pictures/')) return picture(path);
  if (path.startsWith('files/')) return answerFiles(path.slice('files/'.length));
  const stream = path.startsWith('streams/')
    ? await answerStreams(request, path.slice('streams/'.length), nowMs)
    : undefined;
  return stream ?? json({ message: 'not found' }, 404);
}

function picture(path: string): Response {
  if (path === 'pictures/heavy.bmp')
    return new Response(heavyPicture(), { headers: { 'content-type': 'image/bmp' } });
  const [, name = ''] = /^pictures\/([a-z0-9-]+)\.svg$/.exec(path) ?? [];
  const drawings = name.startsWith('cover-') ? covers : emblems;
  const key = name.replace(/^cover-/, '');
  const draw = Object.hasOwn(drawings, key) ? drawings[key] : undefined;
  const drawn = draw?.() ?? seedPicture(name);
  if (drawn === undefined) return json({ message: 'not found' }, 404);
  return new Response(drawn, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

async function switchFault(request: Request, faults: Faults): Promise<Response> {
  const wish = await readWish(request);
  const name = faultNames.find((known) => known === wish['name']);
  const on = wish['on'] === true || wish['on'] === 'true';
  if (name === undefined && wish['name'] !== 'all')
    return json({ message: 'no such fault', faultNames }, 400);
  if (name === undefined) faults.clear();
  else if (on) faults.switchOn(readFault(name, wish));
  else faults.switchOff(name);
  return back(request, `/sandbox/faults${new URL(request.url).search}`, faults.list());
}

/** The organiser's decision about a registration or team, the organiser's or an exhibitor's about an appointment. */
async function decide(
  request: Request,
  { records, now }: PageDeps,
  { collection, review, follow }: Decision,
): Promise<Response> {
  const wish = await readWish(request);
  const row = records.find(collection, wish['recordId']);
  if (row === undefined) return json({ message: `no such row of ${collection}` }, 404);
  try {
    const reviewed = review(row, wish, now());
    const followed = follow?.(reviewed, records) ?? [];
    await records.save([{ collection, recordId: String(row['RecordId']), row: reviewed }, ...followed]);
    const { pathname, search } = new URL(request.url);
    return back(request, pathname + search, reviewed);
  } catch {
    return json({ message: 'state must be 0, 1, 2 or 3' }, 400);
  }
}

/** An exhibitor's word to a visitor. */
async function answerAsExhibitor(request: Request, { records, now }: PageDeps): Promise<Response> {
  const row = await actAsExhibitor(records, await readWish(request), now());
  return back(request, `/sandbox/messages${new URL(request.url).search}`, row);
}

/** An exhibitor's word below a comment. */
async function answerOnBoard(request: Request, { records, now }: PageDeps): Promise<Response> {
  const row = await answerComment(records, await readWish(request), now());
  if (row === undefined) return json({ message: 'no such message, or no answer' }, 400);
  return back(request, `/sandbox/board${new URL(request.url).search}`, row);
}

/** What an exhibitor does with an order. */
async function sell(request: Request, { records, now }: PageDeps): Promise<Response> {
  try {
    const row = await actAsSeller(records, await readWish(request), now());
    return back(request, `/sandbox/orders${new URL(request.url).search}`, row);
  } catch (problem) {
    return json({ message: problem instanceof Error ? problem.message : '' }, 400);
  }
}

function readFault(name: FaultName, wish: Row): Fault {
  const [times, ms] = [Number(wish['times'] ?? 0), Number(wish['ms'] ?? 0)];
  const path = typeof wish['path'] === 'string' ? wish['path'].trim() : '';
  return { name, ...(path && { path }), ...(times > 0 && { times }), ...(ms > 0 && { ms }) };
}

const isJson = (request: Request) => request.headers.get('content-type')?.includes('json') ?? false;

async function readWish(request: Request): Promise<Row> {
  const text = await request.text();
  if (!isJson(request)) return Object.fromEntries(new URLSearchParams(text));
  try {
    const wish: unknown = JSON.parse(text);
    return isRow(wish) ? wish : {};
  } catch {
    return {};
  }
}

/** A form is redirected to its page, other requests get JSON. */
function back(request: Request, page: string, value: unknown): Response {
  const isForm = request.headers.get('content-type')?.includes('form') ?? false;
  return isForm ? redirect(page) : json(value);
}
