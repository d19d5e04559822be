import { appStorage } from '../device/appDeviceStore.ts';
import { ownNames } from '../device/keys.ts';

export interface QuestionnaireAddress {
  readonly exhibitionId: string;
  readonly channelId: string;
}

const nameOf = ({ exhibitionId, channelId }: QuestionnaireAddress) =>
  `${ownNames.answeredPrefix}${exhibitionId}.${channelId}`;

/** That a channel's questions were answered on this phone: the way back must not lead into a second sending. */
export function noteAnswered(address: QuestionnaireAddress): void {
  appStorage().write(nameOf(address), '1');
}

export function wasAnswered(address: QuestionnaireAddress): boolean {
  return appStorage().read(nameOf(address)) !== undefined;
}

/** Somebody else on this phone wants to answer too. */
export function forgetAnswered(address: QuestionnaireAddress): void {
  appStorage().remove(nameOf(address));
}
