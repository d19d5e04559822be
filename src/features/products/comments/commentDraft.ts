import { appSession } from '../../../device/storage/appDeviceStore.ts';
import { ownNames } from '../../../device/storage/deviceKeys.ts';

/** What is typed of one product's comment; '' for none. Until the tab is closed. */
export const readCommentDraft = (productId: string): string =>
  appSession().read(ownNames.commentPrefix + productId) ?? '';

export function keepCommentDraft(productId: string, text: string): void {
  const name = ownNames.commentPrefix + productId;
  if (text === '') appSession().remove(name);
  else appSession().write(name, text);
}
