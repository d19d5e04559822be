/**
 * The boot script, inlined into the HTML: every byte delays the first paint. It requests the exhibition, paints it,
 * and loads the app. If it fails the app still starts, and if the app fails it reports that.
 */
import { exhibitionIn, type ReadRow } from '../domain/exhibition/entryAnswers.ts';
import { channelRequest, exhibitionRequest, type EntryRequest } from '../domain/exhibition/entryRequest.ts';
import type { Exhibition } from '../domain/exhibition/exhibition.ts';
import { accentIn, showAccent } from '../domain/exhibition/showAccent.ts';
import { isRecordId } from '../domain/record/isRecordId.ts';
import { storedImageUrl } from '../domain/file/storedImageUrl.ts';
import { applyTextSize } from '../domain/text/textSize.ts';
import { writeNodes } from './writeNodes.ts';
import { earlyKey, type BootHandover } from './takeEarlyAnswer.ts';
import { checkInTree, type LandingNode, landingTree, type LandingPayload } from './landingTree.ts';
import { landingAddress } from './landingAddress.ts';
import { landingWords, type Language } from './landingWords.ts';
import { allowOwnScripts } from './allowOwnScripts.ts';
import { takeReturned } from './takeReturned.ts';

/** Inserted by the build: the API's address and the app's files. */
export interface BootConfig {
  readonly api: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly exhibitionIdHeader: string;
  readonly systemTenant: string;
  readonly storageHost: string;
  readonly entry: string;
  readonly styles: readonly string[];
  /** By first path segment of a landing page, `*` for other screens, or language: files to preload. */
  readonly preloads: Readonly<Record<string, readonly string[] | undefined>>;
}
declare const givenConfig: BootConfig;
// Used once: the build replaces the name by the whole text.
const bootConfig = givenConfig;

const longestHeadStartMs = 1000;
/** Ten seconds after navigation start, including the time before this script. */
const sayingSoAfterMs = 9_000;

const coverSize = { width: 800, height: 800 };
const fitCover = (url: string) => storedImageUrl(url, coverSize, bootConfig.storageHost);

// First, so that everything else sees a clean address.
const returned = takeReturned();
const handover: BootHandover = {
  early: {},
  returned,
  cover: undefined,
  taken: false,
  styled: Promise.resolve(),
  fitCover,
  sayProblem,
};
window.boot = handover;

allowOwnScripts();

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // Storage may be refused.
  }
}

const language: Language = stored('locale') === 'en' ? 'en' : 'zh';
document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
applyTextSize(document.documentElement, stored('textSize'));

function ask(request: EntryRequest, exhibitionId: string): Promise<unknown> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  for (const name of Object.keys(bootConfig.headers)) headers[name] = bootConfig.headers[name] ?? '';
  headers[bootConfig.exhibitionIdHeader] = exhibitionId;
  const body = JSON.stringify(request.body);
  const answer = fetch(bootConfig.api + request.path, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
  }).then((response) => {
    if (response.status !== 200) throw new Error(String(response.status));
    return response.json() as Promise<unknown>;
  });
  // The app repeats it: 3 s after this failure, but immediately after a 403, which it has to handle itself.
  answer.catch((cause: Error) =>
    Object.assign(cause, { failedAtMs: cause.message === '403' ? 0 : Date.now() }),
  );
  handover.early[earlyKey(request.path, request.body)] = answer;
  return answer;
}

function paint(nodes: readonly LandingNode[]): void {
  const picture = document.getElementById('landing');
  if (picture === null || handover.taken) return;
  const kept = handover.cover;
  picture.textContent = '';
  writeNodes(nodes, picture, kept);
  handover.cover = picture.querySelector('img') ?? undefined;
}

function whenBodyIsThere(then: () => void): void {
  if (document.readyState === 'loading' && document.getElementById('landing') === null)
    document.addEventListener('DOMContentLoaded', then);
  else then();
}

/** Painted first; the answer corrects it. */
function rememberedExhibition(id: string): ReadRow<Exhibition> | undefined {
  try {
    return exhibitionIn({ result: [JSON.parse(stored('exhibitionInfo') ?? 'null')] }, id);
  } catch {
    return undefined;
  }
}

function startLanding(
  id: string,
  channelId: string | undefined,
  draw: (exhibition: Exhibition | undefined) => LandingNode[],
): Promise<unknown> {
  const tenant = bootConfig.systemTenant;
  const answer = ask(exhibitionRequest(id, tenant), id);
  void ask(
    channelRequest(isRecordId(channelId) ? { recordId: channelId } : { exhibitionId: id }, tenant),
    id,
  );
  const remembered = rememberedExhibition(id);
  const paintIf = (found: ReadRow<Exhibition> | undefined) => {
    if (found !== undefined && !handover.taken) showAccent(document, accentIn(found.row));
    paint(draw(found?.value));
  };
  whenBodyIsThere(() => paintIf(remembered));
  return answer.then((got) => {
    const found = exhibitionIn(got, id);
    if (found) whenBodyIsThere(() => paintIf(found));
  });
}

function drawLanding(exhibition: Exhibition | undefined): LandingNode[] {
  // A visitor who may be registered is offered another action.
  const isNew = stored('visitorId') === null && stored('vouchers') === null;
  const foot = location.pathname.charAt(1) === 'h' ? 'l-foot l-foot--tabs' : 'l-foot';
  const payload: LandingPayload = exhibition
    ? { kind: 'found', exhibition, foot: isNew ? foot : undefined }
    : { kind: 'loading' };
  return landingTree(payload, language, Date.now(), fitCover);
}

const drawCheckIn = (exhibition: Exhibition | undefined) => checkInTree(exhibition, language, fitCover);

/** Never leave the page empty: say what failed and offer a retry. */
function sayProblem(): void {
  whenBodyIsThere(() => {
    const place = document.getElementById('boot-problem');
    if (place === null || handover.taken || place.firstChild !== null) return;
    const words = landingWords[language];
    const retry = document.createElement('button');
    retry.className = 'l-retry';
    retry.textContent = words.retry;
    retry.addEventListener('click', () => location.reload());
    // If the exhibition is painted, its name is the heading.
    if (document.querySelector('h1') === null)
      writeNodes([{ tag: 'h1', className: 'l-name', children: [words.failedTitle] }], place);
    writeNodes([{ tag: 'p', className: 'l-text', children: [words.failedWhy + words.failedText] }], place);
    place.appendChild(retry);
  });
}

function link(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  // Vite's preload links are anonymous; without this the file is fetched twice.
  element.crossOrigin = '';
  document.head.appendChild(element);
  return element;
}

let loading = false;
function loadApp(): void {
  if (loading || bootConfig.entry === '') return;
  loading = true;
  const segment = location.pathname.split('/')[1] ?? '';
  const screen = bootConfig.preloads[segment] === undefined ? '*' : segment;
  const beside = ['', screen, language].reduce(
    (files: readonly string[], key) => files.concat(bootConfig.preloads[key] ?? []),
    [],
  );
  // Load style sheets early, or the script would request them a round trip later.
  const isStyle = (href: string) => href.endsWith('css');
  handover.styled = Promise.all(
    bootConfig.styles.concat(beside.filter(isStyle)).map((href) => {
      const sheet = link('stylesheet', href);
      return new Promise<void>((done) => {
        sheet.addEventListener('load', () => done());
        sheet.addEventListener('error', () => done());
      });
    }),
  );
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = bootConfig.entry;
  script.addEventListener('error', sayProblem);
  document.head.appendChild(script);
  for (const href of beside) if (!isStyle(href)) link('modulepreload', href);
  setTimeout(sayProblem, sayingSoAfterMs);
}

try {
  const at = landingAddress.exec(location.pathname);
  if (at?.[2] !== undefined) {
    // On a slow network the exhibition is requested alone; the app's files follow after its answer.
    startLanding(at[2], at[1] && at[3], at[1] ? drawLanding : drawCheckIn).then(loadApp, loadApp);
    setTimeout(loadApp, longestHeadStartMs);
  } else if (returned !== undefined) loadApp();
} catch {
  loadApp();
}
