import type {
  Answers,
  Choice,
  FieldDefinition,
  FormDefinition,
  TextPair,
} from '#domain/form/formDefinition.ts';
import { type NoticeAudience, readAudience } from '#entities/organiser/rules/notice.ts';

export type NoticeField = 'audience' | 'Title' | 'Content' | 'TitleEn' | 'ContentEn';
type Group = 'to' | 'zh' | 'en';
export type NoticeText = `ask_${NoticeField}` | `group_${Group}` | 'hint_Content' | 'hint_TitleEn';

export interface NoticeFormSettings {
  readonly text: (key: NoticeText) => TextPair;
  readonly audiences: readonly Choice[];
  readonly hasEnglish: boolean;
}

const longestTitle = 60;
const longestText = 1_000;
/** English takes about twice as many letters. */
const longestEnglishTitle = 120;
const longestEnglishText = 2_000;

export function noticeForm({ text, audiences, hasEnglish }: NoticeFormSettings): FormDefinition {
  const ask = (
    group: Group,
    key: NoticeField,
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
      ask('zh', 'Title', 'text', { required: true, max: longestTitle }),
      ask('zh', 'Content', 'longText', { required: true, max: longestText, hint: text('hint_Content') }),
      ...(hasEnglish
        ? [
            ask('en', 'TitleEn', 'text', { max: longestEnglishTitle, hint: text('hint_TitleEn') }),
            ask('en', 'ContentEn', 'longText', { max: longestEnglishText }),
          ]
        : []),
    ],
  };
}

const textIn = (answers: Answers, key: NoticeField): string => {
  const answer = answers[key];
  return typeof answer === 'string' ? answer.trim() : '';
};

export interface WrittenNotice {
  readonly audience: NoticeAudience;
  readonly title: TextPair;
  readonly text: TextPair;
}

/** Undefined before an audience is chosen. English that was typed for a form that no longer asks for it is left out. */
export function writtenNotice(answers: Answers, hasEnglish: boolean): WrittenNotice | undefined {
  const audience = readAudience(answers['audience']);
  if (audience === undefined) return undefined;
  const english = (key: NoticeField) => (hasEnglish ? textIn(answers, key) : '');
  return {
    audience,
    title: { zh: textIn(answers, 'Title'), en: english('TitleEn') },
    text: { zh: textIn(answers, 'Content'), en: english('ContentEn') },
  };
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
