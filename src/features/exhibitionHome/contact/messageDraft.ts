import { appSession } from '../../../device/storage/appDeviceStore.ts';
import { ownNames } from '../../../device/storage/deviceKeys.ts';

/** The text of a message alone: who writes it, and how to be reached, is not stored. Until the tab is closed; '' for none. */
export const readMessageDraft = (exhibitionId: string): string =>
  appSession().read(ownNames.messagePrefix + exhibitionId) ?? '';

export function keepMessageDraft(exhibitionId: string, text: string): void {
  const name = ownNames.messagePrefix + exhibitionId;
  if (text === '') appSession().remove(name);
  else appSession().write(name, text);
}
