import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

export interface LogisticsStep {
  /** Epoch milliseconds; undefined where the server's text tells none. */
  readonly timeMs: number | undefined;
  readonly text: string;
}

export interface Logistics {
  readonly RecordId: string;
  readonly courierNumber: string;
  readonly company: string;
  readonly isDelivered: boolean;
  /** Newest first. */
  readonly steps: readonly LogisticsStep[];
}

const mostSteps = 100;

/** Undefined for what is no row. Steps without a text are left out. */
export function readLogistics(row: unknown): Logistics | undefined {
  if (!isServerRow(row)) return undefined;
  const RecordId = readLine(row['RecordId']);
  if (RecordId === '') return undefined;
  const list: readonly unknown[] = Array.isArray(row['Traces']) ? row['Traces'] : [];
  const steps = list
    .slice(0, mostSteps)
    .filter(isServerRow)
    .map((step) => ({ timeMs: parseVenueTime(readLine(step['Time'])), text: readLine(step['Context'], 300) }))
    .filter(({ text }) => text !== '');
  return {
    RecordId,
    courierNumber: readLine(row['ExpressNum'], 60),
    company: readLine(row['ExpressCompany']),
    isDelivered: readLine(row['State']) === '3',
    // Those without a time come last.
    steps: steps.sort((one, other) => (other.timeMs ?? 0) - (one.timeMs ?? 0)),
  };
}
