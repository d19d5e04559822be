import { createElement } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { fileType } from '#domain/file/fileType.ts';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import { copyText } from '#host/copyText.ts';
import { linkContext } from '../navigation/linkContext.ts';

/** Opens web addresses only. Where only the phone's browser can show the file, a box says how to get there. */
export async function openFile(url: string): Promise<void> {
  const { host, sayUnrecognised } = linkContext();
  if (!isFileLocation(url)) return sayUnrecognised();
  // Until the host is known, do as in a browser.
  const outcome = host.openFile === undefined ? host.openExternal(url) : await host.openFile(url);
  if (outcome === 'needsBrowser') await sayNeedsBrowser(url);
}

async function sayNeedsBrowser(url: string): Promise<void> {
  const [{ BrowserNeeded }, { showDialog }, { loadWords }] = await Promise.all([
    loadChunk(() => import('#ui/page/BrowserNeeded.tsx')),
    loadChunk(() => import('#ui/overlay/appToast.tsx')),
    loadChunk(() => import('#language/loadWords.ts')),
  ]);
  await loadWords(['hostTools']);
  const { document, navigator } = window;
  await showDialog<void>((onClose) =>
    createElement(BrowserNeeded, {
      url,
      type: fileType(url),
      copy: () => copyText(url, { document, clipboard: navigator.clipboard }),
      onClose,
    }),
  );
}
