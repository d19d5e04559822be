import { findAtWordStart } from '#domain/matching/findAtWordStart.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import { inOrder, type ProgrammeDay } from '#entities/programme/rules/programmeDays.ts';
import { sessionPhase, type SessionPhase } from '#entities/programme/rules/sessionPhase.ts';
import type { Session } from '#entities/programme/rules/session.ts';

/** What stands below another in the list of a day, or of all days while something is searched. */
export type ProgrammeRow =
  | { readonly kind: 'earlier'; readonly key: string; readonly count: number }
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | {
      readonly kind: 'session';
      readonly key: string;
      readonly session: Session;
      readonly phase: SessionPhase;
    };

/** '' asks for all. */
export interface Wanted {
  readonly search: string;
  readonly topic: string;
  readonly hall: string;
  readonly language: string;
}

interface Shown {
  readonly days: readonly ProgrammeDay<Session>[];
  /** The chosen one; without it all days, each with its heading. */
  readonly day: string | undefined;
  readonly isUnfolded: boolean;
  /** False where later sessions may follow. */
  readonly isWhole: boolean;
  readonly nowMs: FairMs;
}

const phaseOf = ({ times }: Session, nowMs: FairMs): SessionPhase =>
  times === undefined ? 'upcoming' : sessionPhase(times, nowMs);

/** The key of a topic in the address: its Chinese name, or the one that there is. */
export const topicKey = ({ topic }: Pick<Session, 'topic'>): string => topic.zh || topic.en;

export const asksForAll = ({ search, topic, hall, language }: Wanted): boolean =>
  search === '' && topic === '' && hall === '' && language === '';

export function matches(session: Session, { search, topic, hall, language }: Wanted): boolean {
  if (topic !== '' && topicKey(session) !== topic) return false;
  if (hall !== '' && session.hallId !== hall) return false;
  if (language !== '' && session.language !== language && session.language !== 'both') return false;
  if (search === '') return true;
  const texts = [session.title, session.place, session.topic].map(({ zh, en }) => `${zh}\n${en}`);
  return findAtWordStart(texts.join('\n').toLowerCase(), search.toLowerCase()) >= 0;
}

/**
 * Sessions that are over stand folded before those that run or come; a day that is over is shown whole. None of a day of which
 * only sessions that are over have been read: they would be folded as soon as another one follows.
 */
export function programmeRows({ days, day, isUnfolded, isWhole, nowMs }: Shown): readonly ProgrammeRow[] {
  const rowOf = (session: Session): ProgrammeRow => ({
    kind: 'session',
    key: session.id,
    session,
    phase: phaseOf(session, nowMs),
  });
  if (day === undefined)
    return ([] as ProgrammeRow[]).concat(
      ...days.map((one): readonly ProgrammeRow[] => [
        { kind: 'day', key: one.day, day: one.day },
        ...inOrder(one.sessions).map(rowOf),
      ]),
    );
  const rows = inOrder(days.find((one) => one.day === day)?.sessions ?? []).map(rowOf);
  const left = rows.filter((row) => row.kind !== 'session' || row.phase !== 'over');
  const count = rows.length - left.length;
  if (isUnfolded || count === 0) return rows;
  if (left.length === 0) return isWhole ? rows : [];
  return [{ kind: 'earlier', key: 'earlier', count }, ...left];
}
