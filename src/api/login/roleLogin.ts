import { readFlag, readLine, type ServerRow } from '#domain/record/serverRow.ts';
import type { Role } from '#domain/person/role.ts';

/** The result of a login: only the fields that the phone stores for each role. */
export type RoleLogin =
  | {
      readonly role: 'visitor';
      readonly visitorId: string;
      readonly userId: string;
      readonly token: string;
    }
  | {
      readonly role: 'exhibitor';
      readonly exhibitorId: string;
      readonly userId: string;
      /** Which of the exhibitor's people has logged in; '' where the server does not say. */
      readonly contactId: string;
      /** Of that person; of the company where the server names no person. */
      readonly name: string;
      readonly company: string;
      readonly token: string;
    }
  | {
      readonly role: 'host';
      readonly userId: string;
      readonly name: string;
      readonly token: string;
      /** Set for an administrator: whose exhibitions. */
      readonly adminOf?: string;
    };

/** The values of `Type`. The one of an organiser is unknown. */
export const roleTypes = { exhibitor: '1', visitor: '2' } as const;

/**
 * The identity of a role among the rows of a login: one person may have several, and the first of them could let a
 * visitor in as an exhibitor. Undefined where there is none, or where it is frozen or has no id to be kept by.
 */
export function findRoleLogin(role: Role, rows: readonly ServerRow[]): RoleLogin | undefined {
  for (const row of rows) {
    const login = readFlag(row['HasFreeZe']) ? undefined : readRoleLogin(role, row);
    if (login !== undefined) return login;
  }
  return undefined;
}

function readRoleLogin(role: Role, row: ServerRow): RoleLogin | undefined {
  const line = (key: string) => readLine(row[key]);
  const type = line('Type');
  const userId = line('UserId');
  const token = readLine(row['token'], 4000) || readLine(row['SignToken'], 4000);
  if (role === 'visitor') {
    const visitorId = line('VisitorRecordId') || (type === roleTypes.visitor ? line('RecordId') : '');
    const isVisitor = type === roleTypes.visitor || type === '';
    return isVisitor && visitorId !== '' ? { role, visitorId, userId, token } : undefined;
  }
  if (role === 'exhibitor') {
    const exhibitorId = line('ExhibitorRecordId') || line('RecordId');
    const isExhibitor = type === roleTypes.exhibitor || type === '';
    if (!isExhibitor || exhibitorId === '' || userId === '') return undefined;
    const contactId = line('ContactRecordId');
    const company = line('CompanyName');
    return { role, exhibitorId, userId, contactId, name: line('Name') || company, company, token };
  }
  const isOther = type === roleTypes.exhibitor || type === roleTypes.visitor;
  if (isOther || userId === '') return undefined;
  // Assumed: one login for both, and a flag for the administrator of a tenant.
  const adminOf = readFlag(row['IsSystemAdmin']) ? line('TenantId') : '';
  const name = line('OrganizationName') || line('UserName');
  return { role, userId, name, token, ...(adminOf !== '' && { adminOf }) };
}
