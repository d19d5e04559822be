import { randomHex } from '../randomText.ts';
import type { Records } from '../records.ts';
import type { Row } from '../store/store.ts';
import { minuteMs } from '../venueClock.ts';
import { accountTypes, findAccounts, keepPassword } from './accounts.ts';
import { type DataCall, getParams, getText, textOf } from './call.ts';
import { type Envelope, refuse, resCodes, succeed } from './envelope.ts';

/** Counts wrong passwords. The `$` hides it from the data API's verbs. */
const triesCollection = '$tries';
const maxWrongTries = 5;
const forgottenAfterMs = 5 * minuteMs;

/** `Login` by a proven mobile or e-mail, by name and password, or by a WeChat union id. */
export function logIn(call: DataCall): Envelope | Promise<Envelope> {
  const params = getParams(call);
  if (params['UserName'] !== undefined) return logInWithPassword(call, accountsNamed, loginRow);
  const unionId = textOf(params['Unicode']);
  const users = unionId
    ? call.records.all('User').filter((row) => row['Unicode'] === unionId)
    : findAccounts(call.records, { mobile: textOf(params['Phone']), email: textOf(params['Email']) });
  return users.length > 0 ? succeed(users.map(loginRow)) : unknownUser();
}

/** `VisitorLogin`: a known person who is not a visitor gets no visitor id. */
export function logInVisitor(call: DataCall): Promise<Envelope> {
  const preferVisitors = (records: Records, userName: string) => {
    const accounts = accountsNamed(records, userName);
    const visitors = accounts.filter((user) => user['Type'] === accountTypes.visitor);
    return visitors.length > 0 ? visitors : accounts;
  };
  return logInWithPassword(call, preferVisitors, loginRow);
}

/** `exhibitorLogin`. */
export function logInExhibitor(call: DataCall): Promise<Envelope> {
  return logInWithPassword(call, ofType(accountTypes.exhibitor), (user) => ({
    RecordId: user['ExhibitorRecordId'],
    TenantId: user['TenantId'],
    UserId: user['RecordId'],
    ContactRecordId: user['ContactRecordId'],
    Name: user['Name'],
    Job: user['Job'],
    CompanyName: user['CompanyName'],
    BoothNo: user['BoothNo'],
    SignToken: randomHex(48),
    ExpireTime: Math.floor(call.nowMs / 1000) + 12 * 3600,
  }));
}

/** `hostLogin` and its other name `userLogin`. */
export function logInHost(call: DataCall): Promise<Envelope> {
  return logInWithPassword(call, ofType(accountTypes.host), (user) => ({
    token: randomHex(48),
    TenantId: user['TenantId'],
    UserId: user['RecordId'],
    UserName: user['UserName'],
    OrganizationName: user['OrganizationName'],
    OrganizationRecordId: user['OrganizationRecordId'],
    ...(user['IsSystemAdmin'] === true && { IsSystemAdmin: true }),
  }));
}

/** 1004 unknown name, 1005 wrong password, 1009 five wrong ones within five minutes. */
async function logInWithPassword(
  call: DataCall,
  find: (records: Records, userName: string) => readonly Row[],
  present: (user: Row) => Row,
): Promise<Envelope> {
  const params = getParams(call);
  const user = find(call.records, getText(params, 'UserName'))[0];
  if (!user) return unknownUser();
  const recordId = String(user['RecordId']);
  const wrongTries = recentTries(call, recordId);
  if (wrongTries >= maxWrongTries) return refuse(resCodes.tooManyTries, 'too many wrong passwords');
  // Not trimmed: spaces belong to a password.
  const given = params['UserPassword'];
  const isRight =
    typeof given === 'string' && user['UserPassword'] !== '' && user['UserPassword'] === keepPassword(given);
  if (isRight && wrongTries === 0) return succeed([present(user)]);
  const row: Row = { RecordId: recordId, WrongTries: isRight ? 0 : wrongTries + 1, LastMs: call.nowMs };
  await call.records.save([{ collection: triesCollection, recordId, row }]);
  return isRight ? succeed([present(user)]) : refuse(resCodes.passwordWrong, 'wrong user name or password');
}

function recentTries(call: DataCall, recordId: string): number {
  const tries = call.records.find(triesCollection, recordId);
  if (!tries || call.nowMs - Number(tries['LastMs']) > forgottenAfterMs) return 0;
  return Number(tries['WrongTries']);
}

/** By account name, mobile or e-mail address. */
function accountsNamed(records: Records, userName: string): Row[] {
  const name = userName.toLowerCase();
  return records
    .all('User')
    .filter((user) =>
      ['UserName', 'Phone', 'Email'].some((field) => textOf(user[field]).toLowerCase() === name),
    );
}

const ofType = (type: string) => (records: Records, userName: string) =>
  accountsNamed(records, userName).filter((user) => user['Type'] === type);

const unknownUser = () => refuse(resCodes.userUnknown, 'user does not exist');

function loginRow(user: Row): Row {
  const isVisitor = user['Type'] === accountTypes.visitor;
  return {
    token: randomHex(48),
    Type: user['Type'],
    UserId: user['RecordId'],
    TenantId: user['TenantId'],
    RecordId: isVisitor ? user['VisitorRecordId'] : (user['ExhibitorRecordId'] ?? ''),
    VisitorRecordId: isVisitor ? user['VisitorRecordId'] : '',
    ExhibitorRecordId: user['ExhibitorRecordId'] ?? '',
    CompanyName: user['CompanyName'] ?? '',
    Phone: user['Phone'],
    Mob: user['Phone'],
    Email: user['Email'],
    UserName: user['UserName'],
    HasFirstLogin: false,
  };
}
