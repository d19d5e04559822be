import { periodState } from '#domain/exhibition/periodState.ts';
import { randomHex } from '../randomText.ts';
import type { Row } from '../store/store.ts';
import { venueText } from '../venueClock.ts';
import { commonFields } from './accounts.ts';
import { type DataCall, getParams, getPart, textOf } from './call.ts';
import { type Envelope, refuse, resCodes, succeed } from './envelope.ts';

/**
 * `insert/SignInRecord`: one row per registration and place, by the sandbox's clock. A place with `StoresEverything`
 * simulates an older system without checks, where the client has to look first.
 */
export async function insertCheckIn(call: DataCall): Promise<Envelope> {
  const record = getPart(getParams(call), 'record');
  const place = call.records.find('SignInPlace', record['SignInPlaceId']);
  if (!place || place['ExhibitionId'] !== record['ExhibitionId'])
    return refuse(resCodes.checkInPlaceUnknown, 'no such place at this exhibition');
  if (place['StoresEverything'] !== true) {
    const refused = refusal(call, place, record);
    if (refused) return refused;
  }
  const registration = call.records.find('VisitorExhibitionInfo', record['RegistrationId']);
  const row: Row = {
    VisitorId: registration?.['VisitorId'] ?? '',
    ...record,
    ...commonFields(call),
    RecordId: randomHex(24),
    TenantId: place['TenantId'],
    SignedAt: venueText(call.nowMs),
  };
  await call.records.save([{ collection: 'SignInRecord', recordId: String(row['RecordId']), row }]);
  return succeed(structuredClone(row));
}

function refusal(call: DataCall, place: Row, record: Row): Envelope | undefined {
  const { RegistrationId, SignInPlaceId, ExhibitionId } = record;
  const registration = call.records.find('VisitorExhibitionInfo', RegistrationId);
  if (!registration || registration['ExhibitionId'] !== ExhibitionId)
    return refuse(resCodes.badParameters, 'no such registration at this exhibition');
  const earlier = call.records
    .all('SignInRecord')
    .find((row) => row['RegistrationId'] === RegistrationId && row['SignInPlaceId'] === SignInPlaceId);
  if (earlier)
    return { ...refuse(resCodes.alreadyCheckedIn, 'already checked in'), result: structuredClone(earlier) };
  const { state } = periodState(textOf(place['StartTime']), textOf(place['EndTime']), call.nowMs);
  if (state !== 'open') return refuse(resCodes.outsideCheckInWindow, 'outside the time of this place');
  return place['NeedApproved'] === true && registration['ApproveState'] !== '2'
    ? refuse(resCodes.checkInNotApproved, 'the registration is not approved')
    : undefined;
}
