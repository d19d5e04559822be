import { sha1Hex } from '../crypto/sha1.ts';
import { randomHex } from '../randomText.ts';
import type { Records } from '../records.ts';
import type { Change, Row } from '../store/store.ts';
import { venueText } from '../venueClock.ts';
import { type DataCall, getParams, getText, textOf } from './call.ts';
import { type Envelope, refuse, resCodes, succeed } from './envelope.ts';

/** A password as it is kept; not meant to withstand anybody, only not to lie about in the clear. */
export function keepPassword(password: string): string {
  return `sha1:${sha1Hex(password)}`;
}

/** A user's account of the given contact; the mobile decides when both are given. */
function findAccount(records: Records, contact: { mobile: string; email: string }): Row | undefined {
  const email = contact.email.toLowerCase();
  return records
    .all('User')
    .find((user) =>
      contact.mobile
        ? user['Phone'] === contact.mobile
        : email !== '' && textOf(user['Email']).toLowerCase() === email,
    );
}

/** The fields that every row carries. */
export function commonFields(call: DataCall): Row {
  return {
    TenantId: call.tenantId === 'sys' ? '' : call.tenantId,
    UserId: call.userId,
    CreatedAt: venueText(call.nowMs),
    CreatedAtMesc: call.nowMs,
  };
}

/** The account and visitor of a person, and the writes that make them where they are not there yet. */
export function ensureAccount(call: DataCall, person: Row): { user: Row; writes: Change[] } {
  const contact = { mobile: textOf(person['Mob']), email: textOf(person['Email']) };
  const known = findAccount(call.records, contact);
  if (known) return { user: known, writes: [] };
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
  };
  const user: Row = {
    RecordId: userId,
    ...common,
    Type: '2',
    UserName: contact.mobile || contact.email,
    Phone: contact.mobile,
    Email: contact.email,
    VisitorRecordId: visitorId,
    UserPassword: '',
  };
  const writes = [
    { collection: 'Visitor', recordId: visitorId, row: visitor },
    { collection: 'User', recordId: userId, row: user },
  ];
  return { user, writes };
}

/** `Login` by a proven mobile or e-mail, by name and password, or by the messaging app's union id. */
export function logIn(call: DataCall): Envelope {
  const params = getParams(call);
  if (params['UserName'] !== undefined) return logInWithPassword(call);
  const unionId = textOf(params['Unicode']);
  const user = unionId
    ? call.records.all('User').find((row) => row['Unicode'] === unionId)
    : findAccount(call.records, { mobile: textOf(params['Phone']), email: textOf(params['Email']) });
  return user ? succeed([loginRow(user)]) : refuse(resCodes.userUnknown, 'user does not exist');
}

/** `VisitorLogin` and, in the same minimal form, `userLogin` and `exhibitorLogin`. */
export function logInWithPassword(call: DataCall): Envelope {
  const params = getParams(call);
  const userName = getText(params, 'UserName');
  const user = call.records.all('User').find((row) => row['UserName'] === userName);
  if (!user) return refuse(resCodes.userUnknown, 'user does not exist');
  if (user['UserPassword'] === '' || user['UserPassword'] !== keepPassword(textOf(params['UserPassword']))) {
    return refuse(resCodes.passwordWrong, 'wrong user name or password');
  }
  return succeed([loginRow(user)]);
}

function loginRow(user: Row): Row {
  return {
    token: randomHex(48),
    Type: user['Type'],
    UserId: user['RecordId'],
    TenantId: user['TenantId'],
    RecordId: user['VisitorRecordId'],
    VisitorRecordId: user['VisitorRecordId'],
    Phone: user['Phone'],
    Mob: user['Phone'],
    Email: user['Email'],
    UserName: user['UserName'],
    HasFirstLogin: false,
  };
}
