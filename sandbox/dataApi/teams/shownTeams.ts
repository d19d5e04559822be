import type { Records } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { textOf } from '../call.ts';

/**
 * Counts members and checked-in members when rows are read. A row with its own counts and no members keeps them, so
 * that thousands of teams need no rows of people.
 */
export function shown(records: Records, collection: string, rows: Row[]): Row[] {
  if (rows.length === 0 || (collection !== 'Team' && collection !== 'TeamMember')) return rows;
  const signedAt = new Map<string, string>();
  for (const record of records.all('SignInRecord')) {
    const key = `${String(record['ExhibitionId'])}/${String(record['VisitorId'])}`;
    const at = textOf(record['SignedAt']) || textOf(record['CreatedAt']);
    const known = signedAt.get(key);
    if (at !== '' && (known === undefined || at < known)) signedAt.set(key, at);
  }
  const signedOf = (row: Row) =>
    signedAt.get(`${String(row['ExhibitionId'])}/${String(row['VisitorId'])}`) ?? '';
  if (collection === 'TeamMember') return rows.map((row) => ({ ...row, SignedAt: signedOf(row) }));
  const places = new Map<string, Row[]>();
  for (const row of records.all('TeamMember'))
    if (row['State'] === '2')
      places.set(String(row['TeamId']), [...(places.get(String(row['TeamId'])) ?? []), row]);
  return rows.map((row) => {
    const members = places.get(String(row['RecordId'])) ?? [];
    if (members.length === 0 && row['MemberCount'] !== undefined) return row;
    const signed = members.filter((member) => signedOf(member) !== '');
    return { ...row, MemberCount: members.length, SignedCount: signed.length };
  });
}
