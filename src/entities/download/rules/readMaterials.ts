import { type DownloadFile, nameInAddress, readFileRule, readFileSize } from './downloadFile.ts';
import { isServerRow, readLine, type ServerRow } from '#domain/record/serverRow.ts';

const longest = 2_000;

/** Files of a session that have an address. */
export function readMaterials(list: readonly unknown[], placeId = ''): readonly DownloadFile[] {
  return list
    .filter(isServerRow)
    .map((row) => readMaterial(row, placeId))
    .filter(({ url }) => url !== '');
}

function readMaterial(row: ServerRow, placeId: string): DownloadFile {
  const url = readLine(row['Url'], longest);
  return {
    id: url,
    hasRow: false,
    name: { zh: readLine(row['Name']) || nameInAddress(url), en: '' },
    url,
    bytes: readFileSize(row),
    ...readFileRule(row),
    placeId,
    exhibitorId: '',
    isDeleted: false,
  };
}
