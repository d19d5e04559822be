import { boothFilesPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { RowFlag } from '../ownRows/changeFlag.ts';
import { fileRows, invalidateFiles, type OwnFile } from './fileQueries.ts';
import type { BoothRowKind } from '../rowForm/boothRowForm.ts';

export const fileKind: BoothRowKind<OwnFile> = {
  name: 'file',
  rows: fileRows,
  compared: ['Name', 'Url'],
  invalidate: invalidateFiles,
  listPath: boothFilesPath,
};

export const removedFlag: RowFlag<OwnFile> = {
  field: 'IsDeleted',
  whenAway: true,
  isAway: ({ IsDeleted }) => IsDeleted,
};
