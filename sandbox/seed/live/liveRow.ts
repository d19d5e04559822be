import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, minuteMs, venueText } from '#sandbox/venueClock.ts';
import { contentId, type ContentWorld, nthExhibitor } from '../contentWorld.ts';
import { coverPicture } from '../notices/coverPicture.ts';
import type { Maker } from '../seeded.ts';
import { exhibitorId } from '../seedIds.ts';
import { hostileHtml } from '../words/contentWords.ts';
import { liveTitles } from '../words/liveWords.ts';

const hourMs = 60 * minuteMs;

/** Of ten lives two are on air, three to come, four recorded, and one was not recorded. */
type Kind = 'live' | 'preview' | 'replay' | 'over';
const kinds: readonly Kind[] = 'live preview replay preview replay live preview replay replay over'.split(
  ' ',
) as Kind[];

const previewsIn = [20 * minuteMs, 75 * minuteMs, 5 * hourMs, dayMs, 2 * dayMs, 3 * dayMs];

const nth = <T>(of: readonly T[], at: number): T | undefined => of[at % of.length];
const none: TextPair = { zh: '', en: '' };

/** Some are told by the organiser's mark, some by their times alone. */
export function liveRow(make: Maker, at: number, world: ContentWorld): Row {
  const kind = nth(kinds, at) ?? 'live';
  const title = nth(liveTitles, at) ?? none;
  const text = make.text(2);
  const attack = at % 13 === 5 ? hostileHtml : '';
  const { start, end } = timesOf(kind, at, world.nowMs);
  return {
    ExhibitionId: world.exhibitionId,
    ExhibitorId: at % 4 === 3 ? '' : exhibitorId(world.exhibitionId, nthExhibitor(world, 1 + (at % 8))),
    Title: title.zh,
    TitleEn: title.en,
    Cover: at % 7 === 6 ? '' : coverPicture(at),
    StartTime: start,
    EndTime: end,
    State: at % 3 === 2 ? '' : { live: '1', preview: '0', replay: '2', over: '2' }[kind],
    StreamUrl: `/sandbox/streams/${streams[at] ?? 'live'}-${at + 1}.m3u8`,
    ReplayUrl: kind === 'replay' ? replayAddress(at) : '',
    ...(kind === 'replay' && at % 3 === 2 ? filmTexts(at + 1) : {}),
    ...(at === 4 ? described(at + 1) : {}),
    RoomNumber: String(8801 + at),
    PVNumber: kind === 'preview' ? make.number(0, 400) : make.pick([860, 4_310, 12_500, 68_000, 1_230_000]),
    ThumpUpNumber: make.number(3, 16_000),
    ProductIds: at % 5 === 4 ? [] : [1, 2, 3].map((step) => productId(world, at * 3 + step)),
    Introduction: `<p>${text.zh}</p>${attack}`,
    IntroductionEn: `<p>${text.en}</p>${attack}`,
  };
}

const productId = (world: ContentWorld, number: number) =>
  contentId('Product', world, 1 + (number % world.counts.Product));

/** Of two that are on air: one carries captions and a described sound, one is not at its address. */
const streams: Readonly<Record<number, string>> = { 5: 'captioned-live', 25: 'missing' };

/** Of a film whose maker has given all there is for those who do not hear or see it. */
const described = (number: number) => ({
  ...filmTexts(number),
  DescribedUrl: `/sandbox/streams/described-replay-${number}.m3u8`,
  Transcript: '讲解员：欢迎来到我们的展位。\n机械臂抓取零件，放到传送带上。\n观众鼓掌。',
  TranscriptEn:
    'Guide: Welcome to our booth.\nThe arm picks a part and puts it on the belt.\nThe visitors applaud.',
});

/** Of a film whose maker has written them. */
export const filmTexts = (number: number) => ({
  CaptionsUrl: `/sandbox/streams/captions-${number}.vtt`,
  Summary: '镜头从展位入口推进，讲解员演示机械臂抓取零件。',
  SummaryEn: 'The camera moves in from the entrance of the booth; a guide shows an arm that picks parts.',
});

/** Some recordings are files, and one carries captions and a described sound. */
const replayAddress = (at: number) =>
  `/sandbox/streams/${at === 7 ? 'captioned-' : ''}replay-${at + 1}.${at % 10 === 4 ? 'mp4' : 'm3u8'}`;

function timesOf(kind: Kind, at: number, nowMs: number): { readonly start: string; readonly end: string } {
  const nthOfKind = Math.floor(at / kinds.length) * 3 + (at % 3);
  if (kind === 'preview') return spanOf(nowMs + (nth(previewsIn, nthOfKind) ?? hourMs), hourMs);
  // On air for as long as a sandbox usually runs.
  if (kind === 'live') return spanOf(nowMs - (10 + at * 4) * minuteMs, 12 * hourMs);
  return spanOf(nowMs - (1 + at) * dayMs, 90 * minuteMs);
}

const spanOf = (startMs: number, lengthMs: number) => ({
  start: venueText(startMs),
  end: venueText(startMs + lengthMs),
});
