import type {
  Answers,
  Choice,
  FieldDefinition,
  FormDefinition,
  TextPair,
} from '#domain/form/formDefinition.ts';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { longestNotice, type NoticeAudience, readAudience } from '#entities/organiser/rules/notice.ts';
import { type NoticeTargets, targetKinds, type TargetKind } from './noticeTargets.ts';

export type NoticeField =
  | 'audience'
  | 'channels'
  | 'ShowFrom'
  | 'Title'
  | 'Content'
  | 'TitleEn'
  | 'ContentEn'
  | 'Picture'
  | 'link'
  | 'address';
type Group = 'to' | 'zh' | 'en' | 'more';
type Hint = 'ShowFrom' | 'Content' | 'TitleEn' | 'Picture' | 'address';
export type NoticeText = `ask_${NoticeField}` | `ask_link_${TargetKind}` | `group_${Group}` | `hint_${Hint}`;

export interface NoticeFormSettings {
  readonly text: (key: NoticeText) => TextPair;
  readonly audiences: readonly Choice[];
  /** Those of the exhibition; none where it has one alone. */
  readonly channels: readonly Choice[];
  /** What a link may lead to: screens first, then the kinds of `targets`, then `address`. */
  readonly links: readonly Choice[];
  readonly targets: NoticeTargets;
  readonly hasEnglish: boolean;
}

const longestTitle = 60;
/** English takes about twice as many letters. */
const longestEnglishTitle = 120;
const longestAddress = 500;

/** The question for a row, of a link that leads to one. */
const targetKey = (kind: TargetKind) => `link_${kind}` as const;

export function noticeForm(settings: NoticeFormSettings): FormDefinition {
  const { text, audiences, channels, links, targets, hasEnglish } = settings;
  const ask = (
    group: Group,
    key: NoticeField | `link_${TargetKind}`,
    type: FieldDefinition['type'],
    more: Partial<FieldDefinition>,
  ): FieldDefinition => ({
    key,
    type,
    label: text(`ask_${key}`),
    section: text(`group_${group}`),
    required: false,
    ...more,
  });
  return {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [
      ask('to', 'audience', 'singleChoice', { required: true, choices: audiences }),
      ask('to', 'channels', 'multipleChoice', {
        required: true,
        choices: channels,
        showWhen: { key: 'audience', oneOf: ['channels'] },
      }),
      ask('to', 'ShowFrom', 'dateTime', { hint: text('hint_ShowFrom') }),
      ask('zh', 'Title', 'text', { required: true, max: longestTitle }),
      ask('zh', 'Content', 'longText', { required: true, max: longestNotice, hint: text('hint_Content') }),
      ...(hasEnglish
        ? [
            ask('en', 'TitleEn', 'text', { max: longestEnglishTitle, hint: text('hint_TitleEn') }),
            ask('en', 'ContentEn', 'longText', { max: longestNotice }),
          ]
        : []),
      ask('more', 'Picture', 'images', { onlyPictures: true, max: 1, hint: text('hint_Picture') }),
      ask('more', 'link', 'singleChoice', { choices: links }),
      ...targetKinds.map((kind) =>
        ask('more', targetKey(kind), 'singleChoice', {
          required: true,
          choices: targets[kind],
          showWhen: { key: 'link', oneOf: [kind] },
        }),
      ),
      ask('more', 'address', 'text', {
        required: true,
        max: longestAddress,
        hint: text('hint_address'),
        showWhen: { key: 'link', oneOf: ['address'] },
      }),
    ],
  };
}

const textIn = (answers: Answers, key: NoticeField | `link_${TargetKind}`): string => {
  const answer = answers[key];
  return typeof answer === 'string' ? answer.trim() : '';
};

/** `YYYY-MM-DD HH:mm` at the venue; the picker of a phone writes a `T` between day and time. */
const showFromIn = (answers: Answers): string => textIn(answers, 'ShowFrom').replace('T', ' ');

export interface WrittenNotice {
  readonly audience: NoticeAudience;
  readonly title: TextPair;
  readonly text: TextPair;
  /** Addresses; '' for none. */
  readonly picture: string;
  readonly link: string;
  /** Epoch milliseconds by the server's clock; undefined for now. */
  readonly fromMs: number | undefined;
}

export interface NoticeReading {
  readonly hasEnglish: boolean;
  /** Where a choice of the link leads, such as `agenda`; '' for what leads nowhere. */
  readonly pathOf: (choice: string) => string;
}

/** Undefined before an audience is chosen. English that was typed for a form that no longer asks for it is left out. */
export function writtenNotice(
  answers: Answers,
  { hasEnglish, pathOf }: NoticeReading,
): WrittenNotice | undefined {
  const audience = readAudience(answers['audience'], answers['channels']);
  if (audience === undefined) return undefined;
  const english = (key: NoticeField) => (hasEnglish ? textIn(answers, key) : '');
  return {
    audience,
    title: { zh: textIn(answers, 'Title'), en: english('TitleEn') },
    text: { zh: textIn(answers, 'Content'), en: english('ContentEn') },
    picture: pictureIn(answers),
    link: linkIn(answers, pathOf),
    fromMs: parseVenueTime(showFromIn(answers)),
  };
}

const pictureIn = ({ Picture }: Answers): string =>
  (Array.isArray(Picture) ? Picture.find(isFileLocation) : undefined) ?? '';

/** Of a row the choice is its path already. */
function linkIn(answers: Answers, pathOf: NoticeReading['pathOf']): string {
  const chosen = textIn(answers, 'link');
  const kind = targetKinds.find((one) => one === chosen);
  if (kind !== undefined) return textIn(answers, targetKey(kind));
  return chosen === 'address' ? textIn(answers, 'address') : pathOf(chosen);
}

/** What a form of questions cannot see in one answer alone; undefined where nothing stands in the way of the preview. */
export type NoticeGap = 'TitleEn' | 'ContentEn' | 'ShowFrom' | 'address';

/**
 * @param nowMs by the server's clock
 * @param isLink whether the app opens such an address
 */
export function noticeGap(
  answers: Answers,
  { nowMs, isLink }: { readonly nowMs: number; readonly isLink: (address: string) => boolean },
): NoticeGap | undefined {
  // Typed times have no seconds: the running minute is not over.
  const nowText = formatVenueTime(nowMs);
  const from = showFromIn(answers);
  if (from !== '' && from < nowText) return 'ShowFrom';
  if (textIn(answers, 'link') === 'address' && !isLink(textIn(answers, 'address'))) return 'address';
  return missingEnglish(answers);
}

/** The question that is left open where English was written by half; undefined where it is whole, or none. */
export function missingEnglish(answers: Answers): 'TitleEn' | 'ContentEn' | undefined {
  const [title, text] = [textIn(answers, 'TitleEn'), textIn(answers, 'ContentEn')];
  if ((title === '') === (text === '')) return undefined;
  return title === '' ? 'TitleEn' : 'ContentEn';
}

/** Whether a text holds HTML, which readers of a message see as it was typed. */
export const holdsHtml = ({ title, text }: Pick<WrittenNotice, 'title' | 'text'>): boolean =>
  [title.zh, title.en, text.zh, text.en].some((one) =>
    /<\/?[a-z][^>]*>|&(?:nbsp|amp|lt|gt|#\d+);/i.test(one),
  );
