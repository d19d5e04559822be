import { sha1Hex } from '../crypto/sha1.ts';
import { randomHex } from '../randomText.ts';
import type { Records } from '../records.ts';
import type { Change, Row } from '../store/store.ts';
import { venueText } from '../venueClock.ts';
import { type DataCall, textOf } from './call.ts';

/** Not secure; only avoids plain text. */
export function keepPassword(password: string): string {
  return `sha1:${sha1Hex(password)}`;
}

/** An account's `Type`; the host's value is invented. */
export const accountTypes = { exhibitor: '1', visitor: '2', host: '3' } as const;

interface Contact {
  readonly mobile: string;
  readonly email: string;
}

/** One per role; the mobile number decides if both are given. */
export function findAccounts(records: Records, contact: Contact): Row[] {
  const email = contact.email.toLowerCase();
  return records
    .all('User')
    .filter((user) =>
      contact.mobile
        ? user['Phone'] === contact.mobile
        : email !== '' && textOf(user['Email']).toLowerCase() === email,
    );
}

/** Fields of every row. */
export function commonFields(call: DataCall): Row {
  return {
    TenantId: call.tenantId === 'sys' ? '' : call.tenantId,
    UserId: call.userId,
    CreatedAt: venueText(call.nowMs),
    CreatedAtMesc: call.nowMs,
  };
}

/** The account and visitor of a person, and the writes that create missing ones. */
export function ensureAccount(call: DataCall, person: Row): { user: Row; writes: Change[] } {
  const contact = { mobile: textOf(person['Mob']), email: textOf(person['Email']) };
  const known = findAccounts(call.records, contact).find((user) => user['Type'] === accountTypes.visitor);
  const wechat = wechatIds(person);
  if (known) return withWechat(known, wechat);
  const userId = randomHex(24);
  const visitorId = randomHex(24);
  const common = { ...commonFields(call), UserId: userId };
  const visitor: Row = {
    RecordId: visitorId,
    ...common,
    Name: textOf(person['Name']),
    Mob: contact.mobile,
    Email: contact.email,
    CompanyName: textOf(person['CompanyName']),
    Job: textOf(person['Job']),
    ...wechat,
  };
  const user: Row = {
    RecordId: userId,
    ...common,
    Type: accountTypes.visitor,
    UserName: contact.mobile || contact.email,
    Phone: contact.mobile,
    Email: contact.email,
    VisitorRecordId: visitorId,
    UserPassword: '',
    ...wechat,
  };
  const writes = [
    { collection: 'Visitor', recordId: visitorId, row: visitor },
    { collection: 'User', recordId: userId, row: user },
  ];
  return { user, writes };
}

/** The person's WeChat ids in the record. */
function wechatIds(person: Row): Row {
  const unionId = textOf(person['Unicode']);
  return unionId ? { OpenId: textOf(person['OpenId']), Unicode: unionId } : {};
}

/** Adds WeChat ids to an account without any; another person's union id is never replaced. */
function withWechat(user: Row, wechat: Row): { user: Row; writes: Change[] } {
  if (wechat['Unicode'] === undefined || textOf(user['Unicode']) !== '') return { user, writes: [] };
  const row = { ...user, ...wechat };
  return { user: row, writes: [{ collection: 'User', recordId: String(user['RecordId']), row }] };
}
