// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Questionnaire } from '#entities/questionnaire/api/readQuestionnaire.ts';
import type { QuestionnaireAddress } from '#entities/questionnaire/rules/questionnairePath.ts';
import { outboxOwnerKey } from '#sending/outboxOwnerKey.ts';
import {
  openPhone,
  openTab,
  type Phone,
  startServer,
  stopServer,
  type TabSettings,
} from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const place: QuestionnaireAddress = {
  exhibitionId: 'channels0000000000000001',
  channelId: 'chvisitor000000000000001',
  questionnaireId: 'qafteropen00000000000001',
};
const visitorId = 'person00000000000000000q';
const questionnaire: Questionnaire = {
  id: 'qafteropen00000000000001',
  channelId: '',
  title: { zh: '参观体验', en: '' },
  introduction: { zh: '', en: '' },
  form: {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [{ key: 'Satisfied', type: 'text', label: { zh: '满意吗', en: '' }, required: true }],
  },
  mode: 'page',
  occasion: 'afterVisit',
  startTime: '',
  endTime: '',
  recordsInto: 'QuestionnaireAnswer',
  results: [],
};
const answers = { Satisfied: 'yes' };
let phone: Phone;

async function openPage(settings?: TabSettings) {
  const tab = await openTab(settings);
  const [answering, note, draft] = await Promise.all([
    import('#features/questionnaires/answerSubmission.ts'),
    import('#entities/questionnaire/recordAnswered.ts'),
    import('#features/questionnaires/questionnaireDraft.ts'),
  ]);
  return { ...tab, ...answering, ...note, ...draft };
}

const inserts = (collection: string) => phone.asked.filter(({ path }) => path === `insert/${collection}`);

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

describe('answers', () => {
  it.each(['QuestionnaireAnswer', 'VoteRecordInfo', 'MeetingRecordInfo'] as const)(
    'whose reply got lost are found again in %s, and stored once',
    { tags: ['questionnaire-records', 'N06'] },
    async (recordsInto) => {
      const before = (await phone.rows(recordsInto)).length;
      const page = await openPage();
      await phone.fault({ name: 'replyLostAfterCommit', path: `insert/${recordsInto}`, times: 1 });
      const submission = page.createSubmission(
        page.answerEntry(place, { ...questionnaire, recordsInto }, answers),
        page.answerGateway,
      );
      await submission.start();
      expect(submission.store.getState().state.at).toBe('done');
      expect(inserts(recordsInto)).toHaveLength(1);
      const rows = (await phone.rows(recordsInto)).slice(before);
      expect(rows).toMatchObject([{ ClientRef: submission.entry.clientRef, Answers: answers }]);
    },
  );

  it.each(['QuestionnaireAnswer', 'VoteRecordInfo', 'MeetingRecordInfo'] as const)(
    'whose insert into %s the browser delivers twice are one row in the end',
    { tags: ['N07'] },
    async (recordsInto) => {
      const before = (await phone.rows(recordsInto)).length;
      const page = await openPage();
      await phone.fault({ name: 'deliveredTwice', path: `insert/${recordsInto}`, times: 1 });
      const submission = page.createSubmission(
        page.answerEntry(place, { ...questionnaire, recordsInto }, answers),
        page.answerGateway,
      );
      await submission.start();
      const { state } = submission.store.getState();
      expect(state).toMatchObject({ at: 'done', rows: 2 });
      const recordId = state.at === 'done' ? state.recordId : '';
      const rows = (await phone.rows(recordsInto)).slice(before);
      expect(rows).toMatchObject([{ ClientRef: submission.entry.clientRef, RecordId: recordId }]);
    },
  );

  it('of a killed page are gone on with by the next one, in the same place', {
    tags: ['questionnaire-records'],
  }, async () => {
    const before = (await phone.rows('VoteRecordInfo')).length;
    const first = await openPage();
    await phone.fault({ name: 'serverError500', path: 'insert/VoteRecordInfo' });
    void first
      .createSubmission(
        first.answerEntry(place, { ...questionnaire, recordsInto: 'VoteRecordInfo' }, answers),
        first.answerGateway,
      )
      .start();
    await eventually(() => expect(inserts('VoteRecordInfo').length).toBeGreaterThan(0));
    first.kill();
    await phone.clearFaults();

    const second = await openPage();
    const { outbox } = await second.localStores();
    const unfinished = await outbox.find(
      place.exhibitionId,
      outboxOwnerKey({ kind: 'questionnaire', ...place, visitorId: '' }),
    );
    expect(unfinished).toMatchObject({ collection: 'VoteRecordInfo' });
    const submission = second.reopenSubmission(unfinished!, second.answerGateway);
    await submission.reopen();
    if (submission.store.getState().state.at === 'parked') await submission.resume();
    expect(submission.store.getState().state.at).toBe('done');
    expect((await phone.rows('VoteRecordInfo')).length).toBe(before + 1);
    await second.finishAnswers(place, submission.entry.clientRef);
    expect(second.answeredReference(place)).toBe(unfinished?.clientRef);
  });

  it('carry the visitor of this phone, and no id when another person answers', {
    tags: ['questionnaire-given'],
  }, async () => {
    const page = await openPage();
    page.device.getState().set('visitorId', visitorId);
    await page.createSubmission(page.answerEntry(place, questionnaire, answers), page.answerGateway).start();
    page.letAnotherAnswer(place);
    await page.createSubmission(page.answerEntry(place, questionnaire, answers), page.answerGateway).start();
    const ids = (await phone.rows('QuestionnaireAnswer')).map((row) => row['VisitorId']);
    expect(ids).toEqual([visitorId, undefined]);
  });

  it('go nowhere where the organiser names a place that is not known', {
    tags: ['questionnaire-records'],
  }, async () => {
    const page = await openPage();
    const nowhere = { ...questionnaire, recordsInto: undefined };
    expect(() => page.answerEntry(place, nowhere, answers)).toThrow('without a place');
    expect(phone.asked).toHaveLength(0);
  });
});
