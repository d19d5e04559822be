import { joinDays } from '#domain/time/period/joinDays.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { element, type PageElement, type PageNode } from '#domain/page/writeNodes.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { exhibitionPeriod } from '#domain/time/period/exhibitionPeriod.ts';
import { selectPath } from '#domain/address/paths.ts';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';
import type { Language } from '../bootWords.ts';
import { landingWords } from '../landingWords.ts';
import type { SharedPageKind } from './sharedPages.ts';

type NamedExhibition = Pick<
  Exhibition,
  'RecordId' | 'ExName' | 'ExNameEn' | 'StartTime' | 'EndTime' | 'Place' | 'PlaceEn'
>;

/** Of which exhibition a page is, for a visitor who came by a link. Texts fall back to the other language. */
export function fairLine(exhibition: NamedExhibition, language: Language, nowMs: FairMs) {
  const own = (zh: string, en: string) => (language === 'en' ? en || zh : zh || en);
  const { days = [] } =
    exhibitionPeriod(exhibition.StartTime, exhibition.EndTime, landingWords[language], nowMs) ?? {};
  const facts = [joinDays(days, language), own(exhibition.Place, exhibition.PlaceEn)];
  return {
    name: own(exhibition.ExName, exhibition.ExNameEn),
    facts: facts.filter((fact) => fact !== '').join(' · '),
    to: selectPath(exhibition.RecordId),
    action: landingWords[language].register,
  };
}

/** As `FairLine` draws it. */
export function fairLineTree(exhibition: NamedExhibition, language: Language, nowMs: FairMs): PageElement {
  const { name, facts, to, action } = fairLine(exhibition, language, nowMs);
  return element('div', 'FairLine-line', [
    element('p', 'FairLine-text', [
      element('span', 'FairLine-name', [name]),
      element('span', 'FairLine-facts', [facts]),
    ]),
    element('a', 'FairLine-action', [action], { href: to }),
  ]);
}

/** The head of an exhibition's home, as far as nothing but the exhibition is needed for it. */
export function homeTree({ ExName, ExNameEn }: NamedExhibition, language: Language): PageNode[] {
  const [own, other, fallback] = language === 'en' ? [ExNameEn, ExName, 'zh-CN'] : [ExName, ExNameEn, 'en'];
  const text = own === '' ? element('span', '', [other], { lang: fallback }) : own;
  return [
    element('header', '', [
      element('div', 'HomeHead-cover'),
      element('div', 'HomeHead-card', [element('h1', 'HomeHead-name', [text], { tabindex: '-1' })]),
    ]),
  ];
}

const addressIn = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
};

/** The app knows which digits are a mobile number, which is not shown; here whatever may hold one is left to it. */
const written = (text: string): string =>
  text.replace(/[^\d０-９〇零一二三四五六七八九幺]/g, '').length < 11 ? text : '…';

const pictureShapes = {
  film: 'pictures-picture shared-box',
  low: 'pictures-picture pictures-picture--low shared-box',
  square: 'pictures-picture pictures-picture--square shared-box',
};

/** The heading of a page's row, as `DetailScreen` draws it, with boxes in place of pictures, which the app fetches in their size. */
export function headingTree(row: ServerRow, kind: SharedPageKind, language: Language): PageNode[] {
  const texts = [readLine(row[kind.title]), readLine(row[`${kind.title}En`])];
  const [own = '', other = ''] = language === 'en' ? texts.slice().reverse() : texts;
  const fallback = language === 'en' ? 'zh-CN' : 'en';
  const isOther = own === '' && other !== '';
  const lang = kind.isTyped ? writtenLanguage(own || other, language) : isOther ? fallback : undefined;
  const hasPicture = kind.pictures.some((field) => addressIn(row[field]) !== '');
  const logo = element('div', 'DetailScreen-picture', [element('span', 'shared-box shared-logo')]);
  return [
    ...(hasPicture
      ? [
          element('div', 'DetailScreen-gallery', [
            element(
              'div',
              kind.hasPlayer ? 'StreamPlayer-frame shared-box' : pictureShapes[kind.shape ?? 'film'],
            ),
          ]),
        ]
      : []),
    element('div', 'DetailScreen-head', [
      ...(kind.hasLogo ? [logo] : []),
      element('div', 'DetailScreen-names', [
        element('h1', 'DetailScreen-title', [kind.isTyped ? written(own || other) : own || other], {
          tabindex: '-1',
          ...(lang === undefined ? {} : { lang }),
        }),
      ]),
    ]),
  ];
}
