import type { TextPair } from '#domain/form/formDefinition.ts';
import type { LateSeeds } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { minuteMs, venueText } from '#sandbox/venueClock.ts';
import type { ContentWorld } from '../contentWorld.ts';
import { hallPrefix } from '../seedIds.ts';
import { type Maker, makeRows, seeded, seedId } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';
import { hostileHtml } from '../words/contentWords.ts';
import { angles, rooms, speakerJobs, subjects, topics } from '../words/programmeWords.ts';
import { sessionPicture } from './sessionPicture.ts';
import { sessionTimes } from './sessionTimes.ts';

interface Programme {
  readonly count: number;
  readonly halls: number;
  /** Of the channel to sign up for one of the sessions through. */
  readonly channelId?: string;
  /** To sign up for another one by. */
  readonly questionnaireId?: string;
  /** Where to check in for the session that runs. */
  readonly placeId?: string;
}

type Place = Pick<ContentWorld, 'exhibitionId' | 'tenantId' | 'nowMs' | 'days'>;

const speakerCount = 40;
const none: TextPair = { zh: '', en: '' };
const nth = (of: readonly TextPair[], at: number): TextPair => of[at % of.length] ?? none;

/** A programme of sessions on all days of a fair, in all the states that they can be in. */
export function programmeSeeds(place: Place, seed: number, programme: Programme): LateSeeds {
  const idPrefix = `session${storyMark(place.exhibitionId)}`;
  return {
    Conference: () => {
      const speakers = speakersOf(seeded(seed + 1, place.nowMs));
      return makeRows({ ...place, seed, idPrefix, count: programme.count }, (make, at) =>
        sessionRow(make, at, { ...place, ...programme, speakers }),
      );
    },
  };
}

interface Making extends Place, Programme {
  readonly speakers: readonly Row[];
}

function sessionRow(make: Maker, at: number, making: Making): Row {
  const { exhibitionId, halls } = making;
  const subject = subjects[at % subjects.length];
  const angle = nth(angles, at + Math.floor(at / subjects.length));
  const topic = nth(topics, subject?.topicAt ?? 0);
  const room = at % 31 === 11 ? none : nth(rooms, at);
  const [text, more] = [make.text(2), make.text(1)];
  const seats = at % 4 === 3 ? undefined : 20 * make.number(2, 12);
  const attack = at % 17 === 5 ? hostileHtml : '';
  return {
    ExhibitionId: exhibitionId,
    Title: `${subject?.zh}：${angle.zh}`,
    TitleEn: `${subject?.en}: ${angle.en}`,
    ...sessionTimes(at, making),
    Place: room.zh,
    PlaceEn: room.en,
    ExhibitionHallId: room === none || halls === 0 ? '' : seedId(hallPrefix(exhibitionId), 1 + (at % halls)),
    Topic: topic.zh,
    TopicEn: topic.en,
    Language: ['zh', 'zh', 'en', 'both'][at % 4],
    Cover: at % 3 === 2 ? '' : sessionPicture(at),
    Introduction: `<p>${text.zh}</p><p>${more.zh}</p>${attack}`,
    IntroductionEn: `<p>${text.en}</p><p>${more.en}</p>${attack}`,
    Agenda: at % 3 === 1 ? '' : '<ul><li>主题报告</li><li>案例分享</li><li>现场问答</li></ul>',
    AgendaEn: at % 3 === 1 ? '' : '<ul><li>Keynote</li><li>Cases</li><li>Questions</li></ul>',
    Speakers: at % 9 === 8 ? [] : speakersAt(at, making.speakers),
    ...(seats !== undefined && { Seats: seats, SeatsTaken: takenOf(at, seats) }),
    Materials: at % 5 === 0 ? materials(making.nowMs) : [],
    LiveListId: at % 15 === 4 ? seedId(`live${storyMark(exhibitionId)}`, 1 + (at % 8)) : '',
    ReplayUrl: at % 15 === 9 ? `https://media.example.com/replays/${at + 1}.mp4` : '',
    ChannelId: (at === 1 || at === 10) && making.channelId !== undefined ? making.channelId : '',
    QuestionnaireId: at === 12 ? (making.questionnaireId ?? '') : '',
    SignInPlaceId: at === 1 && making.placeId !== undefined ? making.placeId : '',
  };
}

/** Every seventh is full, one of them overbooked. */
const takenOf = (at: number, seats: number) => (at % 7 === 3 ? seats + (at % 2) : Math.floor(seats * 0.6));

const speakersOf = (make: Maker): readonly Row[] =>
  Array.from({ length: speakerCount }, (_, at) => {
    const [person, job, text] = [make.person(), nth(speakerJobs, at), make.text(2)];
    return {
      Name: person.zh,
      NameEn: person.en,
      Job: job.zh,
      JobEn: job.en,
      Picture: at % 4 === 3 ? '' : make.picture('face'),
      Introduction: at % 5 === 4 ? '' : text.zh,
      IntroductionEn: at % 5 === 4 ? '' : text.en,
    };
  });

const speakersAt = (at: number, speakers: readonly Row[]): readonly Row[] =>
  Array.from({ length: 1 + (at % 3) }, (_, nthOf) => speakers[(at * 3 + nthOf) % speakers.length] ?? {});

/** One of each rule; of the last nothing is known. */
function materials(nowMs: number): readonly Row[] {
  const file = (name: string, Rule: string, more: Row = {}) => ({
    Name: name,
    Url: `https://files.example.com/${encodeURIComponent(name)}`,
    Size: 1_480_000,
    Rule,
    ...more,
  });
  return [
    file('会议手册.pdf', 'always'),
    file('演讲资料.pptx', 'afterRegistration'),
    file('参会名单.xlsx', 'afterCheckIn'),
    file('会后视频.mp4', 'window', { StartTime: venueText(nowMs + 60 * 24 * 60 * minuteMs), EndTime: '' }),
  ];
}
