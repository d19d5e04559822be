import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Row } from '#sandbox/store/store.ts';
import { minuteMs, venueText } from '#sandbox/venueClock.ts';
import type { ContentWorld } from '../contentWorld.ts';
import { coverPicture } from './coverPicture.ts';
import type { Maker } from '../seeded.ts';
import { exhibitorId } from '../seedIds.ts';
import { hostileHtml } from '../words/contentWords.ts';
import { newsParagraphs, newsSummaries, newsTitles } from '../words/newsWords.ts';

export const newsCount = 30;
const betweenMs = 9 * 60 * minuteMs;
const ofArticle = 3;

const none = { zh: '', en: '' };

const nth = (of: readonly TextPair[], at: number): TextPair => of[at % of.length] ?? none;

/** The latest first. One in ten carries what an article must not: scripts, frames, and links that must not be followed. */
export function articleRow(make: Maker, at: number, { exhibitionId, nowMs }: ContentWorld): Row {
  const [title, summary] = [nth(newsTitles, at), nth(newsSummaries, at)];
  const picture = coverPicture(at);
  const textIn = (language: 'zh' | 'en') => {
    const lines = Array.from({ length: ofArticle }, (_, line) => nth(newsParagraphs, at + line)[language]);
    const attack = at % 10 === 9 ? hostileHtml : '';
    return `${lines.map((line) => `<p>${line}</p>`).join('')}<p><img src="${coverPicture(at + 5)}" alt=""></p>${attack}`;
  };
  return {
    ExhibitionId: exhibitionId,
    ExhibitorId: at % 4 === 0 ? exhibitorId(exhibitionId, 1 + at) : '',
    Title: title.zh,
    TitleEn: title.en,
    Summary: summary.zh,
    SummaryEn: summary.en,
    Content: textIn('zh'),
    ContentEn: textIn('en'),
    Image: at % 5 === 4 ? '' : picture,
    PublishTime: venueText(nowMs - at * betweenMs - 5 * minuteMs),
    PVNumber: make.number(20, 20_000),
  };
}
