import type { DownloadRule, DownloadWindow } from '../../../domain/file/mayDownload.ts';
import { isServerRow, readLine } from '../../../domain/record/serverRow.ts';
import { parseVenueTime } from '../../../domain/time/formatVenueTime.ts';

export interface Material {
  readonly name: string;
  readonly url: string;
  readonly bytes: number | undefined;
  /** Undefined for one that is not known: it allows nothing. */
  readonly rule: DownloadRule | undefined;
  readonly window: DownloadWindow;
}

const rules: readonly DownloadRule[] = ['always', 'window', 'afterRegistration', 'afterCheckIn'];
const longest = 2_000;

/** Files with an address; a file without a rule may be had by everybody. */
export function readMaterials(list: readonly unknown[]): readonly Material[] {
  return list
    .filter(isServerRow)
    .map(readMaterial)
    .filter(({ url }) => url !== '');
}

function readMaterial(row: Readonly<Record<string, unknown>>): Material {
  const url = readLine(row['Url'], longest);
  const rule = readLine(row['Rule']);
  const size = Number(readLine(row['Size']) || NaN);
  return {
    name: readLine(row['Name']) || nameIn(url),
    url,
    bytes: Number.isFinite(size) && size > 0 ? size : undefined,
    rule: rule === '' ? 'always' : rules.find((known) => known === rule),
    window: { startMs: momentOf(row['StartTime']), endMs: momentOf(row['EndTime']) },
  };
}

/** A time that cannot be read is no open end. */
function momentOf(value: unknown): number | undefined {
  const text = readLine(value);
  return text === '' ? undefined : (parseVenueTime(text) ?? NaN);
}

const nameIn = (url: string) => url.split(/[?#]/, 1)[0]?.split('/').pop() ?? '';
