import { entryOf, type Session } from '../rules/session.ts';
import { refreshRemembered } from './changeRemembered.ts';

/** Keeps what was read of a session, where it is in the visitor's schedule. */
export function refreshSession(exhibitionId: string, session: Session): void {
  const entry = entryOf(exhibitionId, session);
  const undated = entry === undefined ? [{ kind: 'conference', id: session.id } as const] : [];
  refreshRemembered(exhibitionId, { entries: entry === undefined ? [] : [entry], undated });
}
