import { chooseDelivery, fileAddress, isReadableAddress } from './rules/chooseDelivery.ts';
import { type DownloadFile, typeOfFile } from './rules/downloadFile.ts';
import { hasSpaceFor, mostKeptFileBytes } from './rules/keptFile.ts';
import { decidingBytes, judgeContent } from './rules/judgeContent.ts';
import { downloadMark } from '../favourite/rules/downloadMark.ts';
import { opensDownloads } from '#host/opensDownloads.ts';
import { storageHost } from '#ui/media/storageHost.ts';
import { setMark } from '../favourite/useMark.ts';
import { openFile } from '#flows/host/openFile.ts';
import { services } from '#session/services.ts';
import { checkFile } from './checkFile.ts';
import { keepFile, spaceHere } from './keptFiles.ts';
import { loadBytes, LoadFailed } from './loadBytes.ts';
import { findTransfer, setCancel, setTransfer, type Transfer } from './transfers.ts';

/** Gives the visitor a file, or says why not. A second tap joins the first. Never rejects. */
export async function getFile(exhibitionId: string, file: DownloadFile): Promise<void> {
  const at = findTransfer(exhibitionId, file.id)?.at;
  if (at === 'checking' || at === 'loading') return;
  const show = (transfer: Transfer) => setTransfer(exhibitionId, file.id, transfer);
  show({ at: 'checking' });
  const { file: current, problem } = await checkFile(exhibitionId, file);
  const { origin } = window.location;
  const url = fileAddress(current.url, origin);
  if (problem !== undefined) return show({ at: 'refused', problem, file: current });
  if (url === undefined) return show({ at: 'refused', problem: 'unknown', file: current });
  // The host would show its own page of an error in place of this one.
  if (!navigator.onLine) return show({ at: 'failed', problem: 'offline' });
  const delivery = chooseDelivery({
    canSave: opensDownloads(),
    isReadable: isReadableAddress(url, { origin, storageHost: storageHost() }),
    bytes: current.bytes,
  });
  if (delivery === 'host') return handOver(exhibitionId, current, url);
  await load(exhibitionId, current, url);
}

/** The browser, or the app that shows the page, opens the address: also what is too large to be kept. */
export async function handOver(exhibitionId: string, file: DownloadFile, url: string): Promise<void> {
  setTransfer(exhibitionId, file.id, undefined);
  record(exhibitionId, file);
  await openFile(url);
}

async function load(exhibitionId: string, file: DownloadFile, url: string): Promise<void> {
  const show = (transfer: Transfer | undefined) => setTransfer(exhibitionId, file.id, transfer);
  if (!hasSpaceFor(file.bytes ?? 0, await spaceHere())) return show({ at: 'failed', problem: 'noSpace' });
  show({ at: 'loading', loaded: 0, total: file.bytes });
  const { bytes, cancel } = loadBytes({
    url,
    mostBytes: mostKeptFileBytes,
    onProgress: (loaded, total = file.bytes) => show({ at: 'loading', loaded, total }),
  });
  setCancel(exhibitionId, file.id, cancel);
  try {
    const found = await bytes;
    if (found === undefined) show(undefined);
    else show(await take(exhibitionId, file, found));
  } catch (cause) {
    const problem = cause instanceof LoadFailed ? cause.problem : 'failed';
    if (problem === 'tooLarge') await handOver(exhibitionId, file, url);
    else if (problem === 'missing')
      show({ at: 'refused', problem: 'deleted', file: { ...file, isDeleted: true } });
    else show({ at: 'failed', problem });
  } finally {
    setCancel(exhibitionId, file.id, undefined);
  }
}

/** A download that began in its window is the visitor's, also where the window has ended since. */
async function take(exhibitionId: string, file: DownloadFile, bytes: Blob): Promise<Transfer> {
  if (bytes.size === 0) return { at: 'failed', problem: 'empty' };
  const start = new Uint8Array(await new Response(bytes.slice(0, decidingBytes)).arrayBuffer());
  const judged = judgeContent(typeOfFile(file), start);
  if (judged === 'page') return { at: 'failed', problem: 'otherContent' };
  if (judged === 'differs') return { at: 'differs', bytes };
  record(exhibitionId, file);
  const { id, hasRow, name, url } = file;
  const kept = { exhibitionId, id, hasRow, name, url, bytes: bytes.size, keptAtMs: services().now() };
  const isKept = hasSpaceFor(bytes.size, await spaceHere()) && (await keepFile(kept, bytes));
  return isKept ? { at: 'done' } : { at: 'held', bytes };
}

/** Once for each visitor and file, however often it is downloaded; a stranger is not recorded. */
function record(exhibitionId: string, { id, hasRow }: DownloadFile): void {
  if (hasRow) setMark(exhibitionId, downloadMark(id), true);
}
