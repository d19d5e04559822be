import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';

/** Pictures side by side, or the day above them. */
export type AlbumRow<T> =
  | { readonly key: string; readonly dayMs: number | undefined }
  | { readonly key: string; readonly pictures: readonly T[] };

interface Taken {
  readonly RecordId: string;
  /** The server's text. */
  readonly TakenTime: string;
}

/** By day at the venue, the latest first; pictures without a time stand at the end, under none. */
export function albumRows<T extends Taken>(pictures: readonly T[], columns: number): readonly AlbumRow<T>[] {
  const timed = pictures.map((picture) => ({ picture, takenMs: parseVenueTime(picture.TakenTime) }));
  const sorted = timed.sort((one, other) => (other.takenMs ?? 0) - (one.takenMs ?? 0));
  const days = new Map<string, typeof sorted>();
  for (const one of sorted) {
    const day = formatVenueTime(one.takenMs, 'yyyy-MM-dd');
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return Array.from(days).reduce<readonly AlbumRow<T>[]>((rows, [day, of]) => {
    const lines = Array.from({ length: Math.ceil(of.length / columns) }, (_, at) => {
      const line = of.slice(at * columns, (at + 1) * columns).map(({ picture }) => picture);
      return { key: line[0]?.RecordId ?? '', pictures: line };
    });
    return [...rows, { key: day, dayMs: of[0]?.takenMs }, ...lines];
  }, []);
}

/** In the order of the rows. */
export const picturesIn = <T>(rows: readonly AlbumRow<T>[]): readonly T[] =>
  rows.reduce<readonly T[]>((all, row) => ('pictures' in row ? [...all, ...row.pictures] : all), []);
