import type { Exhibition } from '../domain/exhibition/exhibition.ts';
import { exhibitionState, type RegistrationState } from '../domain/exhibition/registrationState.ts';
import { exhibitionPeriod } from '../domain/time/exhibitionPeriod.ts';
import { landingWords, type Language } from './landingWords.ts';

/** The landing page as a plain tree: the boot script writes it with the DOM, React renders it; a test compares both. */
export interface LandingElement {
  readonly tag: 'div' | 'p' | 'h1' | 'dl' | 'dt' | 'dd' | 'img' | 'span';
  readonly className?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly LandingNode[];
}
export type LandingNode = LandingElement | string;

/** Where the bar of the primary action stands: at the foot of the screen, or above the tabs. */
type LandingFoot = 'l-foot' | 'l-foot l-foot--tabs';

export type LandingPayload =
  | { readonly kind: 'loading' }
  /** `state` if more is known than the exhibition says: its channel may be closed or missing. */
  | {
      readonly kind: 'found';
      readonly exhibition: Exhibition;
      readonly state?: RegistrationState | undefined;
      /** Draws the bar of the primary action, for a visitor who may register. */
      readonly foot?: LandingFoot | undefined;
    }
  | { readonly kind: 'missing' }
  /** Failed, and retried or worth retrying. */
  | { readonly kind: 'failed' };

function element(
  tag: LandingElement['tag'],
  className: string,
  children: readonly LandingNode[] = [],
  attributes: Readonly<Record<string, string>> = {},
): LandingElement {
  return { tag, className, children, attributes };
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
  tile: LandingElement,
  texts: readonly LandingNode[],
  attributes?: Readonly<Record<string, string>>,
): LandingElement {
  return element('div', 'l-fact', [
    element('dt', 'l-tile', [element('span', 'l-label', [label]), tile]),
    element('dd', 'l-fact-text', texts, attributes),
  ]);
}

/** Undefined where no start is known. */
export const periodOf = (
  { StartTime, EndTime }: Pick<Exhibition, 'StartTime' | 'EndTime'>,
  language: Language,
  nowMs: number,
) => exhibitionPeriod(StartTime, EndTime, landingWords[language], nowMs);

function dates(exhibition: Exhibition, language: Language, nowMs: number): LandingElement {
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
  const range =
    until === undefined ? [whole(from)] : [whole(from + (language === 'zh' ? '–' : ' –')), ' ', whole(until)];
  return fact(landingWords[language].dates, element('span', 'l-leaf', leaf, hidden), [
    ...range,
    ...(hours === '' ? [] : [element('span', 'l-more', [hours])]),
  ]);
}

function cover(src: string, look = 'l-cover'): LandingElement {
  // Empty alt: the name is in the heading below.
  const picture = src === '' ? [] : [element('img', 'l-cover-picture', [], { src, alt: '' })];
  return element('div', look, picture);
}

function skeletonCard(message: string): LandingElement {
  return element('div', 'l-card', [
    element('p', 'l-badge', [message]),
    element('div', 'l-bone l-bone--name'),
    element('div', 'l-bone'),
    element('div', 'l-bone l-bone--short'),
  ]);
}

function exhibitionCard(
  { exhibition, state: known }: Extract<LandingPayload, { kind: 'found' }>,
  language: Language,
  nowMs: number,
): LandingElement {
  const words = landingWords[language];
  const { ExName, ExNameEn, Place, PlaceEn } = exhibition;
  const { Name = '', NameEn = '' } = exhibition.organization ?? {};
  const { state } = known ?? exhibitionState(exhibition, nowMs);
  const place = exhibitionPlace(exhibition, language);
  const organiser = inLanguage(language, Name, NameEn);
  return element('div', 'l-card', [
    element('p', `l-badge l-badge--${state}`, [words[state]]),
    element('h1', 'l-name', [exhibitionName(exhibition, language)], {
      tabIndex: '-1',
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

/** The bar until it is known what it offers. */
export function landingFoot(foot: LandingFoot, language: Language): LandingElement {
  return element('div', foot, [element('p', 'l-wait', [landingWords[language].register])]);
}

function messageCard(title: string, text: string): LandingElement {
  return element('div', 'l-card l-card--text', [
    element('h1', 'l-name', [title], { tabIndex: '-1' }),
    element('p', 'l-text', [text]),
  ]);
}

export function landingTree(
  payload: LandingPayload,
  language: Language,
  nowMs: number,
  fit: (url: string) => string,
): LandingNode[] {
  const words = landingWords[language];
  if (payload.kind === 'found') {
    const { exhibition, state, foot } = payload;
    const isOpen = (state ?? exhibitionState(exhibition, nowMs)).state === 'open';
    return [
      cover(fit(coverOf(exhibition)), 'l-cover l-cover--own'),
      exhibitionCard(payload, language, nowMs),
      ...(foot !== undefined && isOpen ? [landingFoot(foot, language)] : []),
    ];
  }
  if (payload.kind === 'missing') return [cover(''), messageCard(words.missingTitle, words.missingText)];
  if (payload.kind === 'failed') return [cover(''), messageCard(words.failedTitle, words.failedText)];
  return [cover(''), skeletonCard(words.loading)];
}

/** Over the page of a place: the exhibition in one line. */
export function checkInTree(
  exhibition: Exhibition | undefined,
  language: Language,
  fit: (url: string) => string,
): LandingNode[] {
  return [
    element('div', 'l-fact l-head', [
      cover(exhibition ? fit(coverOf(exhibition)) : '', 'l-tile'),
      element('div', 'l-fact-text', [
        exhibition ? exhibitionName(exhibition, language) : landingWords[language].loading,
      ]),
    ]),
  ];
}
