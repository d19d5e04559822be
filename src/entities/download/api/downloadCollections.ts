import { type DownloadTask, readDownloadTask } from '../rules/downloadTask.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { changeFields } from '#data/collections/changeFields.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';
import { readFields } from '#data/collections/readFields.ts';

const fields = {
  ExhibitionId: 'id',
  ClientRef: 'text?',
  Name: 'text',
  NameEn: 'text?',
  /** Of the group under which it is listed. */
  GroupName: 'text?',
  GroupNameEn: 'text?',
  Url: 'address',
  /** In bytes. */
  Size: 'number?',
  /** `always`, `window`, `afterRegistration` or `afterCheckIn`; `always` without it. */
  Rule: 'code?',
  /** Of a window. */
  StartTime: 'time?',
  EndTime: 'time?',
  /** Where to check in for it; without one a check-in anywhere at the exhibition counts. */
  SignInPlaceId: 'id?',
  /** Whose file it is; the organiser's without one. */
  ExhibitorId: 'id?',
  DownloadNumber: 'number?',
  IsDeleted: 'flag?',
  Sort: 'number?',
  ...changeFields,
} as const;

export const downloadFiles = defineCollection({
  name: 'FileDownloadTask',
  known: 'assumed',
  fields,
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor', SignInPlaceId: 'SignInPlace' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'ClientRef'],
  read: (row): DownloadTask | undefined => {
    const values = readFields(fields, row);
    return values && isServerRow(row) ? readDownloadTask(values, row) : undefined;
  },
});

/** That a visitor has downloaded a file. */
export const downloadRecords = defineCollection({
  name: 'FileDownloadRecord',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
    FileDownloadTaskId: 'id',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor', FileDownloadTaskId: 'FileDownloadTask' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'FileDownloadTaskId'],
  personal: ['RecordId', 'VisitorId'],
});
