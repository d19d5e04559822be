import type { Row } from '../store/store.ts';
import type { DataCall } from './call.ts';

const shownAt = 'ExhibitorExhibitionInfo';

/** The number of an exhibitor that a row of a favourite, a like or a help raises or, once removed, lowers. */
function numberOf({ name }: DataCall, row: Row): string | undefined {
  if (name === 'CollectionInfo' && row['CollectionByWhat'] === '关注店铺') return 'CollectionNumber';
  if (name === 'ExhibitorHelp') return row['VisitorId'] ? 'HelpNumber' : undefined;
  return name === 'VisitInfo' && row['IsThumbUp'] === 'true' ? 'ThumpUpNumber' : undefined;
}

/** Assumed of the server: it counts favourites, likes, help and downloads by their rows. */
export async function countMark(call: DataCall, mark: Row, step: 1 | -1): Promise<void> {
  if (call.name === 'LiveVideoRecord' && mark['IsThumbUp'] === 'true')
    return raise(call, {
      collection: 'LiveList',
      recordId: mark['LiveListId'],
      number: 'ThumpUpNumber',
      step,
    });
  if (call.name === 'FileDownloadRecord')
    return raise(call, {
      collection: 'FileDownloadTask',
      recordId: mark['FileDownloadTaskId'],
      number: 'DownloadNumber',
      step,
    });
  if (call.name === 'CollectionInfo' && mark['CollectionByWhat'] === '点赞评论')
    return raise(call, {
      collection: 'ProductVisitInfoMessage',
      recordId: mark['ProductVisitInfoMessageId'],
      number: 'PVNumber',
      step,
    });
  const number = numberOf(call, mark);
  if (number === undefined) return;
  const shown = call.records
    .all(shownAt, { exhibitions: [String(mark['ExhibitionId'])] })
    .find(
      (row) => row['ExhibitionId'] === mark['ExhibitionId'] && row['ExhibitorId'] === mark['ExhibitorId'],
    );
  if (shown === undefined) return;
  await raise(call, { collection: shownAt, recordId: shown['RecordId'], number, step });
}

interface Raised {
  readonly collection: string;
  readonly recordId: unknown;
  readonly number: string;
  readonly step: 1 | -1;
}

async function raise({ records }: DataCall, { collection, recordId, number, step }: Raised): Promise<void> {
  const liked = records.find(collection, recordId);
  if (liked === undefined) return;
  const row = { ...liked, [number]: Math.max(0, Number(liked[number] ?? 0) + step) };
  await records.save([{ collection, recordId: String(recordId), row }]);
}
