import type { DownloadRule, DownloadWindow } from '#domain/file/mayDownload.ts';
import { fileType, type FileType } from '#domain/file/fileType.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';

/** A file that visitors may have by a rule, whichever list it is in: downloads, a session, an exhibitor. */
export interface DownloadFile {
  /** Of its row; of a session's file, which has none, its address. */
  readonly id: string;
  /** Whether it is a row of the downloads, so that it has a page and each download of it is recorded. */
  readonly hasRow: boolean;
  readonly name: TextPair;
  readonly url: string;
  readonly bytes: number | undefined;
  /** Undefined for one that is not known: it allows nothing. */
  readonly rule: DownloadRule | undefined;
  readonly window: DownloadWindow;
  /** Where to check in for it; '' where a check-in anywhere at the exhibition counts. */
  readonly placeId: string;
  readonly exhibitorId: string;
  readonly isDeleted: boolean;
}

const rules: readonly DownloadRule[] = ['always', 'window', 'afterRegistration', 'afterCheckIn'];

/** By `Rule`, `StartTime` and `EndTime`. A file without a rule may be had by everybody. */
export function readFileRule(row: ServerRow): Pick<DownloadFile, 'rule' | 'window'> {
  const rule = readLine(row['Rule']);
  const [start, end] = [readLine(row['StartTime']), readLine(row['EndTime'])];
  const { startMs, lastMs } = readPeriod(start, end);
  // A time that cannot be read is no open end.
  const told = (text: string, timeMs: number | undefined) => (text === '' ? undefined : (timeMs ?? NaN));
  return {
    rule: rule === '' ? 'always' : rules.find((known) => known === rule),
    window: { startMs: told(start, startMs), endMs: told(end, lastMs) },
  };
}

/** By `Size`. Undefined where it is not told. */
export function readFileSize(row: ServerRow): number | undefined {
  const text = readLine(row['Size']);
  const bytes = text === '' ? NaN : Number(text);
  return Number.isFinite(bytes) && bytes >= 0 ? bytes : undefined;
}

export const nameInAddress = (url: string) => url.split(/[?#]/, 1)[0]?.split('/').pop() ?? '';

/** By its name, else by its address. */
export function typeOfFile({ name, url }: Pick<DownloadFile, 'name' | 'url'>): FileType | 'unknown' {
  const named = [name.zh, name.en].map(fileType).find((type) => type !== 'unknown');
  return named ?? fileType(url);
}
