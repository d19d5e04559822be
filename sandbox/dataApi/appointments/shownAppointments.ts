import type { Records } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { withTaken } from './invitations.ts';
import { settled, withoutOwnFields } from './settled.ts';

/** People are lists of rows where an appointment is read. */
export function shownAppointments(records: Records, rows: readonly Row[], nowMs: number): Row[] {
  return rows.map((found) => {
    const row = withTaken(records, withoutOwnFields(settled(found, nowMs)));
    const company = companyOf(records, row);
    const visitor = listed(records.find('Visitor', row['VisitorId']));
    const isIncoming = row['Type'] === '1' || row['Type'] === '2';
    const contact = listed(
      records.find('ExhibitorContact', row[isIncoming ? 'InitatorChild' : 'ReceiverChild']),
    );
    return {
      ...row,
      Initator: isIncoming ? company : [],
      InitatorChild: isIncoming ? contact : [],
      Receiver: isIncoming ? [] : company,
      ReceiverChild: isIncoming ? [] : contact,
      VisitorInitator: isIncoming ? [] : visitor,
      VisitorReceiver: isIncoming ? visitor : [],
    };
  });
}

function companyOf(records: Records, row: Row): Row[] {
  const found = records
    .all('ExhibitorExhibitionInfo', { exhibitions: [String(row['ExhibitionId'])] })
    .find(
      (info) => info['ExhibitorId'] === row['ExhibitorId'] && info['ExhibitionId'] === row['ExhibitionId'],
    );
  if (found === undefined) return [];
  const { CompanyName, CompanyNameEn, Logo, BoothNo } = found;
  return [{ RecordId: row['ExhibitorId'], CompanyName, CompanyNameEn, Logo, BoothNo }];
}

const listed = (row: Row | undefined): Row[] => (row === undefined ? [] : [structuredClone(row)]);
