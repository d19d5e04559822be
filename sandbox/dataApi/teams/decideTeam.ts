import type { Row } from '#sandbox/store/store.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { type DataCall, textOf } from '../call.ts';
import { BadParameters, type Envelope, refuse, resCodes, succeed } from '../envelope.ts';
import { isOrganiserOf, notedDecision } from '../organiser/organiserWrites.ts';
import { write } from './write.ts';

/** Assumed: an update by a user that carries `ReviewTime` is a decision of the organiser, about a team that waits. */
export async function decideTeam(call: DataCall, team: Row, setValue: Row): Promise<Envelope> {
  if (!isOrganiserOf(call.records, call.userId, team['ExhibitionId']))
    return refuse(resCodes.notTheOrganiser, 'not the organiser of this exhibition');
  if (!/^[01]$/.test(textOf(team['ApproveState'])))
    return refuse(resCodes.alreadyReviewed, 'another organiser has decided');
  const decision = { state: setValue['ApproveState'], reason: textOf(setValue['ApproveReason']) };
  const noted = notedDecision(call, team, decision.state, decision.reason);
  await call.records.save([write('Team', { ...reviewTeam(team, decision, call.nowMs), ...noted })]);
  return succeed(1);
}

/** As an organiser's system would. */
export function reviewTeam(row: Row, decision: Row, nowMs: number): Row {
  const state = textOf(decision['state']);
  if (!/^[0-3]$/.test(state)) throw new BadParameters('state must be 0, 1, 2 or 3');
  return {
    ...row,
    ApproveState: state,
    ApproveReason: textOf(decision['reason']),
    ApproveReasonEn: textOf(decision['reasonEn']),
    ReviewTime: venueText(nowMs),
  };
}
