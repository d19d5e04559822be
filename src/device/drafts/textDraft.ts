import { contactKey } from '#domain/person/contactKey.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { appSession } from '../storage/appDeviceStore.ts';

/** Whose draft it is: a visitor's ('' for a stranger), or that of one contact of an exhibitor, whose id is the visitor's then. */
export interface DraftOwner extends VisitorKey {
  readonly exhibitorUserId?: string | undefined;
}

/** Made by `textDraftName` alone, so that no draft is without a person. */
export type TextDraftName = string & { readonly owner: unique symbol };

/** @param prefix of `ownNames` @param subject what it is about, such as the id of a row; '' where there is one for each person */
export const textDraftName = (
  prefix: string,
  { exhibitionId, visitorId, exhibitorUserId }: DraftOwner,
  subject: string,
): TextDraftName => {
  const person = contactKey(visitorId, exhibitorUserId);
  return `${prefix}${exhibitionId}/${person}/${subject}` as TextDraftName;
};

/** One text that is being typed; '' for none. Until the tab is closed. */
export const readTextDraft = (name: TextDraftName): string => appSession().read(name) ?? '';

export function keepTextDraft(name: TextDraftName, text: string): void {
  if (text === '') appSession().remove(name);
  else appSession().write(name, text);
}
