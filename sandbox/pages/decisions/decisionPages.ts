import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Records } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { inOtherLanguage, type Language, markup, page, say } from '../page.ts';

const states = {
  '0': { zh: '待审核', en: 'To be reviewed' },
  '1': { zh: '审核中', en: 'In review' },
  '2': { zh: '已通过', en: 'Approved' },
  '3': { zh: '未通过', en: 'Declined' },
} as const;
type State = keyof typeof states;

const mostShown = 60;

interface Decided {
  readonly title: TextPair;
  readonly lead: TextPair;
  /** Of a refusal. */
  readonly reason: TextPair;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => unknown;
  readonly factsOf: (row: Row) => readonly unknown[];
}

/** Simulates an organiser: the newest rows, with buttons to decide. */
function decisionPage(url: URL, language: Language, decided: Decided): string {
  const rows = [...decided.rows]
    .sort((one, other) => Number(other['CreatedAtMesc']) - Number(one['CreatedAtMesc']))
    .slice(0, mostShown);
  const cards = rows.map((row) => {
    const state = String(row['ApproveState']) as State;
    const others = (Object.keys(states) as State[]).filter((key) => key !== state);
    const facts = [...decided.factsOf(row), say(states[state] ?? states['0'], language)];
    return markup`<article class="card"><div class="in"><h2>${String(decided.nameOf(row)).slice(0, 80)}</h2>
<p class="small">${facts.map(String).join(' · ')}</p>
<div class="row">${others.map(
      (key) =>
        markup`<form method="post"><input type="hidden" name="recordId" value="${String(row['RecordId'])}"><input type="hidden" name="state" value="${key}"><input type="hidden" name="reason" value="${key === '3' ? say(decided.reason, language) : ''}"><button class="quiet">${say(states[key], language)}</button></form>`,
    )}</div></div></article>`;
  });
  return page({
    title: decided.title,
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${say(decided.lead, language)}</p>
<div class="grid">${cards}</div>`,
  });
}

/** Posts of supply and demand that wait. */
export const supplyPage = (url: URL, language: Language, records: Records): string =>
  decisionPage(url, language, {
    title: { zh: '供需审核', en: 'Supply and demand' },
    lead: { zh: '等待主办方审核的供需信息。', en: 'Posts that wait for the organiser.' },
    reason: { zh: '请补充产品图片和规格说明。', en: 'Please add pictures and a specification.' },
    rows: records.all('CloudRelease').filter((row) => row['ApproveState'] !== '2'),
    nameOf: (row) => row['productName'],
    factsOf: (row) => [row['companyName'], row['type']],
  });

const waits = (row: Row) => row['ApproveState'] !== undefined && row['ApproveState'] !== '2';

/** Promotions of exhibitors that wait. */
export const promotionsPage = (url: URL, language: Language, records: Records): string =>
  decisionPage(url, language, {
    title: { zh: '活动审核', en: 'Promotions' },
    lead: { zh: '等待主办方审核的活动。', en: 'Promotions that wait for the organiser.' },
    reason: { zh: '请补充活动图片和说明。', en: 'Please add pictures and a description.' },
    rows: records.all('Promotion').filter(waits),
    nameOf: (row) => row['name'],
    factsOf: () => [],
  });

/** Lives of exhibitors that wait. */
export const livesPage = (url: URL, language: Language, records: Records): string =>
  decisionPage(url, language, {
    title: { zh: '直播审核', en: 'Live streams' },
    lead: { zh: '等待主办方审核的直播。', en: 'Live streams that wait for the organiser.' },
    reason: { zh: '请补充封面和介绍。', en: 'Please add a cover and an introduction.' },
    rows: records.all('LiveList').filter(waits),
    nameOf: (row) => row['Title'],
    factsOf: (row) => [row['StartTime']],
  });

/** Companies that ask to exhibit. */
export const applicationsPage = (url: URL, language: Language, records: Records): string =>
  decisionPage(url, language, {
    title: { zh: '参展申请审核', en: 'Applications to exhibit' },
    lead: {
      zh: '申请参展的公司；通过后可用申请的手机号或邮箱登录展商中心。',
      en: 'Companies that ask to exhibit. An approved one logs in to the exhibitor centre with its mobile number or email.',
    },
    reason: { zh: '请补充营业执照图片。', en: 'Please add a picture of the business licence.' },
    rows: records.all('ExhibitorApplication'),
    nameOf: (row) => row['CompanyName'],
    factsOf: (row) => [row['LinkName'], row['BoothArea']],
  });
