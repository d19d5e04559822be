import { opensDownloads } from '#host/opensDownloads.ts';

export interface TextFile {
  readonly name: string;
  readonly type: 'text/vcard' | 'text/csv';
  readonly text: string;
}

/** Hands a file to the phone. @param onImpossible where the browser would do nothing with it */
export function downloadText({ name, type, text }: TextFile, onImpossible: () => void): void {
  if (!opensDownloads()) return onImpossible();
  const link = document.createElement('a');
  link.href = `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
  link.download = name.replace(/[\\/:*?"<>|]+/g, '_');
  // Some browsers follow only a link that is on the page.
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
