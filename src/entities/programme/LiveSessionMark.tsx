import { ChangeMark } from './ChangeMark.tsx';
import { changedOfLive, type Session } from './rules/session.ts';

interface LiveSessionMarkProps {
  /** That the live shows, as far as they are known. */
  readonly sessions: readonly Session[] | undefined;
  /** Of the live; undefined while that is not told. */
  readonly startMs: number | undefined;
}

/** That what a live shows was called off, or moved without the live. */
export function LiveSessionMark({ sessions = [], startMs }: LiveSessionMarkProps) {
  const changed = changedOfLive(sessions, startMs);
  return changed === undefined ? null : <ChangeMark entry={changed} />;
}
