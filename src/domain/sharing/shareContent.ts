import type { Channel } from '../exhibition/channel.ts';
import type { Exhibition } from '../exhibition/exhibition.ts';
import type { TextPair } from '../form/formDefinition.ts';
import { shareLink, type ShareScenario } from './shareLink.ts';
import {
  chooseDefaultTitle,
  defaultDescriptionTemplate,
  fillTemplate,
  shareImage,
} from '../text/fillTemplate.ts';
import type { ShareValues } from '../text/fillTemplate.ts';
import { formatDateRange } from '../time/formatDateRange.ts';

type Language = keyof TextPair;

export interface ShareTexts {
  readonly title: TextPair;
  readonly description: TextPair;
}

export interface ShareSubject {
  readonly exhibition: Exhibition;
  readonly channel: Channel | undefined;
  readonly scenario: ShareScenario;
  /** Only for exhibitors: a visitor's company is private. */
  readonly inviter?: { readonly company: string; readonly boothNo: string } | undefined;
}

export interface ShareWording {
  readonly language: Language;
  /** The organiser's texts, most specific first: of this scenario, then of the exhibition. */
  readonly texts: readonly ShareTexts[];
  readonly defaultTitles: Readonly<Record<ReturnType<typeof chooseDefaultTitle>, string>>;
  readonly origin: string;
}

export function shareContent(subject: ShareSubject, wording: ShareWording) {
  const { exhibition, channel, scenario } = subject;
  const { language, texts, defaultTitles, origin } = wording;
  const values = valuesOf(subject, language);
  const written = (part: keyof ShareTexts) => {
    for (const text of texts) {
      const filled = fillPair(text[part], subject, language);
      if (filled !== '') return filled;
    }
    return '';
  };
  const target = { origin, scenario, exhibitionId: exhibition.RecordId, channelId: channel?.RecordId };
  return {
    title: written('title') || fillTemplate(defaultTitles[chooseDefaultTitle(values)], values),
    description: written('description') || fillTemplate(defaultDescriptionTemplate, values),
    link: shareLink(target),
    imageUrl: shareImage(exhibition, origin),
  };
}

/** A text that exists only in the other language is filled with that language's names, to avoid a mixture. */
function fillPair(pair: TextPair, subject: ShareSubject, wanted: Language): string {
  const other = wanted === 'en' ? 'zh' : 'en';
  const language = pair[wanted] === '' ? other : wanted;
  return fillTemplate(pair[language], valuesOf(subject, language));
}

function valuesOf({ exhibition, channel, inviter }: ShareSubject, language: Language): ShareValues {
  const named = (zh = '', en = '') => (language === 'en' ? en || zh : zh || en);
  const { organization, StartTime, EndTime } = exhibition;
  return {
    host: named(organization?.Name, organization?.NameEn),
    exhibition: named(exhibition.ExName, exhibition.ExNameEn),
    time: StartTime === '' ? '' : formatDateRange(StartTime, EndTime, 'YYYY-MM-DD', () => {}),
    place: named(exhibition.Place, exhibition.PlaceEn),
    company: inviter?.company,
    boothNo: inviter?.boothNo,
    channel: named(channel?.Name, channel?.NameEn),
  };
}
