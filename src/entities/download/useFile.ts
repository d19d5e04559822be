import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { isSameFile, type KeptFile } from './rules/keptFile.ts';
import type { DownloadFile } from './rules/downloadFile.ts';
import type { DownloadProblem } from '#domain/file/mayDownload.ts';
import { useLocalCheckIns } from '../checkIn/localCheckIns.ts';
import { useActingVouchers } from '#session/acting/actingVouchers.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { problemOfFile } from './checkFile.ts';
import { getFile } from './getFile.ts';
import { bytesOfKept, removeKept, useKeptFiles } from './keptFiles.ts';
import { openBytes } from './openBytes.ts';
import { type Transfer, useTransfer } from './transfers.ts';

export interface FileState {
  readonly transfer: Transfer | undefined;
  /** On this phone, also where the organiser has put another file in its place since. */
  readonly kept: KeptFile | undefined;
  /** What is on the phone is what the organiser offers, so that a tap opens it. */
  readonly isHere: boolean;
  /** As far as this phone knows; a tap asks again. */
  readonly problem: DownloadProblem | undefined;
  readonly act: () => void;
}

/** What a file is on this phone, and what a tap on it does. */
export function useFile(file: DownloadFile): FileState {
  const exhibitionId = useExhibitionId();
  const transfer = useTransfer(file.id);
  const kept = useKeptFiles()?.find((one) => isSameFile(one, { exhibitionId, id: file.id }));
  // What the rule asks about may change while the file is shown.
  useActingVouchers();
  useLocalCheckIns();
  useFairNow();
  const problem = problemOfFile(exhibitionId, file);
  const isHere = kept?.url === file.url || transfer?.at === 'held';

  async function open() {
    if (transfer?.at === 'held') return openBytes(file, transfer.bytes);
    const bytes = kept?.url === file.url ? await bytesOfKept(kept) : undefined;
    if (bytes !== undefined) return openBytes(file, bytes);
    // The browser has made room for something else.
    if (kept?.url === file.url) await removeKept(kept);
    await getFile(exhibitionId, file);
  }

  return { transfer: shown(exhibitionId, transfer), kept, isHere, problem, act: () => void open() };
}

/** A refusal is over once what was missing is there. */
function shown(exhibitionId: string, transfer: Transfer | undefined): Transfer | undefined {
  if (transfer?.at !== 'refused' || transfer.problem === 'unknown') return transfer;
  return problemOfFile(exhibitionId, transfer.file) === undefined ? undefined : transfer;
}
