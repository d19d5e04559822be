import type { LinkRule } from '#ui/controls/RuledLink.tsx';
import { isStored } from '../pictures/sentPicture.ts';
import { openFile } from '../host/openFile.ts';
import { linkRule } from '../navigation/linkRule.ts';

/** Of an address that may be a stored file: opened as the host opens files, and everything else by the rule of links. */
export const storedFileRule: LinkRule = {
  find: (address) => (isStored(address) ? { kind: 'external', url: address } : linkRule.find(address)),
  open(address) {
    if (isStored(address)) void openFile(address);
    else linkRule.open(address);
  },
};
