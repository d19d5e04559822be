import type { TextPair } from '#domain/form/formDefinition.ts';
import type { LateSeeds } from '#sandbox/records.ts';
import { dayMs, minuteMs, venueText } from '#sandbox/venueClock.ts';
import type { ContentWorld } from '../contentWorld.ts';
import { coverPicture } from '../notices/coverPicture.ts';
import { makeRows } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';

const hourMs = 60 * minuteMs;

/** Names of `sandbox/streams/faultyStreams.ts`, and one that it does not know. */
const faults: readonly (readonly [fault: string, title: TextPair])[] = [
  ['stops', { zh: '中途断流', en: 'Stops midway' }],
  ['missing', { zh: '地址已失效', en: 'Not at its address' }],
  ['refused', { zh: '其他网站拒绝播放', en: 'Refused by another host' }],
  ['page', { zh: '地址上是网页', en: 'A web page instead' }],
  ['film', { zh: '名为列表的视频文件', en: 'A file that is called a playlist' }],
  ['second', { zh: '第二次才能播放', en: 'Plays on the second try' }],
  ['busy', { zh: '视频服务器出错', en: 'The server has failed' }],
  ['silent', { zh: '一直没有回应', en: 'Never answers' }],
];

/** A live on air for every way to fail, then a recording for each. */
export const faultyLives = ({
  exhibitionId,
  tenantId,
  nowMs,
}: Pick<ContentWorld, 'exhibitionId' | 'tenantId' | 'nowMs'>): LateSeeds => ({
  LiveList: () =>
    makeRows(
      { tenantId, nowMs, count: 2 * faults.length, seed: 7, idPrefix: `live${storyMark(exhibitionId)}` },
      (_, at) => {
        const [fault = '', title = { zh: '', en: '' }] = faults[at % faults.length] ?? [];
        const isOnAir = at < faults.length;
        const startMs = isOnAir ? nowMs - (10 + at) * minuteMs : nowMs - (1 + at) * dayMs;
        return {
          ExhibitionId: exhibitionId,
          ExhibitorId: '',
          Title: title.zh,
          TitleEn: title.en,
          Cover: coverPicture(at),
          StartTime: venueText(startMs),
          EndTime: venueText(startMs + (isOnAir ? 12 * hourMs : 90 * minuteMs)),
          State: isOnAir ? '1' : '2',
          StreamUrl: `/sandbox/streams/${fault}-live-${at + 1}.m3u8`,
          ReplayUrl: isOnAir ? '' : `/sandbox/streams/${fault}-replay-${at + 1}.m3u8`,
          RoomNumber: String(8_901 + at),
          PVNumber: 120 + at,
          ThumpUpNumber: 8,
          ProductIds: [],
          Introduction: '',
          IntroductionEn: '',
        };
      },
    ),
});
