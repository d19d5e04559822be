import { appSession } from '../storage/appDeviceStore.ts';

/** One text that is being typed, under a name of `ownNames`; '' for none. Until the tab is closed. */
export const readTextDraft = (name: string): string => appSession().read(name) ?? '';

export function keepTextDraft(name: string, text: string): void {
  if (text === '') appSession().remove(name);
  else appSession().write(name, text);
}
