import type { TextPair } from '#domain/form/formDefinition.ts';
import type { TimedEntry } from '../timedEntry.ts';

export type AgendaKind = TimedEntry['kind'] | 'checkIn';

/** Something at a time on the visitor's own schedule. */
export interface AgendaEntry extends Omit<TimedEntry, 'kind'> {
  readonly kind: AgendaKind;
  /** The name of its hall, of which only the number counts; '' where none is known. */
  readonly hall: string;
  /** The start that the visitor knows, where the organiser has moved it since. */
  readonly movedFromMs?: number;
  /** The room that the visitor knows, where it is in another one now. */
  readonly movedFrom?: TextPair;
  /** The organiser has taken it off the programme. */
  readonly isGone?: true;
  /** The organiser has taken its time back; `startMs` is the last that was told. */
  readonly isUndated?: true;
  /** The visitor has checked in there. */
  readonly isDone?: true;
}

const hourMs = 3_600_000;

/** Nothing is at its time any more. */
export const isOff = ({
  isGone,
  isUndated,
  isCancelled,
}: {
  readonly isGone?: true | undefined;
  readonly isUndated?: true | undefined;
  readonly isCancelled?: true | undefined;
}) => isGone === true || isUndated === true || isCancelled === true;

/** Watched wherever one stands. */
export const isOnline = ({ kind }: Pick<AgendaEntry, 'kind'>) => kind === 'live';

/** An hour where no end is known. */
export const untilMs = ({ startMs, endMs }: Pick<AgendaEntry, 'startMs' | 'endMs'>) =>
  endMs !== undefined && endMs > startMs ? endMs : startMs + hourMs;

/** What opens for half a day or longer can be visited at any time in it, and clashes with nothing. */
const windowMs = 12 * hourMs;

export const isWindow = (entry: Pick<AgendaEntry, 'kind' | 'startMs' | 'endMs'>) =>
  entry.kind === 'checkIn' || isDownload(entry) || untilMs(entry) - entry.startMs >= windowMs;

/** Of a file that can be had from then on: it stands on the day on which that begins, also after the fair. */
export const isDownload = ({ kind }: Pick<AgendaEntry, 'kind'>) => kind === 'download';

export const agendaKey = ({ kind, id }: Pick<AgendaEntry, 'kind' | 'id'>) => `${kind}:${id}`;
