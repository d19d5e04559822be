import type { FairMs } from '../time/clocks.ts';
import { isServerRow, readFlag, readLine, type ServerRow } from '../record/serverRow.ts';
import { readPeriod } from '../time/period/readPeriod.ts';

/** How companies apply to exhibit. Assumed: `ExhibitorSignSetup` of the exhibition, an object or JSON text like `TeamSignSetup`. */
export interface ExhibitorSetup {
  /** False where the organiser takes no applications. */
  readonly isOpen: boolean;
  /** Epoch milliseconds, exclusive; undefined where applications end with the exhibition. */
  readonly endsAtMs: number | undefined;
  readonly version: string;
  /** The questions in the place of the usual ones, as rows of a form; undefined where none are configured. */
  readonly fields: unknown;
}

/** @param row of the exhibition */
export function readExhibitorSetup(row: ServerRow): ExhibitorSetup {
  const value = row['ExhibitorSignSetup'];
  const written = typeof value === 'string' ? parsed(value) : value;
  const setup = isServerRow(written) ? written : {};
  const { Fields: fields, IsOpen: isOpen } = setup;
  return {
    isOpen: isOpen === undefined || isOpen === null || readFlag(isOpen),
    endsAtMs:
      readPeriod('', readLine(setup['EndTime'])).endMs ??
      readPeriod(readLine(row['StartTime']), readLine(row['EndTime'])).endMs,
    version: readLine(setup['Version']) || '1',
    fields: Array.isArray(fields) && fields.length > 0 ? fields : undefined,
  };
}

export const mayApply = ({ isOpen, endsAtMs }: ExhibitorSetup, nowMs: FairMs): boolean =>
  isOpen && (endsAtMs === undefined || nowMs < endsAtMs);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
