import type { TextPair } from '#domain/form/formDefinition.ts';
import { accountTypes, keepPassword } from '../dataApi/accounts.ts';
import type { Seeds } from '../records.ts';
import { exhibitorId } from '../seed/seedIds.ts';
import { createdAt, jianghaiTenantId, jianghaiUserId } from './world.ts';

export interface SandboxAccount {
  readonly role: TextPair;
  readonly userName: string;
  readonly password: string;
  /** The path of its login. */
  readonly path: string;
}

const exhibitionId = 'known0000000000000000001';
const boothExhibitionId = 'stand0000000000000000001';
const visitor = { userName: '13800000001', password: 'sandbox1' };
const exhibitor = { userName: '13800000011', password: 'sandbox2' };
/** Of the same company, without the right to change anything. */
const assistant = { userName: '13800000012', password: 'sandbox2' };
/** Of another booth at the exhibition with the exhibitor centre. */
const neighbour = { userName: '13800000013', password: 'sandbox2' };
const host = { userName: '13800000021', password: 'sandbox3' };
/** Without any exhibition. */
const idleHost = { userName: '13800000022', password: 'sandbox3' };
const administrator = { userName: '13800000031', password: 'sandbox4' };
/** Of a tenant without exhibitions. */
const idleAdministrator = { userName: '13800000032', password: 'sandbox4' };

/** One account per role; codes arrive in the inbox too. */
export const sandboxAccounts: readonly SandboxAccount[] = [
  { role: { zh: '观众', en: 'Visitor' }, ...visitor, path: `/login/${exhibitionId}?way=password` },
  {
    role: { zh: '参展商', en: 'Exhibitor' },
    ...exhibitor,
    path: `/login/${exhibitionId}?as=exhibitor&way=password`,
  },
  {
    role: { zh: '参展商（无管理权限）', en: 'Exhibitor without admin rights' },
    ...assistant,
    path: `/login/${exhibitionId}?as=exhibitor&way=password`,
  },
  {
    role: { zh: '参展商（另一展位）', en: 'Exhibitor at another booth' },
    ...neighbour,
    path: `/login/${boothExhibitionId}?as=exhibitor&way=password`,
  },
  { role: { zh: '主办方', en: 'Organiser' }, ...host, path: `/login/${exhibitionId}?as=host` },
  {
    role: { zh: '平台管理员', en: 'Administrator' },
    ...administrator,
    path: `/login/${exhibitionId}?as=host`,
  },
];

/** Most visitor accounts were created by a code and have no password. */
export function visitorPassword(mobile: string): string {
  return mobile === visitor.userName ? keepPassword(visitor.password) : '';
}

/** Of the company that the exhibitor's account belongs to. */
export const accountExhibitorId = 'exhibitor000000000000001';

const company = { CompanyName: '云津精密机械有限公司', BoothNo: '5A21' };
/** One of the companies that the exhibition shows beside it. */
const neighbours = {
  exhibitorId: exhibitorId(boothExhibitionId, 1),
  company: { CompanyName: '南麓星和增材制造有限公司', BoothNo: '1F01' },
};
const commonOf = (nowMs: number) => ({ TenantId: jianghaiTenantId, Email: '', ...createdAt(nowMs, 60) });

const people = [
  {
    number: 1,
    Name: '顾清和',
    NameEn: 'Gu Qinghe',
    Job: '市场经理',
    JobEn: 'Marketing manager',
    IsAdmin: true,
  },
  { number: 2, Name: '贺安宁', NameEn: 'He Anning', Job: '展位接待', JobEn: 'Reception', IsAdmin: false },
  { number: 3, Name: '韩知远', NameEn: 'Han Zhiyuan', Job: '总经理', JobEn: 'Director', IsAdmin: true },
] as const;
/** The contact who logs in with the exhibitor's account. */
export const accountContactId = 'contact00000000000000001';
const contactId = (number: number) => `contact0000000000000000${number}`;

const own = { exhibitorId: accountExhibitorId, company };
const exhibitorUsers = [
  { recordId: 'user00000000000exhibitor', account: exhibitor, person: people[0], of: own },
  { recordId: 'user00000000000assistant', account: assistant, person: people[1], of: own },
  { recordId: 'user00000000000neighbour', account: neighbour, person: people[2], of: neighbours },
] as const;

const exhibitorUserRows = (nowMs: number) =>
  exhibitorUsers.map(({ recordId, account, person, of }) => ({
    RecordId: recordId,
    ...commonOf(nowMs),
    ...of.company,
    Type: accountTypes.exhibitor,
    UserName: account.userName,
    Phone: account.userName,
    UserPassword: keepPassword(account.password),
    ExhibitorRecordId: of.exhibitorId,
    ContactRecordId: contactId(person.number),
    Name: person.Name,
    Job: person.Job,
  }));

const hostUsers = [
  { recordId: jianghaiUserId, account: host, Name: '陈澜', OrganizationName: '江海会展集团' },
  { recordId: 'user000000000000idlehost', account: idleHost, OrganizationName: '青禾会展' },
  {
    recordId: 'user00000000000000000adm',
    account: administrator,
    Name: '沈知行',
    OrganizationName: '江海会展云',
    IsSystemAdmin: true,
  },
  {
    recordId: 'user0000000000000idleadm',
    account: idleAdministrator,
    OrganizationName: '新客户',
    IsSystemAdmin: true,
    TenantId: 'sandboxnew',
  },
] as const;

const hostUserRows = (nowMs: number) =>
  hostUsers.map(({ recordId, account, ...traits }) => ({
    RecordId: recordId,
    ...commonOf(nowMs),
    Type: accountTypes.host,
    UserName: account.userName,
    Phone: account.userName,
    UserPassword: keepPassword(account.password),
    OrganizationRecordId: 'organizer000000000000001',
    ...traits,
  }));

export const accountRows = (nowMs: number): Seeds => ({
  ExhibitorContact: exhibitorUsers.map(({ person: { number, ...person }, of }) => ({
    RecordId: contactId(number),
    ...commonOf(nowMs),
    ...of.company,
    ExhibitorId: of.exhibitorId,
    ...person,
  })),
  User: [...exhibitorUserRows(nowMs), ...hostUserRows(nowMs)],
  ExhibitorExhibitionInfo: [
    {
      RecordId: 'exhibiting00000000000001',
      ...commonOf(nowMs),
      ...company,
      ExhibitionId: exhibitionId,
      ExhibitorId: accountExhibitorId,
    },
  ],
});
