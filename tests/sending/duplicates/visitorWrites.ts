import { isFree, slotDays } from '#entities/appointment/rules/slots.ts';
import type { Questionnaire } from '#entities/questionnaire/api/readQuestionnaire.ts';
import { applicationForm } from '#features/becomeExhibitor/rules/applicationForm.ts';
import type { Row } from '#sandbox/store/store.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import { fairs, type Page, stand, submissionWish, type SweptWrite, type Wish } from './sweptWrite.ts';

let sold: Row | undefined;

/** The same at each phone: the seeds are. */
export async function soldProduct(phone: Phone): Promise<Row> {
  sold ??= (await phone.rows('Product', fairs.shop)).find(
    (row) =>
      row['IsShow'] === true &&
      row['IsRelease'] === true &&
      row['IsRecycled'] !== true &&
      !(row['Specifications'] as Row[]).some(({ size }) => size !== undefined) &&
      Number(String(row['ExhibitorId']).slice(-4)) % 5 !== 3 &&
      Number(row['ProductPrice']) > 0 &&
      Number(row['StockNumber']) > 9,
  );
  if (sold === undefined) throw new Error('nothing is sold');
  return sold;
}

async function order(page: Page): Promise<Wish> {
  const { exhibitionId, visitorId, said } = page;
  const row = await soldProduct(page.phone);
  const { orderEntry, orderGateway } = await import('#features/orders/orderSubmission.ts');
  const line = {
    productId: String(row['RecordId']),
    name: String(row['ProductName']),
    type: '',
    typeName: '',
    quantity: 1,
    unitCents: Number(row['ProductPrice']),
  };
  const ordered = {
    exhibitionId,
    visitorId,
    exhibitorId: String(row['ExhibitorId']),
    infoId: '',
    delivery: 'pickUp' as const,
    address: undefined,
    receiver: '访客',
    note: said,
    lines: [line],
  };
  return submissionWish(page, 'Order', orderGateway, () => orderEntry(ordered));
}

/** The id of the one order that this visitor has placed, here or on an earlier page. */
export async function placedOrder(page: Page): Promise<string> {
  const { phone, visitorId } = page;
  const ofVisitor = async () => (await phone.rows('Order')).find((row) => row['VisitorId'] === visitorId);
  if ((await ofVisitor()) === undefined) await (await order(page)).write();
  return String((await ofVisitor())?.['RecordId']);
}

/** On an order that has arrived. */
async function afterSale(page: Page): Promise<Wish> {
  const { phone, tab, exhibitionId, visitorId, said } = page;
  const orderId = await placedOrder(page);
  const condition = { RecordId: orderId, VisitorId: visitorId };
  await phone.call('updateByCondition/Order', { condition, setValue: { state: '401' } });
  const { findOrder } = await import('#entities/order/orderQueries.ts');
  const found = await findOrder(await tab.services().client(), { exhibitionId, visitorId, orderId });
  if (found === undefined) throw new Error('There is no such order');
  const { afterSaleEntry, afterSaleGateway } = await import('#features/orders/afterSaleSubmission.ts');
  const request = { kind: 'return', reason: '质量问题', content: said, pictures: [] } as const;
  return submissionWish(page, 'SalesServiceRecord', afterSaleGateway, () => afterSaleEntry(found, request));
}

async function inquiry(page: Page): Promise<Wish> {
  const { exhibitionId, visitorId, said } = page;
  const product = await soldProduct(page.phone);
  const { inquiryEntry, inquiryGateway } = await import('#features/messages/inquiry/inquirySubmission.ts');
  const { randomId } = await import('#device/identity/randomId.ts');
  const asked = {
    owner: { exhibitionId, visitorId },
    exhibitorId: String(product['ExhibitorId']),
    productId: String(product['RecordId']),
    productName: String(product['ProductName']),
    kind: 'inquiry',
    quantity: '',
    wishDate: '',
    note: said,
    mobile: '13800000000',
    email: '',
    address: '',
  } as const;
  return submissionWish(page, 'EnquiryRecord', inquiryGateway, () =>
    inquiryEntry({ ...asked, clientRef: randomId() }),
  );
}

async function post(page: Page): Promise<Wish> {
  const { exhibitionId, visitorId: ownerId, said } = page;
  const { postEntry, postGateway } = await import('#features/supply/publish/postSubmission.ts');
  const { postRecord } = await import('#features/supply/publish/postRecord.ts');
  const address = { exhibitionId, ownerId, postId: undefined };
  const record = postRecord(address, { type: 'supply', productName: said }, []);
  return submissionWish(page, 'CloudRelease', postGateway(address), () => postEntry(address, record));
}

const both = (text: string) => ({ zh: text, en: text });

const questionnaireOf = (recordsInto: Questionnaire['recordsInto']): Questionnaire => ({
  id: 'qafteropen00000000000001',
  channelId: '',
  title: both('参观体验'),
  introduction: both(''),
  form: {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [{ key: 'Satisfied', type: 'text', label: both('满意吗'), required: true }],
  },
  mode: 'page',
  occasion: 'afterVisit',
  startTime: '',
  endTime: '',
  recordsInto,
  results: [],
});

const answersInto = (collection: NonNullable<Questionnaire['recordsInto']>): SweptWrite => ({
  collection,
  exhibitionId: fairs.open,
  async open(page) {
    const { answerEntry, answerGateway } = await import('#features/questionnaires/answerSubmission.ts');
    const { exhibitionId, said } = page;
    const address = { exhibitionId, channelId: 'main', questionnaireId: 'qafteropen00000000000001' };
    return submissionWish(page, collection, answerGateway, () =>
      answerEntry(address, questionnaireOf(collection), { Satisfied: said }),
    );
  },
});

const meetingPartner = 'exhibitormeetings0000021';

async function appointment(page: Page): Promise<Wish> {
  const { tab, exhibitionId, visitorId, said } = page;
  const { appointmentEntry, appointmentGateway } = await import(
    '#features/appointments/appointmentSubmission.ts'
  );
  const { calendars } = await import('#entities/appointment/api/appointmentCollections.ts');
  const asked = { ExhibitionId: exhibitionId, ExhibitorId: meetingPartner, SerchType: '2' };
  const [calendar] = await calendars.list(await tab.services().client(), asked);
  const slots = calendar ? slotDays(calendar, Date.now()).flatMap((day) => day.slots.filter(isFree)) : [];
  return submissionWish(page, 'InvitationInfo', appointmentGateway, () => {
    const [slot] = slots;
    if (slot === undefined) throw new Error('nothing is free');
    const { startMs, endMs } = slot;
    const wanted = { exhibitionId, exhibitorId: meetingPartner, visitorId, contactId: '', place: '3K07' };
    return appointmentEntry({ ...wanted, reason: said, startMs, endMs });
  });
}

async function team(page: Page): Promise<Wish> {
  const { exhibitionId, visitorId, said } = page;
  const { teamEntry, teamGateway } = await import('#features/teams/queries/teamSubmission.ts');
  const leader = { visitorId, name: '访客' };
  return submissionWish(page, 'Team', teamGateway, () =>
    teamEntry({ exhibitionId, leader, name: said, code: undefined }),
  );
}

async function teamMember(page: Page): Promise<Wish> {
  const { exhibitionId, visitorId, tab } = page;
  const { joinEntry, joinGateway } = await import('#features/teams/queries/teamSubmission.ts');
  const { findTeam } = await import('#features/teams/api/teams.ts');
  const client = await tab.services().client();
  const joined = await findTeam(client, { exhibitionId, teamId: 'team00000000000000000001' });
  if (joined === undefined) throw new Error('There is no such team');
  return submissionWish(page, 'TeamMember', joinGateway, () =>
    joinEntry(joined, { visitorId, name: '访客' }),
  );
}

async function application(page: Page): Promise<Wish> {
  const { exhibitionId, run, said } = page;
  const { applicationEntry, applicationGateway } = await import(
    '#features/becomeExhibitor/applicationSubmission.ts'
  );
  const contact = { kind: 'mobile', value: `1391112${String(run).padStart(4, '0')}` } as const;
  const key = { exhibitionId, contact };
  const form = applicationForm({
    text: both,
    version: '1',
    halls: [],
    configured: undefined,
    provenBy: 'mobile',
  });
  const answers = { CompanyName: said, BoothArea: '36', Product: '刀具', LinkName: '程亦舟' };
  return submissionWish(
    page,
    'ExhibitorApplication',
    (entry) => applicationGateway(entry, key),
    () => applicationEntry({ key, form, answers, exhibitorId: undefined, isCorrection: false }),
  );
}

/** What a visitor sends by a submission. */
export const visitorWrites: readonly SweptWrite[] = [
  { collection: 'Order', exhibitionId: fairs.shop, open: order },
  { collection: 'SalesServiceRecord', exhibitionId: fairs.shop, open: afterSale },
  { collection: 'EnquiryRecord', exhibitionId: fairs.shop, open: inquiry },
  { collection: 'CloudRelease', of: 'a visitor', exhibitionId: fairs.open, open: post },
  answersInto('QuestionnaireAnswer'),
  answersInto('VoteRecordInfo'),
  answersInto('MeetingRecordInfo'),
  { collection: 'InvitationInfo', exhibitionId: fairs.meetings, open: appointment },
  { collection: 'Team', exhibitionId: fairs.teams, open: team },
  { collection: 'TeamMember', exhibitionId: fairs.teams, open: teamMember },
  { collection: 'ExhibitorApplication', exhibitionId: stand.exhibitionId, open: application },
];
