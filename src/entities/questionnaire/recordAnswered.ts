import type { QuestionnaireAddress } from './rules/questionnairePath.ts';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';

const nameOf = ({ exhibitionId, channelId, questionnaireId = channelId }: QuestionnaireAddress) =>
  `${ownNames.answeredPrefix}${exhibitionId}.${questionnaireId}`;

/** Another person answers: the stored answers of the first person do not apply. */
const byAnother = 'again';

/** That a questionnaire was answered, and under which reference: the way back must not lead into a second sending. */
export function recordAnswered(address: QuestionnaireAddress, clientRef: string): void {
  appStorage().write(nameOf(address), clientRef || '1');
}

export function wasAnswered(address: QuestionnaireAddress): boolean {
  const note = appStorage().read(nameOf(address));
  return note !== undefined && note !== byAnother;
}

/** What the answers were sent under, where this phone knows it. */
export function answeredReference(address: QuestionnaireAddress): string | undefined {
  const note = appStorage().read(nameOf(address));
  return note === undefined || note === byAnother || note === '1' ? undefined : note;
}

/** Another person on this phone wants to answer too. */
export function letAnotherAnswer(address: QuestionnaireAddress): void {
  appStorage().write(nameOf(address), byAnother);
}

export function isForAnother(address: QuestionnaireAddress): boolean {
  return appStorage().read(nameOf(address)) === byAnother;
}
