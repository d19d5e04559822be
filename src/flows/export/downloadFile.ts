import { opensDownloads } from '#host/opensDownloads.ts';

export interface ExportedFile {
  /** With its ending. */
  readonly name: string;
  readonly type:
    | 'text/vcard'
    | 'text/csv'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** Browsers refuse an address that is longer than two megabytes. */
const longestAddress = 1_000_000;
/** As long as another app may take to read it. */
const keptMs = 10 * 60_000;

/** Hands a file to the phone. @param onImpossible where the browser would do nothing with it */
export function downloadFile(file: ExportedFile, onImpossible: () => void): void {
  if (!opensDownloads()) return onImpossible();
  const link = document.createElement('a');
  link.href = addressOf(file);
  link.download = file.name.replace(/[\\/:*?"<>|]+/g, '_');
  // Some browsers follow only a link that is on the page.
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

function addressOf({ type, content }: ExportedFile): string {
  if (typeof content === 'string') {
    const address = `data:${type};charset=utf-8,${encodeURIComponent(content)}`;
    if (address.length <= longestAddress) return address;
  }
  const address = URL.createObjectURL(new Blob([content], { type }));
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  return address;
}
