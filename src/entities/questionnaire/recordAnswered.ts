import type { QuestionnaireAddress } from './rules/questionnairePath.ts';
import { appSession, appStorage } from '#device/storage/appDeviceStore.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';

const strangersName = ({ exhibitionId, channelId, questionnaireId = channelId }: QuestionnaireAddress) =>
  `${laterNames.answeredPrefix}${exhibitionId}.${questionnaireId}`;

/** Of the visitor who acts; of a stranger without one. */
function nameOf(address: QuestionnaireAddress): string {
  const visitorId = currentVisitorId(address.exhibitionId);
  return visitorId === undefined ? strangersName(address) : `${strangersName(address)}.${visitorId}`;
}

/** Another person answers: the stored answers of the first person do not apply. */
const byAnother = 'again';

/** Who answers as a stranger and registers in this tab afterwards has answered. */
function readNote(address: QuestionnaireAddress): string | undefined {
  const [name, stranger] = [nameOf(address), strangersName(address)];
  const note = appStorage().read(name);
  if (note !== undefined || name === stranger || appSession().read(stranger) === undefined) return note;
  const answered = appStorage().read(stranger);
  appSession().remove(stranger);
  appStorage().remove(stranger);
  if (answered !== undefined) appStorage().write(name, answered);
  return answered;
}

/** That a questionnaire was answered, and under which reference: the way back must not lead into a second sending. */
export function recordAnswered(address: QuestionnaireAddress, clientRef: string): void {
  const name = nameOf(address);
  appStorage().write(name, clientRef || '1');
  if (name === strangersName(address)) appSession().write(name, '1');
}

export function wasAnswered(address: QuestionnaireAddress): boolean {
  const note = readNote(address);
  return note !== undefined && note !== byAnother;
}

/** What the answers were sent under, where this phone knows it. */
export function answeredReference(address: QuestionnaireAddress): string | undefined {
  const note = readNote(address);
  return note === undefined || note === byAnother || note === '1' ? undefined : note;
}

/** Another person on this phone wants to answer too. */
export function letAnotherAnswer(address: QuestionnaireAddress): void {
  appStorage().write(nameOf(address), byAnother);
}

/** Whose answers they are; undefined for a stranger, and for another person than the visitor who acts. */
export const answererOf = (address: QuestionnaireAddress): string | undefined =>
  readNote(address) === byAnother ? undefined : currentVisitorId(address.exhibitionId);
