import type { Row } from '../store/store.ts';
import type { DataCall } from './call.ts';

const shownAt = 'ExhibitorExhibitionInfo';

/** The number of an exhibitor that a row of a favourite or a like raises or, once removed, lowers. */
function numberOf({ name }: DataCall, row: Row): string | undefined {
  if (name === 'CollectionInfo' && row['CollectionByWhat'] === '关注店铺') return 'CollectionNumber';
  return name === 'VisitInfo' && row['IsThumbUp'] === 'true' ? 'ThumpUpNumber' : undefined;
}

/** Assumed of the server: it counts favourites and likes by their rows. */
export async function countMark(call: DataCall, mark: Row, step: 1 | -1): Promise<void> {
  if (call.name === 'LiveVideoRecord') return countLiveLike(call, mark, step);
  const number = numberOf(call, mark);
  if (number === undefined) return;
  const shown = call.records
    .all(shownAt, { exhibitions: [String(mark['ExhibitionId'])] })
    .find(
      (row) => row['ExhibitionId'] === mark['ExhibitionId'] && row['ExhibitorId'] === mark['ExhibitorId'],
    );
  if (shown === undefined) return;
  const row = { ...shown, [number]: Math.max(0, Number(shown[number] ?? 0) + step) };
  await call.records.save([{ collection: shownAt, recordId: String(shown['RecordId']), row }]);
}

async function countLiveLike({ records }: DataCall, mark: Row, step: 1 | -1): Promise<void> {
  const live = mark['IsThumbUp'] === 'true' ? records.find('LiveList', mark['LiveListId']) : undefined;
  if (live === undefined) return;
  const row = { ...live, ThumpUpNumber: Math.max(0, Number(live['ThumpUpNumber'] ?? 0) + step) };
  await records.save([{ collection: 'LiveList', recordId: String(live['RecordId']), row }]);
}
