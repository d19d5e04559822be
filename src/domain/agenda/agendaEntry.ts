import type { TextPair } from '../form/formDefinition.ts';

export type AgendaKind = 'conference' | 'live' | 'promotion' | 'checkIn' | 'exhibition';

/** Something at a time on the visitor's own schedule. Times are epoch milliseconds. */
export interface AgendaEntry {
  /** Unique within its kind. */
  readonly id: string;
  readonly kind: AgendaKind;
  readonly title: TextPair;
  /** A room, a stand or an address. */
  readonly place: TextPair;
  /** The name of its hall; '' where none is known. */
  readonly hall: string;
  readonly startMs: number;
  /** Undefined where the server names none, or one that is not after the start. */
  readonly endMs: number | undefined;
  readonly path: string;
  /** It starts elsewhere than it did when the visitor put it on the schedule. */
  readonly movedFromMs?: number;
}

const hourMs = 3_600_000;

/** Opening hours: one may come at any time in them, so they clash with nothing. */
export const isWindow = ({ kind }: Pick<AgendaEntry, 'kind'>) => kind === 'checkIn' || kind === 'exhibition';

/** Watched wherever one stands. */
export const isOnline = ({ kind }: Pick<AgendaEntry, 'kind'>) => kind === 'live';

/** An hour where no end is known. */
export const untilMs = ({ startMs, endMs }: Pick<AgendaEntry, 'startMs' | 'endMs'>) =>
  endMs !== undefined && endMs > startMs ? endMs : startMs + hourMs;

export const agendaKey = ({ kind, id }: Pick<AgendaEntry, 'kind' | 'id'>) => `${kind}:${id}`;
