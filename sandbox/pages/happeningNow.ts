import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import { exhibitionState } from '#domain/exhibition/registrationState.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { textOf } from '../dataApi/call.ts';
import type { Records } from '../records.ts';
import type { Row } from '../store/store.ts';
import { type Language, type Markup, markup, say } from './page.ts';

const phases = {
  before: { zh: '未开始', en: 'Not started' },
  during: { zh: '进行中', en: 'On' },
  after: { zh: '已结束', en: 'Over' },
};

const registrations = {
  open: { zh: '登记开放', en: 'registration open' },
  notYetOpen: { zh: '登记未开始', en: 'registration not open yet' },
  ended: { zh: '登记已结束', en: 'registration over' },
  temporarilyClosed: { zh: '登记暂停', en: 'registration paused' },
};

/** In which phase an exhibition is and whether it registers, by the clock of the sandbox; '' for one that is not stored. */
export function statusOf(records: Records, exhibitionId: string, nowMs: number, language: Language): string {
  const exhibition = readExhibition(records.find('Exhibition', exhibitionId));
  if (exhibition === undefined) return '';
  const phase = exhibitionPhase(exhibition.StartTime, exhibition.EndTime, nowMs);
  const day = phase?.at === 'during' ? ` ${phase.day}/${phase.days}` : '';
  const told = [
    ...(phase === undefined ? [] : [say(phases[phase.at], language) + day]),
    say(registrations[exhibitionState(exhibition, nowMs).state], language),
  ];
  return told.join(' · ');
}

const kinds = [
  { collection: 'Conference', path: 'conference', word: { zh: '会议', en: 'Session' } },
  { collection: 'LiveList', path: 'live', word: { zh: '直播', en: 'Live' } },
] as const;

interface Event {
  readonly path: string;
  readonly word: TextPair;
  readonly title: TextPair;
  readonly startMs: number;
  readonly endMs: number;
}

function eventOf(row: Row, exhibitionId: string, { path, word }: (typeof kinds)[number]): Event[] {
  const [startMs, endMs] = [row['StartTime'], row['EndTime']].map((time) => parseVenueTime(String(time)));
  if (startMs === undefined || endMs === undefined) return [];
  const title = { zh: textOf(row['Title']), en: textOf(row['TitleEn']) };
  return [{ path: `/${path}/${exhibitionId}/${textOf(row['RecordId'])}`, word, title, startMs, endMs }];
}

const mostOfKind = 3;

/** The hour that the sandbox plays, and what is on at one of its exhibitions, or comes next there. */
export function happeningNow(
  records: Records,
  exhibitionId: string,
  nowMs: number,
  language: Language,
): Markup {
  const events = kinds.flatMap((kind) =>
    records
      .all(kind.collection, { exhibitions: [exhibitionId] })
      .filter((row) => row['ExhibitionId'] === exhibitionId)
      .flatMap((row) => eventOf(row, exhibitionId, kind))
      .filter(({ endMs }) => endMs > nowMs)
      .sort((one, other) => one.startMs - other.startMs)
      .slice(0, mostOfKind),
  );
  const title = say({ zh: '现在', en: 'Now' }, language);
  const zone = say({ zh: '北京时间', en: 'Beijing time' }, language);
  const none = say({ zh: '现在没有会议和直播。', en: 'No session and no live stream is on.' }, language);
  const today = formatVenueTime(nowMs, 'yyyy-MM-dd');
  const line = ({ path, word, title: name, startMs, endMs }: Event) => {
    const day =
      formatVenueTime(startMs, 'yyyy-MM-dd') === today ? '' : `${formatVenueTime(startMs, 'MM-dd')} `;
    const state = say(startMs <= nowMs ? { zh: '进行中', en: 'on' } : { zh: '接下来', en: 'next' }, language);
    return markup`<li>${state} · ${day}${clock(startMs)}–${clock(endMs)} · ${say(word, language)} <a href="${path}">${say(name, language)}</a></li>`;
  };
  return markup`<section id="now"><h2>${title}: ${today} ${clock(nowMs)} (${zone})</h2>${
    events.length === 0 ? markup`<p>${none}</p>` : markup`<ul>${events.map(line)}</ul>`
  }</section>`;
}

const clock = (timeMs: number) => formatVenueTime(timeMs, 'HH:mm');
