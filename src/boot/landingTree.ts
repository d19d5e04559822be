import type { FairMs } from '../domain/time/clocks.ts';
import type { Exhibition } from '../domain/exhibition/exhibition.ts';
import { exhibitionState, type RegistrationState } from '../domain/exhibition/registrationState.ts';
import { exhibitionPeriod } from '../domain/time/period/exhibitionPeriod.ts';
import { element, type PageElement, type PageNode } from '../domain/page/writeNodes.ts';
import { bootWords, type Language } from './bootWords.ts';
import { landingWords } from './landingWords.ts';

/** Of the bar of the primary action: at the foot of the screen, or above the tabs. */
export const footClass = (hasTabs: boolean) => (hasTabs ? 'l-foot l-foot--tabs' : 'l-foot');

/** What is known of the exhibition; nothing while it is looked for. */
export interface LandingPayload {
  readonly exhibition: Exhibition;
  /** If more is known than the exhibition says: its channel may be closed or missing. */
  readonly state?: RegistrationState | undefined;
}

/** Falls back to the other language. */
function inLanguage(language: Language, zh: string, en: string): string {
  return language === 'en' ? en || zh : zh || en;
}

/** A `lang` for fallback texts. */
function inOther(language: Language, zh: string, en: string): Record<string, string> {
  const isOwn = (language === 'en' ? en : zh) !== '';
  return isOwn ? {} : { lang: language === 'en' ? 'zh-CN' : 'en' };
}

export function exhibitionName(exhibition: Exhibition, language: Language): string {
  return inLanguage(language, exhibition.ExName, exhibition.ExNameEn);
}

export function exhibitionPlace(exhibition: Exhibition, language: Language): string {
  return inLanguage(language, exhibition.Place, exhibition.PlaceEn);
}

export function coverOf(exhibition: Exhibition): string {
  return exhibition.Cover || exhibition.organization?.BackgroundImage || '';
}

/** The boot script's rule; unchanged without it. */
export const fitCover = (url: string): string => window.boot?.fitCover(url) ?? url;

const hidden = { 'aria-hidden': 'true' };

/** The label is for screen readers; what is seen in its place is the tile. */
function fact(
  label: string,
  tile: PageElement,
  texts: readonly PageNode[],
  attributes?: Readonly<Record<string, string>>,
): PageElement {
  return element('div', 'l-fact', [
    element('dt', 'l-tile', [element('span', 'l-label', [label]), tile]),
    element('dd', 'l-fact-text', texts, attributes),
  ]);
}

/** Undefined where no start is known. */
export const periodOf = (
  { StartTime, EndTime }: Pick<Exhibition, 'StartTime' | 'EndTime'>,
  language: Language,
  nowMs: FairMs,
) => exhibitionPeriod(StartTime, EndTime, landingWords[language], nowMs);

function dates(exhibition: Exhibition, language: Language, nowMs: FairMs): PageElement {
  const { month, day, days, hours } = periodOf(exhibition, language, nowMs) ?? {
    month: '',
    day: '',
    days: ['--'],
    hours: '',
  };
  const leaf = [element('span', 'l-month', [month]), day];
  const [from = '', until] = days;
  // Lines break between the two days, never inside one.
  const whole = (text: string) => element('span', 'l-whole', [text]);
  const isChinese = language === 'zh';
  const range =
    until === undefined
      ? [whole(from)]
      : [whole(from + (isChinese ? '–' : ' –')), ...(isChinese ? [] : [' ']), whole(until)];
  return fact(landingWords[language].dates, element('span', 'l-leaf', leaf, hidden), [
    ...range,
    ...(hours === '' ? [] : [element('span', 'l-more', [hours])]),
  ]);
}

function cover(src: string, look = 'l-cover'): PageElement {
  // Empty alt: the name is in the heading below.
  const picture =
    src === '' ? [] : [element('img', 'l-cover-picture', [], { fetchpriority: 'high', src, alt: '' })];
  return element('div', look, picture);
}

function skeletonCard(message: string): PageElement {
  return element('div', 'l-card', [
    element('p', 'l-badge', [message]),
    element('div', 'l-bone l-bone--name'),
    element('div', 'l-bone'),
    element('div', 'l-bone l-bone--short'),
  ]);
}

function exhibitionCard(
  { exhibition, state: known }: LandingPayload,
  language: Language,
  nowMs: FairMs,
): PageElement {
  const words = landingWords[language];
  const { ExName, ExNameEn, Place, PlaceEn } = exhibition;
  const { Name = '', NameEn = '' } = exhibition.organization ?? {};
  const { state } = known ?? exhibitionState(exhibition, nowMs);
  const place = exhibitionPlace(exhibition, language);
  const organiser = inLanguage(language, Name, NameEn);
  return element('div', 'l-card', [
    element('p', `l-badge l-badge--${state}`, [words[state]]),
    element('h1', 'l-name', [exhibitionName(exhibition, language)], {
      tabindex: '-1',
      ...inOther(language, ExName, ExNameEn),
    }),
    element('dl', 'l-facts', [
      dates(exhibition, language, nowMs),
      ...(place === ''
        ? []
        : [
            fact(
              words.place,
              element('span', 'l-pin', [], hidden),
              [place],
              inOther(language, Place, PlaceEn),
            ),
          ]),
      ...(organiser === ''
        ? []
        : [
            element('div', 'l-organiser', [
              element('dt', 'l-whole', [words.organiser]),
              element('dd', 'l-whole', [organiser], inOther(language, Name, NameEn)),
            ]),
          ]),
    ]),
  ]);
}

export interface LandingLink {
  readonly href: string;
  readonly text: string;
  /** Of an icon, whose text is short. */
  readonly label?: string;
}

/** What the bar offers: the primary action, and beside it the icon of the login; or the login alone. */
export interface LandingActions {
  readonly mine?: LandingLink | undefined;
  readonly action: LandingLink;
  readonly isQuiet: boolean;
}

const link = (className: string, { href, label }: LandingLink, children: readonly PageNode[]) =>
  element('a', className, children, label === undefined ? { href } : { href, 'aria-label': label });

const codeIcon = element(
  'svg',
  '',
  [element('path', '', [], { d: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2m4-2v6m-6 0h2' })],
  { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
);

/** The content of the bar; undefined until it is known what it offers. */
export function actionsTree(actions: LandingActions | undefined, language: Language): PageNode[] {
  if (actions === undefined) return [element('p', 'l-wait', [landingWords[language].register])];
  const { mine, action, isQuiet } = actions;
  return [
    ...(mine === undefined ? [] : [link('l-mine', mine, [codeIcon, mine.text])]),
    link(isQuiet ? 'l-go l-go--quiet' : 'l-go', action, [action.text]),
  ];
}

/** Instead of an exhibition. */
export const messageTree = (title: string, text: string): PageNode[] => [
  cover(''),
  element('div', 'l-card', [
    element('h1', 'l-name', [title], { tabindex: '-1' }),
    element('p', 'l-text', [text]),
  ]),
];

/** Failed, and retried or worth retrying. */
export function failedTree(language: Language): PageNode[] {
  const { failedTitle, failedText } = bootWords[language];
  return messageTree(failedTitle, failedText);
}

export function landingTree(
  payload: LandingPayload | undefined,
  language: Language,
  nowMs: FairMs,
  fit: (url: string) => string,
): PageNode[] {
  if (payload === undefined) return [cover(''), skeletonCard(landingWords[language].loading)];
  return [
    cover(fit(coverOf(payload.exhibition)), 'l-cover l-cover--own'),
    exhibitionCard(payload, language, nowMs),
  ];
}

/** Over the page of a place: the exhibition in one line. */
export function checkInTree(
  exhibition: Exhibition | undefined,
  language: Language,
  fit: (url: string) => string,
): PageNode[] {
  return [
    element('div', 'l-fact l-head', [
      cover(exhibition ? fit(coverOf(exhibition)) : '', 'l-tile'),
      element('div', 'l-fact-text', [
        exhibition ? exhibitionName(exhibition, language) : landingWords[language].loading,
      ]),
    ]),
  ];
}
