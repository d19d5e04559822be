import { isRow } from '../dataApi/call.ts';
import { reviewRegistration } from '../dataApi/registration.ts';
import { reviewTeam } from '../dataApi/teams.ts';
import { type Fault, type FaultName, type Faults, faultNames } from '../faults.ts';
import { html, json, redirect } from '../http.ts';
import { covers } from '../pictures/covers.ts';
import { emblems } from '../pictures/emblems.ts';
import { seedPicture } from '../pictures/seedPictures.ts';
import type { Records } from '../records.ts';
import type { Row } from '../store/store.ts';
import { answerStreams } from '../streams/answerStreams.ts';
import { faultsPage } from './faultsPage.ts';
import { inboxPage, listMessages } from './inboxPage.ts';
import { readLanguage } from './page.ts';
import { resetPage } from './resetPage.ts';
import { reviewPage } from './reviewPage.ts';
import { storiesPage } from './storiesPage.ts';
import { teamsPage } from './teamsPage.ts';

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
  switch (path) {
    case '':
      return url.pathname.endsWith('/')
        ? html(storiesPage(url, language, around.hasGallery))
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
      return json(around.records.all(url.searchParams.get('collection') ?? ''));
    case 'review':
      return isPost
        ? decide(request, around, registrationDesk)
        : html(reviewPage(url, language, around.records));
    case 'teams':
      return isPost ? decide(request, around, teamDesk) : html(teamsPage(url, language, around.records));
    case 'reset':
      if (!isPost) return html(resetPage(url, language));
      await around.reset();
      return back(request, '/sandbox/', { done: true });
    default:
      return fileAt(request, path, around.now());
  }
}

function fileAt(request: Request, path: string, nowMs: number): Response {
  if (path.startsWith('pictures/')) return picture(path);
  const stream = path.startsWith('streams/')
    ? answerStreams(request, path.slice('streams/'.length), nowMs)
    : undefined;
  return stream ?? json({ message: 'not found' }, 404);
}

function picture(path: string): Response {
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

interface ReviewDesk {
  readonly collection: string;
  readonly page: string;
  readonly review: (row: Row, decision: Row, nowMs: number) => Row;
}

const registrationDesk: ReviewDesk = {
  collection: 'VisitorExhibitionInfo',
  page: '/sandbox/review',
  review: reviewRegistration,
};
const teamDesk: ReviewDesk = { collection: 'Team', page: '/sandbox/teams', review: reviewTeam };

/** The organiser's decision about a registration or team. */
async function decide(
  request: Request,
  { records, now }: PageDeps,
  { collection, page, review }: ReviewDesk,
): Promise<Response> {
  const wish = await readWish(request);
  const row = records.find(collection, wish['recordId']);
  if (row === undefined) return json({ message: `no such row of ${collection}` }, 404);
  try {
    const reviewed = review(row, wish, now());
    await records.save([{ collection, recordId: String(row['RecordId']), row: reviewed }]);
    return back(request, `${page}${new URL(request.url).search}`, reviewed);
  } catch {
    return json({ message: 'state must be 0, 1, 2 or 3' }, 400);
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
