/** The boot script of lists and forms: paints the heading and the shape of what comes, and loads the app beside it. */
import { exhibitionIn } from '#domain/exhibition/entryAnswers.ts';
import { accentIn, showAccent } from '#domain/exhibition/showAccent.ts';
import { handover, language, loadApp, paint, remembered, stored } from '../bootPage.ts';
import { asksChannels, screenLooks } from './screenLooks.ts';
import { screenTree } from './screenTree.ts';

/** Inserted by the build: the headings that are the same at every exhibition, by language and screen. */
declare const givenTitles: Readonly<Record<'zh' | 'en', Readonly<Record<string, string | undefined>>>>;

// Used once: the build replaces the name by the whole text.
const titles = givenTitles;
const hasDetail = /^\/[^/]+\/[^/]+\/./.test(location.pathname);

function start(): void {
  const { shared } = handover;
  const look = screenLooks[String(shared?.kind)];
  if (shared === undefined || look === undefined) return;
  const takeExhibition = (answer: unknown) => {
    const found = exhibitionIn(answer, shared.id);
    if (found !== undefined && !handover.taken)
      showAccent(document, accentIn(found.row, stored('coverColours')));
  };
  takeExhibition(remembered('exhibitionInfo'));
  shared.exhibition.then(takeExhibition, () => {});
  const title = titles[language][shared.kind];
  // Another way to log in has another heading, and so has one row of a list.
  const isWhole = location.search === '' && (asksChannels.test(shared.kind) || !hasDetail);
  paint('landing', screenTree(look, isWhole ? title : undefined, location.search !== ''));
}

try {
  start();
} finally {
  loadApp();
}
