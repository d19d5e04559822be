import type { Row } from '#sandbox/store/store.ts';
import { type DataCall, getPart } from '../call.ts';
import { type Envelope, refuse, resCodes } from '../envelope.ts';
import { isOrganiserOf } from './organiserWrites.ts';

/** Only an organiser's change of what visitors see says whose it is. */
export const isContentChange = (items: readonly Row[]): boolean =>
  items.some((item) => getPart(item, 'setValue')['ChangedBy'] !== undefined);

/** Assumed: only an organiser of the exhibition changes it, and only what no other one has changed since it was read. */
export function refusedContentChange(call: DataCall, items: readonly Row[]): Envelope | undefined {
  for (const item of items) {
    const setValue = getPart(item, 'setValue');
    const row = call.records.find(call.name, item['recordId']);
    if (row === undefined) continue;
    const isOwn = setValue['ChangedBy'] === call.userId;
    if (!isOwn || !isOrganiserOf(call.records, call.userId, exhibitionOf(call, row)))
      return refuse(resCodes.notTheOrganiser, 'not the organiser of this exhibition');
    // The same change that arrives twice is one change.
    const isAgain = ['Revision', 'ChangedBy', 'ChangedAt'].every((name) => setValue[name] === row[name]);
    if (!isAgain && setValue['Revision'] !== Number(row['Revision'] ?? 0) + 1)
      return refuse(resCodes.alreadyReviewed, 'another organiser has changed it');
  }
  return undefined;
}

const exhibitionOf = ({ name }: DataCall, row: Row) =>
  name === 'Exhibition' ? row['RecordId'] : row['ExhibitionId'];
