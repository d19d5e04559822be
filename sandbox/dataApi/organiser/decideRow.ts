import type { Change } from '#sandbox/store/store.ts';
import { type DataCall, getParams, getPart, getText, textOf } from '../call.ts';
import { type Envelope, succeed } from '../envelope.ts';
import { admitted, reviewApplication } from '../exhibitors/applications.ts';
import { reviewPost } from '../supply/supplyPosts.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { isDecision, notedDecision, refusedDecision } from './organiserWrites.ts';

/** Carries out an update that is an organiser's decision; undefined for every other one. */
export async function decideRow(call: DataCall): Promise<Envelope | undefined> {
  const params = getParams(call);
  const setValue = getPart(params, 'setValue');
  if (!isDecision(call, setValue)) return undefined;
  const recordId = getText(params, 'recordId');
  const refused = refusedDecision(call, recordId);
  if (refused) return refused;
  const row = call.records.find(call.name, recordId) ?? {};
  const decision = { state: setValue['ApproveState'], reason: textOf(setValue['ReviewReason']) };
  const isApplication = call.name === 'ExhibitorApplication';
  const decided = isApplication ? reviewApplication(row, decision, call.nowMs) : reviewPost(row, decision);
  const noted = notedDecision(call, row, decision.state, decision.reason);
  const next = { ...decided, ReviewTime: venueText(call.nowMs), ...noted };
  const change: Change = { collection: call.name, recordId, row: next };
  await call.records.save([change, ...(isApplication ? admitted(next, call.records) : [])]);
  return succeed(1);
}
