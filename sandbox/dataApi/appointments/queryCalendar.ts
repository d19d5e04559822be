import { endOf } from '#entities/appointment/rules/appointmentActions.ts';
import type { Row } from '#sandbox/store/store.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { type DataCall, getParams, getPart, getText, textOf } from '../call.ts';
import { filterRows } from '../condition.ts';
import { type Envelope, succeedWithRows } from '../envelope.ts';
import { expandReferences } from '../expansion.ts';
import { openOnes } from './settled.ts';

/** `queryCalendar/Calendar`: `SerchType` 2 merges what appointments take. */
export function queryCalendar(call: DataCall): Envelope {
  const { records } = call;
  const params = getParams(call);
  const { SerchType: kind, ...condition } = getPart(params, 'condition');
  const exhibitionId = getText(condition, 'ExhibitionId');
  const rows = filterRows(records.all('Calendar', { exhibitions: [exhibitionId] }), condition);
  const merged = rows.map((row) =>
    kind === '2'
      ? { ...row, CalendarTime: [...listOf(row['CalendarTime']), ...takenOf(call, row)] }
      : { ...row },
  );
  const properties = params['properties'];
  expandReferences(merged, Array.isArray(properties) ? properties : [], records);
  return succeedWithRows(merged);
}

function takenOf(call: DataCall, calendar: Row): Row[] {
  const contactId = textOf(calendar['ExhibitorContactId']);
  return openOnes(call, String(calendar['ExhibitorId']))
    .filter((one) => one.contactId === contactId && one.startMs !== undefined)
    .map((one) => ({
      StartTime: venueText(one.startMs ?? 0).slice(0, 16),
      EndTime: venueText(endOf(one) ?? 0).slice(0, 16),
      State: '1',
    }));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
