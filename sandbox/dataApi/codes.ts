import { randomDigits } from '../randomText.ts';
import type { Row } from '../store/store.ts';
import { minuteMs } from '../venueClock.ts';
import { type DataCall, getParams, getText, textOf } from './call.ts';
import { BadParameters, type Envelope, refuse, resCodes, succeed } from './envelope.ts';

/** The `$` hides it from the data API's verbs. */
export const codesCollection = '$codes';

const validMs = 5 * minuteMs;
const resendMs = minuteMs;
const maxWrongTries = 5;

/** `getsmscode`: the code appears on the inbox page and never in the answer, so that no client can depend on that. */
export async function sendCode(call: DataCall): Promise<Envelope> {
  const { contact, kind } = readContact(call);
  const last = call.records.find(codesCollection, contact);
  if (last && call.nowMs - Number(last['SentAtMs']) < resendMs) {
    return refuse(resCodes.codeTooSoon, 'a code was sent less than a minute ago');
  }
  const row: Row = {
    RecordId: contact,
    Kind: kind,
    Code: randomDigits(6),
    SentAtMs: call.nowMs,
    WrongTries: 0,
    ExhibitionId: textOf(getParams(call)['ExhibitionId']),
  };
  await call.records.save([{ collection: codesCollection, recordId: contact, row }]);
  return succeed([]);
}

/**
 * `valismscode`: 0 right, 1006 wrong, 1007 expired or tried too often. A right code stays valid until it expires, so
 * that a client may repeat a call whose answer was lost.
 */
export async function checkCode(call: DataCall): Promise<Envelope> {
  const { contact } = readContact(call);
  const given = getText(getParams(call), 'verifyCode');
  const sent = call.records.find(codesCollection, contact);
  if (
    !sent ||
    call.nowMs - Number(sent['SentAtMs']) > validMs ||
    Number(sent['WrongTries']) >= maxWrongTries
  ) {
    return refuse(resCodes.codeExpired, 'the code has expired');
  }
  if (sent['Code'] === given) return succeed([]);
  const row = { ...sent, WrongTries: Number(sent['WrongTries']) + 1 };
  await call.records.save([{ collection: codesCollection, recordId: contact, row }]);
  return refuse(resCodes.codeWrong, 'the code is wrong');
}

function readContact(call: DataCall): { contact: string; kind: 'mobile' | 'email' } {
  const params = getParams(call);
  const mobile = textOf(params['phoneNumber']);
  if (mobile) {
    if (!/^\+?\d{6,15}$/.test(mobile)) throw new BadParameters('phoneNumber is not a number');
    return { contact: mobile, kind: 'mobile' };
  }
  const email = textOf(params['email']).toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new BadParameters('phoneNumber or email is missing');
  return { contact: email, kind: 'email' };
}
