import type { conferences } from '#entities/programme/api/conferenceCollections.ts';
import { selectPath } from '#domain/address/paths.ts';
import { questionnairePath } from '#entities/questionnaire/rules/questionnairePath.ts';
import { wasAnswered } from '#entities/questionnaire/recordAnswered.ts';
import { ownVoucherAt } from '#session/acting/ownVoucher.ts';
import { holdsChannelVoucher } from '#entities/voucher/holdsVoucher.ts';

export type ConferenceRow = NonNullable<Awaited<ReturnType<typeof conferences.get>>>;

interface SignUp {
  /** Where it is done. */
  readonly to: string;
  readonly isDone: boolean;
  /** It asks only those who hold a pass: `to` leads to one. */
  readonly needsPass: boolean;
}

/** How one signs up for a session: through a channel, or by a questionnaire; undefined where everybody may come. */
export function signUpOf(exhibitionId: string, row: ConferenceRow | undefined): SignUp | undefined {
  const { ChannelId = '', QuestionnaireId = '' } = row ?? {};
  if (ChannelId !== '') {
    const isDone = holdsChannelVoucher(exhibitionId, ChannelId);
    return { to: selectPath(exhibitionId, ChannelId), isDone, needsPass: false };
  }
  if (QuestionnaireId === '') return undefined;
  const channel = ownVoucherAt(exhibitionId)?.channel?.RecordId;
  if (channel === undefined) return { to: selectPath(exhibitionId), isDone: false, needsPass: true };
  const address = { exhibitionId, channelId: channel, questionnaireId: QuestionnaireId };
  return { to: questionnairePath(address), isDone: wasAnswered(address), needsPass: false };
}
