import { type DownloadFile, typeOfFile } from './rules/downloadFile.ts';
import type { FileType } from '#domain/file/fileType.ts';

/** What browsers show themselves; the rest is saved for another app of the phone. */
const shown: Readonly<Partial<Record<FileType, string>>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
};

/** As long as another app may take to read it. */
const keptMs = 10 * 60_000;

/** Opens a file that the page has, from a tap and without a network. */
export function openBytes(file: Pick<DownloadFile, 'name' | 'url'>, bytes: Blob): void {
  const type = typeOfFile(file);
  const known = type === 'unknown' ? undefined : shown[type];
  // By its name and never by what the server says it is: a page would run with the rights of this app.
  const url = URL.createObjectURL(new Blob([bytes], { type: known ?? 'application/octet-stream' }));
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
  if (known !== undefined && window.open(url, '_blank') !== null) return;
  save(url, savedName(file, type));
}

/** Whatever it is: for another app of the phone, under the name that it was given. */
export function saveBytes(file: Pick<DownloadFile, 'name' | 'url'>, bytes: Blob): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
  save(url, savedName(file, typeOfFile(file)));
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.appendChild(link);
  link.click();
  link.remove();
}

/** A name without its ending would not be opened by any app. */
function savedName({ name }: Pick<DownloadFile, 'name'>, type: FileType | 'unknown'): string {
  const given = (name.zh || name.en || 'file').replace(/[\\/:*?"<>|]/g, ' ');
  const isEnding = type === 'unknown' || given.toLowerCase().endsWith(`.${type}`);
  return isEnding ? given : `${given}.${type}`;
}
