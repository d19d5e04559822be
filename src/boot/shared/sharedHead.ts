/** The boot script of the pages that links in chats lead to: paints the exhibition's line and the heading out of the answers to `askShared.ts`. */
import { exhibitionIn } from '#domain/exhibition/entryAnswers.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { accentIn, showAccent } from '#domain/exhibition/showAccent.ts';
import { keptHeadings } from '#domain/page/keptHeadings.ts';
import { isServerRow, readFlag, type ServerRow } from '#domain/record/serverRow.ts';
import { notShown } from '#domain/review/notShown.ts';
import {
  bootNowMs,
  followLink,
  handover,
  language,
  loadApp,
  paint,
  remembered,
  stored,
} from '../bootPage.ts';
import { isRegisteredAt } from './isRegisteredAt.ts';
import { sharedPages } from './sharedPages.ts';
import { fairLineTree, headingTree, homeTree } from './sharedTree.ts';

const longestHeadStartMs = 1000;
const place = location.pathname + language;

/** The row, where it is one that visitors see: the app says why another is not shown. */
function shownRow(answer: unknown, exhibitionId: string): ServerRow | undefined {
  const { result } = answer as { readonly result?: unknown };
  const row: unknown = Array.isArray(result) ? result[0] : result;
  const isShown =
    isServerRow(row) &&
    row['ExhibitionId'] === exhibitionId &&
    notShown(row) === undefined &&
    !readFlag(row['HasFreeZe']);
  return isShown ? row : undefined;
}

function start(): void {
  const { shared } = handover;
  if (shared === undefined) return loadApp();
  const { id } = shared;
  const kind = sharedPages[shared.kind];
  const page = document.getElementById('boot');
  if (kind === undefined) page?.classList.add('s-page--cover', 'shared-home');
  const isRegistered = isRegisteredAt(id);
  let exhibition: Exhibition | undefined;
  // What this page has shown last, as the app has kept it.
  let heading = keptHeadings(stored('headings'))[place] ?? [];
  const draw = () => {
    const line = exhibition && !isRegistered ? [fairLineTree(exhibition, language, bootNowMs())] : [];
    const home = exhibition ? homeTree(exhibition, language) : [];
    paint('landing', kind === undefined ? home : [...line, ...heading]);
  };
  const takeExhibition = (answer: unknown) => {
    const found = exhibitionIn(answer, id);
    if (found === undefined) return;
    exhibition = found.value;
    if (!handover.taken) showAccent(document, accentIn(found.row, stored('coverColours')));
    draw();
  };
  takeExhibition(remembered('exhibitionInfo'));
  if (exhibition && heading[0]) loadApp();
  shared.exhibition.then(takeExhibition, () => {});
  shared.row
    .then((answer) => {
      const row = shownRow(answer, id);
      heading = row && kind ? headingTree(row, kind, language) : [];
      draw();
      shared.shown = { [place]: heading };
    })
    .then(loadApp, loadApp);
  setTimeout(loadApp, longestHeadStartMs);
  page?.addEventListener('click', followLink);
}

try {
  start();
} catch {
  loadApp();
}
