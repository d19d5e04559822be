import type {
  Answers,
  Choice,
  FieldDefinition,
  FormDefinition,
  TextPair,
} from '#domain/form/formDefinition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { readHours } from '#domain/time/period/readHours.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';
import { textIn, typedMoment } from './contentAnswers.ts';

/** What an organiser changes of a session. */
export interface ChangedSession {
  readonly StartTime: string;
  readonly EndTime: string;
  readonly Place: string;
  readonly PlaceEn: string;
  readonly ExhibitionHallId: string;
}

export type SessionField = keyof ChangedSession;

const longestPlace = 80;

interface SessionFormSettings {
  /** A room and a time that it has cannot be left empty. */
  readonly row: ChangedSession;
  readonly text: (key: SessionField) => TextPair;
  readonly halls: readonly Choice[];
}

export function sessionForm({ row, text, halls }: SessionFormSettings): FormDefinition {
  const ask = (
    key: SessionField,
    type: FieldDefinition['type'],
    more: Partial<FieldDefinition> = {},
  ): FieldDefinition => ({ key, type, label: text(key), required: false, ...more });
  return {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [
      ask('StartTime', 'dateTime', { required: row.StartTime !== '' }),
      ask('EndTime', 'dateTime'),
      ask('Place', 'text', { required: row.Place !== '', max: longestPlace }),
      ask('PlaceEn', 'text', { required: row.PlaceEn !== '', max: longestPlace }),
      ...(halls.length > 0 ? [ask('ExhibitionHallId', 'singleChoice', { choices: halls })] : []),
    ],
  };
}

export const sessionAnswers = (row: ChangedSession): Answers => ({
  StartTime: typedMoment(row.StartTime),
  EndTime: typedMoment(row.EndTime),
  Place: row.Place,
  PlaceEn: row.PlaceEn,
  ExhibitionHallId: row.ExhibitionHallId,
});

/** The fields that the answers make something else, as the server keeps them. */
export function sessionChanges(answers: Answers, row: ChangedSession): ServerRow {
  const changes: Record<string, unknown> = {};
  for (const key of ['StartTime', 'EndTime'] as const) {
    const answer = textIn(answers, key).replace('T', ' ');
    if (answer !== typedMoment(row[key])) changes[key] = answer === '' ? '' : `${answer}:00`;
  }
  for (const key of ['Place', 'PlaceEn', 'ExhibitionHallId'] as const)
    if (textIn(answers, key) !== row[key]) changes[key] = textIn(answers, key);
  return changes;
}

/** Whether times that were typed end before they start. Times are as typed, so that texts compare; what was not touched may be a night. */
export function endsBeforeStart(answers: Answers, row: ChangedSession): boolean {
  const changes = sessionChanges(answers, row);
  if (changes['StartTime'] === undefined && changes['EndTime'] === undefined) return false;
  const [start, end] = [textIn(answers, 'StartTime'), textIn(answers, 'EndTime')];
  return end !== '' && end.replace('T', ' ') <= start.replace('T', ' ');
}

/** What may be meant, but is asked about. */
export type SessionDoubt = 'beforeNow' | 'outsideFair' | 'onlyOneLanguage';

interface Around {
  /** Of the exhibition, as the server's texts. */
  readonly fair: { readonly StartTime: string; readonly EndTime: string };
  readonly nowMs: number;
}

export function sessionDoubts(
  answers: Answers,
  row: ChangedSession,
  { fair, nowMs }: Around,
): readonly SessionDoubt[] {
  const changes = sessionChanges(answers, row);
  const startText = textIn(answers, 'StartTime').replace('T', ' ');
  const { startMs, endMs = startMs } = readHours(startText, textIn(answers, 'EndTime').replace('T', ' '));
  const isChanged = (key: SessionField) => changes[key] !== undefined;
  const isMoved = isChanged('StartTime') || isChanged('EndTime');
  const { startMs: firstMs = -Infinity, endMs: lastMs = Infinity } = readPeriod(fair.StartTime, fair.EndTime);
  const isOutside = startMs !== undefined && (startMs < firstMs || (endMs ?? startMs) > lastMs);
  // Typed times have no seconds: the running minute is not over.
  const isBefore = isChanged('StartTime') && startText !== '' && startText < formatVenueTime(nowMs);
  const isOneLanguage = row.PlaceEn !== '' && isChanged('Place') !== isChanged('PlaceEn');
  return [
    ...(isBefore ? (['beforeNow'] as const) : []),
    ...(isMoved && isOutside ? (['outsideFair'] as const) : []),
    ...(isOneLanguage ? (['onlyOneLanguage'] as const) : []),
  ];
}
