import { createElement } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { isMapSearch } from '#domain/exhibition/mapSearchUrl.ts';
import { services } from '#session/services.ts';
import { storageHost } from '#ui/media/storageHost.ts';
import { linkContext } from '../linkContext.ts';

/** Until the page is loaded again. */
const agreedHosts = new Set<string>();

/**
 * Whether to open an address that is not of this app: asks once for each foreign host. Not asked are phone numbers and mail, hosts of
 * the build, the map, and a mini-program, whose shell opens the page beside this one. Where the question cannot be loaded the answer is
 * yes: a link that does nothing is worse. After OWASP ASVS 5.0.0, 3.7.3.
 */
export async function confirmLeaving(url: string): Promise<boolean> {
  const { protocol, host } = new URL(url);
  const isWeb = /^https?:$/.test(protocol);
  if (!isWeb || linkContext().host.openScreen !== undefined) return true;
  if (isMapSearch(url) || isOfBuild(host) || agreedHosts.has(host)) return true;
  const isAgreed = await ask(host).catch(() => true);
  if (isAgreed) agreedHosts.add(host);
  return isAgreed;
}

function isOfBuild(host: string): boolean {
  const { apiBase, authBase } = services().build;
  return [apiBase, authBase, `https://${storageHost()}`].some(
    (origin) => /\/\/(.*)/.exec(origin)?.[1] === host,
  );
}

async function ask(host: string): Promise<boolean> {
  const [{ LeavingDialog }, { showDialog }, { loadWords }] = await Promise.all([
    loadChunk(() => import('./LeavingDialog.tsx')),
    loadChunk(() => import('#ui/overlay/appToast.tsx')),
    loadChunk(() => import('#language/loadWords.ts')),
  ]);
  await loadWords(['hostTools']);
  return showDialog<boolean>((onAnswer) => createElement(LeavingDialog, { host, onAnswer }));
}
