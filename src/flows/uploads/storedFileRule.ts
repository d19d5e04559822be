import { storagePlace } from '#domain/file/storagePlace.ts';
import type { LinkRule } from '#ui/controls/RuledLink.tsx';
import { storageHost } from '#ui/media/storageHost.ts';
import { openFile } from '../host/openFile.ts';
import { linkRule } from '../navigation/linkRule.ts';

/** The storage may be at the page's own origin, where other links lead to screens. */
function isStored(address: unknown): address is string {
  const { protocol, domain } = storagePlace(storageHost(), window.location);
  return typeof address === 'string' && address.startsWith(`${protocol}//${domain}/`);
}

/** Of an address that may be a stored file: opened as the host opens files, and everything else by the rule of links. */
export const storedFileRule: LinkRule = {
  find: (address) => (isStored(address) ? { kind: 'external', url: address } : linkRule.find(address)),
  open(address) {
    if (isStored(address)) void openFile(address);
    else linkRule.open(address);
  },
};
