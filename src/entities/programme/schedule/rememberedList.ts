import { laterNames } from '#device/storage/later/laterNames.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';
import { isRememberedEntry } from '../rules/rememberedEntry.ts';

/** A visitor's own schedule of an exhibition. On this phone alone: no collection for it is known. */
export const rememberedList = createVisitorLists({
  prefix: laterNames.schedulePrefix,
  isEntry: isRememberedEntry,
  most: 300,
});
