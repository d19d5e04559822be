import type { ApiClient } from '#data/client/apiClient.ts';
import { downloadFiles } from './api/downloadCollections.ts';
import { readCheckIns } from '../checkIn/readCheckIns.ts';
import type { DownloadFile } from './rules/downloadFile.ts';
import { type DownloadProblem, mayDownload } from '#domain/file/mayDownload.ts';
import { localCheckIns } from '../checkIn/localCheckIns.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { actingVouchersAt } from '#session/acting/actingVouchers.ts';
import { services } from '#session/services.ts';

/** By what this phone knows, at the fair's time. */
export function problemOfFile(exhibitionId: string, file: DownloadFile): DownloadProblem | undefined {
  const { rule, window, isDeleted, placeId } = file;
  const held = actingVouchersAt(exhibitionId).map(({ recordId }) => recordId);
  const isCheckedIn = localCheckIns()
    .list()
    .some(
      (one) =>
        one.kind !== 'refused' &&
        held.indexOf(one.registrationId) >= 0 &&
        (placeId === '' || one.placeId === placeId),
    );
  return mayDownload({
    rule,
    window,
    isDeleted,
    isRegistered: held.length > 0,
    isCheckedIn,
    nowMs: fairNowMs(),
  });
}

export interface CheckedFile {
  /** As the server has it now, where it answers. */
  readonly file: DownloadFile;
  readonly problem: DownloadProblem | undefined;
}

/**
 * Asks the server at the tap: for the file, which may have been changed or deleted since it was read, and before a refusal for the
 * check-ins, one of which may be seconds old. Where it does not answer, what the phone knows counts.
 */
export async function checkFile(exhibitionId: string, file: DownloadFile): Promise<CheckedFile> {
  try {
    const client = await services().client();
    const current = file.hasRow ? await readAgain(client, exhibitionId, file) : file;
    if (problemOfFile(exhibitionId, current) === 'checkInFirst') await readOwnCheckIns(client, exhibitionId);
    return { file: current, problem: problemOfFile(exhibitionId, current) };
  } catch {
    return { file, problem: problemOfFile(exhibitionId, file) };
  }
}

const policy = 'storedCopy' as const;

async function readAgain(client: ApiClient, exhibitionId: string, file: DownloadFile): Promise<DownloadFile> {
  const found = await downloadFiles.get(
    client,
    { ExhibitionId: exhibitionId, RecordId: file.id },
    { policy },
  );
  return found ?? { ...file, isDeleted: true };
}

function readOwnCheckIns(client: ApiClient, exhibitionId: string): Promise<void> {
  const registrationIds = actingVouchersAt(exhibitionId).map(({ recordId }) => recordId);
  return readCheckIns(client, { exhibitionId, registrationIds }, { policy });
}
