import { isServerRow, readLine, readReference } from '#domain/record/serverRow.ts';
import type { CheckInRecord } from '../rules/mergeCheckIns.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

export const checkInPlaces = defineCollection({
  name: 'SignInPlace',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    Name: 'text',
    NameEn: 'text?',
    Address: 'text?',
    AddressEn: 'text?',
    StartTime: 'time?',
    EndTime: 'time?',
    /** True where only approved visitors may check in. */
    NeedApproved: 'flag?',
    Sort: 'number?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});

export const checkInRecords = defineCollection({
  name: 'SignInRecord',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    SignInPlaceId: 'id',
    RegistrationId: 'id?',
    VisitorId: 'id?',
    /** By the server's clock. */
    SignedAt: 'time?',
    /** By the clock of the phone. */
    PhoneTime: 'text?',
    /** `mobile` or `mobileOffline`. */
    Source: 'code?',
    /** Made on the phone before the row is sent. */
    ClientRef: 'text?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    SignInPlaceId: 'SignInPlace',
    RegistrationId: 'VisitorExhibitionInfo',
    VisitorId: 'Visitor',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'SignInPlaceId', 'RegistrationId', 'ClientRef'],
  personal: ['RecordId', 'VisitorId', 'RegistrationId', 'ClientRef'],
  read: readCheckIn,
});

export function readCheckIn(row: unknown): CheckInRecord | undefined {
  if (!isServerRow(row)) return undefined;
  return {
    placeId: readReference(row['SignInPlaceId']),
    registrationId: readReference(row['RegistrationId']),
    signedAt: readLine(row['SignedAt']) || readLine(row['CreatedAt']),
  };
}
