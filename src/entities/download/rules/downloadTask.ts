import { readTextPair, type ServerRow, readReference } from '#domain/record/serverRow.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { type DownloadFile, nameInAddress, readFileRule, readFileSize } from './downloadFile.ts';

/** A file of the downloads of an exhibition. */
export interface DownloadTask extends DownloadFile {
  readonly RecordId: string;
  readonly ExhibitionId: string;
  /** Both '' where it belongs to none. */
  readonly group: TextPair;
  /** The server's text. */
  readonly addedAt: string;
  /** How often it was downloaded; undefined where the server does not count. */
  readonly count: number | undefined;
}

interface Fields {
  readonly RecordId: string;
  readonly ExhibitionId: string;
  readonly ExhibitorId: string;
  readonly SignInPlaceId: string;
  readonly Url: string;
  readonly CreatedAt: string;
  readonly DownloadNumber: number | undefined;
  readonly IsDeleted: boolean;
}

/** @param fields of the row, read; `row` as the server sent it */
export function readDownloadTask(fields: Fields, row: ServerRow): DownloadTask {
  const { RecordId, ExhibitionId, Url, DownloadNumber } = fields;
  const name = readTextPair(row, 'Name');
  const fallback = nameInAddress(Url);
  return {
    RecordId,
    ExhibitionId,
    id: RecordId,
    hasRow: true,
    name: name.zh + name.en === '' ? { zh: fallback, en: '' } : name,
    group: readTextPair(row, 'GroupName'),
    url: Url,
    bytes: readFileSize(row),
    ...readFileRule(row),
    placeId: readReference(fields.SignInPlaceId),
    exhibitorId: fields.ExhibitorId,
    isDeleted: fields.IsDeleted || Url === '',
    addedAt: fields.CreatedAt,
    count: DownloadNumber === undefined ? undefined : Math.max(0, DownloadNumber),
  };
}
