import type { TextPair } from '../../src/domain/form/formDefinition.ts';
import { accountTypes, keepPassword } from '../dataApi/accounts.ts';
import type { Seeds } from '../records.ts';
import { createdAt, jianghaiTenantId } from './world.ts';

export interface SandboxAccount {
  readonly role: TextPair;
  readonly userName: string;
  readonly password: string;
  /** The path of its login. */
  readonly path: string;
}

const exhibitionId = 'known0000000000000000001';
const visitor = { userName: '13800000001', password: 'sandbox1' };
const exhibitor = { userName: '13800000011', password: 'sandbox2' };
const host = { userName: '13800000021', password: 'sandbox3' };

/** One account per role; codes arrive in the inbox too. */
export const sandboxAccounts: readonly SandboxAccount[] = [
  { role: { zh: '观众', en: 'Visitor' }, ...visitor, path: `/login/${exhibitionId}?way=password` },
  {
    role: { zh: '参展商', en: 'Exhibitor' },
    ...exhibitor,
    path: `/login/${exhibitionId}?as=exhibitor&way=password`,
  },
  { role: { zh: '主办方', en: 'Organiser' }, ...host, path: `/login/${exhibitionId}?as=host` },
];

/** Most visitor accounts were created by a code and have no password. */
export function visitorPassword(mobile: string): string {
  return mobile === visitor.userName ? keepPassword(visitor.password) : '';
}

export function accountRows(nowMs: number): Seeds {
  const common = { TenantId: jianghaiTenantId, Email: '', ...createdAt(nowMs, 60) };
  return {
    User: [
      {
        RecordId: 'user00000000000exhibitor',
        ...common,
        Type: accountTypes.exhibitor,
        UserName: exhibitor.userName,
        Phone: exhibitor.userName,
        UserPassword: keepPassword(exhibitor.password),
        ExhibitorRecordId: 'exhibitor000000000000001',
        ContactRecordId: 'contact00000000000000001',
        Name: '顾清和',
        Job: '市场经理',
        CompanyName: '云津精密机械有限公司',
        BoothNo: '5A21',
      },
      {
        RecordId: 'user0000000000000000host',
        ...common,
        Type: accountTypes.host,
        UserName: host.userName,
        Phone: host.userName,
        UserPassword: keepPassword(host.password),
        OrganizationName: '江海会展集团',
        OrganizationRecordId: 'organizer000000000000001',
      },
    ],
    ExhibitorExhibitionInfo: [
      {
        RecordId: 'exhibiting00000000000001',
        ...common,
        ExhibitionId: exhibitionId,
        ExhibitorId: 'exhibitor000000000000001',
        CompanyName: '云津精密机械有限公司',
        BoothNo: '5A21',
      },
    ],
  };
}
