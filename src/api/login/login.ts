import { type Contact, normaliseEmail, normaliseMobile } from '#domain/person/contact.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { accepted } from '#data/client/accepted.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { findRoleLogin, type RoleLogin, roleTypes } from './roleLogin.ts';
import { objectsOf } from '#data/collections/rows.ts';

export interface Login {
  /** Kept on the device only; requests always carry the build's credential. */
  readonly token: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly visitorId: string;
  readonly recordId: string;
}

const unknownUser = 1004;

/**
 * Logs a visitor in whose contact the server has just proven by a code.
 * Undefined when the contact is unknown or has no visitor's role.
 * Assumed: the e-mail form, and that a visitor's own row id comes as `VisitorRecordId`.
 * @throws ApiProblem; Refused when the server says no for another reason
 */
export async function loginWithProvenContact(
  client: ApiClient,
  contact: Contact,
  options?: ReadOptions,
): Promise<Login | undefined> {
  return visitorIn(await askLogin(client, roleTypes.visitor, contact, options));
}

/**
 * The same for a visitor whom WeChat has named. Seen elsewhere: `Unicode` and the value of the login's type.
 * @throws ApiProblem; Refused when the server says no for another reason
 */
export async function loginWithUnionId(
  client: ApiClient,
  unionid: string,
  options?: ReadOptions,
): Promise<Login | undefined> {
  const params = { Type: roleTypes.visitor, Unicode: unionid, LoginType: '微信号码登录' };
  return visitorIn(await rowsOf(client, params, options));
}

function visitorIn(rows: readonly ServerRow[]): Login | undefined {
  // One row per role of the person: taking the first could log a visitor in as an exhibitor.
  const row = rows.find((candidate) => readLine(candidate['Type']) === roleTypes.visitor);
  if (!row) return undefined;
  return {
    token: readLine(row['token'], 4000),
    userId: readLine(row['UserId']),
    tenantId: readLine(row['TenantId']),
    visitorId: readLine(row['VisitorRecordId']),
    recordId: readLine(row['RecordId']),
  };
}

/** The same for an exhibitor's user. @throws ApiProblem; Refused when the server says no for another reason */
export async function exhibitorWithProvenContact(
  client: ApiClient,
  contact: Contact,
  options?: ReadOptions,
): Promise<RoleLogin | undefined> {
  return findRoleLogin('exhibitor', await askLogin(client, roleTypes.exhibitor, contact, options));
}

/** One row per role of the person; none when the contact is unknown. */
async function askLogin(
  client: ApiClient,
  type: string,
  contact: Contact,
  options: ReadOptions | undefined,
): Promise<readonly ServerRow[]> {
  const params =
    contact.kind === 'mobile'
      ? { Type: type, Phone: normaliseMobile(contact.value), LoginType: '手机号码登录' }
      : { Type: type, Email: normaliseEmail(contact.value), LoginType: '邮箱登录' };
  return rowsOf(client, params, options);
}

async function rowsOf(
  client: ApiClient,
  params: ServerRow,
  options: ReadOptions | undefined,
): Promise<readonly ServerRow[]> {
  const answer = await client.read('/data/Login', params, options);
  return answer.resCode === unknownUser ? [] : objectsOf(accepted(answer, '/data/Login').result);
}
