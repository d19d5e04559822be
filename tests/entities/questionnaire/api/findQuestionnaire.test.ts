import { afterEach, describe, expect, it } from 'vitest';
import { findQuestionnaire, listAfterVisit } from '#entities/questionnaire/api/findQuestionnaire.ts';
import {
  answersInRow,
  findAnsweredIds,
  findAnswers,
  insertAnswers,
  questionnaireRecord,
} from '#entities/questionnaire/api/questionnaireAnswers.ts';
import { answerCollections } from '#entities/questionnaire/api/readQuestionnaire.ts';
import { type RecordingServer, reply, startRecordingServer } from '#tests/api/recordingServer.ts';
import { startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const key = { exhibitionId: 'open00000000000000000001', channelId: 'visitor00000000000000001' };
const row = { RecordId: 'q1', ExhibitionId: key.exhibitionId, ChannelId: key.channelId, Title: '问卷' };
let server: RecordingServer;

async function answering(envelope: unknown, status = 200) {
  server = await startRecordingServer((response) => reply(response, envelope, status));
  return testClient(server.baseUrl);
}

/** The questionnaire of a server that has these questions. */
async function findWith(...Questions: unknown[]) {
  const { client, warnings } = await answering({ resCode: 0, result: [{ ...row, Questions }] });
  const found = await findQuestionnaire(client, key);
  if (found === undefined) throw new Error('There is no questionnaire');
  return { found, warnings };
}

afterEach(() => server.close());

describe('the questionnaire of a channel', () => {
  it('is asked for by exhibition and channel', async () => {
    const { client } = await answering({ resCode: 10000, result: [] });
    await findQuestionnaire(client, key);
    expect(server.requests.map(({ path, body }) => [path, body['params']])).toEqual([
      [
        '/v2/data/queryList/Questionnaire',
        { condition: { ExhibitionId: key.exhibitionId, ChannelId: key.channelId } },
      ],
    ]);
  });

  it('is read with its title, its introduction and its questions', async () => {
    const questions = [
      { Key: 'Day', Type: 'text', Title: '哪天', TitleEn: 'Which day', Required: true, Sort: 2 },
      { Key: 'Photo', Type: 'image', Title: '照片', TitleEn: 'Picture', Sort: 1 },
    ];
    const { client, warnings } = await answering({
      resCode: 0,
      result: [{ ...row, TitleEn: 'Survey', Introduction: '两分钟', Version: 3, Questions: questions }],
    });
    expect(await findQuestionnaire(client, key)).toEqual({
      id: 'q1',
      channelId: key.channelId,
      title: { zh: '问卷', en: 'Survey' },
      introduction: { zh: '两分钟', en: '' },
      mode: 'page',
      occasion: 'registration',
      startTime: '',
      endTime: '',
      recordsInto: 'QuestionnaireAnswer',
      results: [],
      form: {
        version: '3',
        provenBy: 'mobileOrEmail',
        fields: [
          {
            key: 'Photo',
            type: 'file',
            label: { zh: '照片', en: 'Picture' },
            required: false,
            onlyPictures: true,
          },
          { key: 'Day', type: 'text', label: { zh: '哪天', en: 'Which day' }, required: true },
        ],
      },
    });
    expect(warnings).toEqual([]);
  });

  it.each([
    [{ Max: 9 }, { type: 'images', max: 9, onlyPictures: true }],
    [
      { Max: '4', Min: 2 },
      { type: 'images', min: 2, max: 4 },
    ],
    [{ Max: 1 }, { type: 'file', onlyPictures: true }],
    [{}, { type: 'file', onlyPictures: true }],
  ])('asks for pictures with %j as %j', { tags: ['questionnaire-pictures'] }, async (limits, expected) => {
    const { found, warnings } = await findWith({ Key: 'Views', Type: 'image', Title: '照片', ...limits });
    expect(found.form.fields[0]).toMatchObject(expected);
    expect(warnings).toEqual([]);
  });

  it('asks for more pictures than the album gives in one go as nine, with a warning', {
    tags: ['questionnaire-pictures', 'X24'],
  }, async () => {
    const { found, warnings } = await findWith({ Key: 'Views', Type: 'image', Title: '照片', Max: 20 });
    expect(found.form.fields[0]).toMatchObject({ type: 'images', max: 9 });
    expect(warnings).toEqual(['form field Views has limits that nobody could keep']);
  });

  it('asks for an ID number as the one mainland document', async () => {
    const { found } = await findWith({ Key: 'Id', Type: 'idNumber', Title: '证件' });
    expect(found.form.fields).toMatchObject([{ type: 'idDocument', documentTypes: ['mainlandId'] }]);
  });

  it('opens a required line of 50 characters under the option that takes a text of one’s own', async () => {
    const { found } = await findWith(
      {
        Key: 'From',
        Type: 'singleChoice',
        Title: '从哪里知道',
        Options: [
          { Value: 'friend', Text: '朋友' },
          { Value: 'other', Text: '其他', TextEn: 'Other', AllowText: 'true' },
        ],
      },
      { Key: 'Last', Type: 'text', Title: '最后' },
    );
    expect(found.form.fields.map((field) => field.key)).toEqual(['From', 'FromOther', 'Last']);
    expect(found.form.fields[1]).toEqual({
      key: 'FromOther',
      type: 'text',
      label: { zh: '其他', en: 'Other' },
      required: true,
      max: 50,
      showWhen: { key: 'From', oneOf: ['other'] },
      belongsTo: 'From',
    });
  });

  it('opens a separate line under each such option, within the section of its question', async () => {
    const { found } = await findWith(
      {
        Key: 'From',
        Type: 'multipleChoice',
        Title: '从哪里知道',
        Section: '关于您',
        Options: ['paper', 'friend', 'other'].map((Value) => ({
          Value,
          Text: Value,
          AllowText: Value !== 'friend',
        })),
      },
      { Key: 'FromOther2', Type: 'text', Title: '主办方自己的' },
    );
    expect(found.form.fields.map((field) => [field.key, field.showWhen?.oneOf])).toEqual([
      ['From', undefined],
      ['FromOther', ['paper']],
      ['FromOther2_', ['other']],
      ['FromOther2', undefined],
    ]);
    expect(found.form.fields[2]).toMatchObject({ section: { zh: '关于您', en: '' }, belongsTo: 'From' });
  });

  it.each([
    ['of a kind that is not known', { Type: 'starRating' }],
    ['without a kind', {}],
    ['of choices without any', { Type: 'singleChoice', Options: [] }],
  ])('shows a question %s, and never requires it', { tags: ['X24'] }, async (_, part) => {
    const { found, warnings } = await findWith({ Key: 'Odd', Title: '评分', Required: true, ...part });
    expect(found.form.fields).toEqual([
      { key: 'Odd', type: 'unsupported', label: { zh: '评分', en: '' }, required: false },
    ]);
    expect(warnings).toEqual(['form field Odd cannot be asked as configured']);
  });

  it('with impossible limits is read with possible ones, and a warning', {
    tags: ['X24', 'questionnaire-limits'],
  }, async () => {
    const Options = ['a', 'b', 'b'].map((Value) => ({ Value, Text: Value }));
    const { found, warnings } = await findWith({
      Key: 'Goods',
      Type: 'multipleChoice',
      Title: '品类',
      Required: true,
      Min: 5,
      Max: 9,
      Options,
    });
    expect(found.form.fields).toMatchObject([{ min: 2, choices: [{ value: 'a' }, { value: 'b' }] }]);
    expect(found.form.fields[0]).not.toHaveProperty('max');
    expect(warnings).toEqual(['form field Goods has limits that nobody could keep']);
  });

  it.each([
    [{ Mode: 'steps' }, { mode: 'steps' }],
    [{ Mode: 'carousel' }, { mode: 'page' }],
    [
      { StartTime: '2026-12-01 09:00:00', EndTime: null },
      { startTime: '2026-12-01 09:00:00', endTime: '' },
    ],
    [{ RecordsInto: 'VoteRecordInfo' }, { recordsInto: 'VoteRecordInfo' }],
    [{ RecordsInto: 'MeetingRecordInfo' }, { recordsInto: 'MeetingRecordInfo' }],
    [{ RecordsInto: 'Visitor' }, { recordsInto: undefined }],
  ])('of the setting %j is %j', { tags: ['questionnaire-records'] }, async (setting, expected) => {
    const { client } = await answering({ resCode: 0, result: [{ ...row, ...setting }] });
    expect(await findQuestionnaire(client, key)).toMatchObject(expected);
  });

  it.each([
    ['10000', { resCode: 10000, result: [] }],
    ['an empty list', { resCode: 0, result: [] }],
  ])('is none where the server says so by %s', async (_, envelope) => {
    const { client } = await answering(envelope);
    expect(await findQuestionnaire(client, key)).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['null', { resCode: 0, result: null }],
    ['an object', { resCode: 0, result: { RecordId: 'q1' } }],
    ['another resCode', { resCode: 500, result: [] }],
    ['another channel’s', { resCode: 0, result: [{ ...row, ChannelId: 'media0000000000000000001' }] }],
  ])('that is answered by %s is a failure, not none', { tags: ['N20'] }, async (_, envelope) => {
    const { client } = await answering(envelope);
    await expect(findQuestionnaire(client, key)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('of several is the newest, with a warning', { tags: ['N21'] }, async () => {
    const result = [
      { ...row, CreatedAtMesc: 1 },
      { ...row, RecordId: 'q2', CreatedAtMesc: '2' },
    ];
    const { client, warnings } = await answering({ resCode: 0, result });
    expect((await findQuestionnaire(client, key))?.id).toBe('q2');
    expect(warnings).toEqual(['2 rows of Questionnaire where one was meant']);
  });

  it.each([undefined, null, 'x', {}])('without questions (%j) asks nothing', async (Questions) => {
    const { client } = await answering({ resCode: 0, result: [{ ...row, Questions }] });
    expect(await findQuestionnaire(client, key)).toMatchObject({ form: { fields: [] } });
  });
});

describe('the questionnaires for after the visit', { tags: ['questionnaire-window'] }, () => {
  const after = { ...row, Occasion: 'afterVisit' };

  it('are never the one beside the registration', async () => {
    const { client } = await answering({
      resCode: 0,
      result: [
        { ...after, CreatedAtMesc: 9 },
        { ...row, RecordId: 'q2' },
      ],
    });
    expect((await findQuestionnaire(client, key))?.id).toBe('q2');
  });

  it('are found by their id, for their channel or for everybody', async () => {
    const { client } = await answering({ resCode: 0, result: [{ ...after, ChannelId: '' }] });
    const wanted = { ...key, questionnaireId: 'q1' };
    expect(await findQuestionnaire(client, wanted)).toMatchObject({ id: 'q1', occasion: 'afterVisit' });
    expect(server.requests[0]?.body['params']).toEqual({
      condition: { ExhibitionId: key.exhibitionId, RecordId: 'q1' },
    });
    await server.close();
    const other = await answering({
      resCode: 0,
      result: [{ ...after, ChannelId: 'media0000000000000000001' }],
    });
    expect(await findQuestionnaire(other.client, wanted)).toBeUndefined();
  });

  it('are listed for a channel together with those for everybody', async () => {
    const result = [
      { ...after, RecordId: 'own' },
      { ...after, RecordId: 'all', ChannelId: '' },
      { ...after, RecordId: 'other', ChannelId: 'media0000000000000000001' },
      { ...row, RecordId: 'registration' },
    ];
    const { client } = await answering({ resCode: 0, result });
    expect((await listAfterVisit(client, key)).map(({ id }) => id)).toEqual(['own', 'all']);
  });
});

describe('the answers of a questionnaire', () => {
  const entry = {
    ...key,
    questionnaireId: 'q1',
    version: '3',
    clientRef: '5f0c1c1e-7f8e-4d49-9a65-0d6a7d1f3b11',
    visitorId: undefined,
    answers: {
      Day: '周三',
      Ticks: ['a'],
      Id: { type: 'mainlandId', number: '11010119900307002x' },
      None: undefined,
    },
  } as const;

  it('travel under their keys, beside what they are about, without what was not answered', () => {
    expect(questionnaireRecord(entry)).toEqual({
      ExhibitionId: key.exhibitionId,
      ChannelId: key.channelId,
      QuestionnaireId: 'q1',
      Version: '3',
      ClientRef: entry.clientRef,
      Answers: { Day: '周三', Ticks: ['a'], Id: { Type: 'mainlandId', Number: '11010119900307002X' } },
    });
    expect(questionnaireRecord({ ...entry, visitorId: 'v1' })).toMatchObject({ VisitorId: 'v1' });
  });

  it('are read back with the form as it is now', async () => {
    const { found } = await findWith(
      { Key: 'Day', Type: 'text', Title: '哪天' },
      { Key: 'Ticks', Type: 'multipleChoice', Title: '几个', Options: [{ Value: 'a' }, { Value: 'b' }] },
      { Key: 'Id', Type: 'idNumber', Title: '证件' },
      { Key: 'Views', Type: 'image', Max: 9, Title: '照片' },
    );
    const Views = ['https://files.example.com/a.jpg', 'https://files.example.com/b.jpg'];
    const { Day, Ticks, Id } = entry.answers;
    const record = questionnaireRecord({ ...entry, answers: { ...entry.answers, Views: [...Views] } });
    expect(answersInRow(record, found.form)).toEqual({
      Day,
      Ticks,
      Views,
      Id: { ...Id, number: Id.number.toUpperCase() },
    });
    for (const Answers of [undefined, null, 'x', []])
      expect(answersInRow({ Answers }, found.form)).toEqual({});
  });

  it('name their questionnaire also where the server embeds its row', async () => {
    const embedded = {
      RecordId: 'answer000000000000000001',
      VisitorId: 'v1',
      QuestionnaireId: { RecordId: 'q1' },
    };
    const { client } = testClient('http://sandbox.test');
    const stub = { ...client, read: async () => ({ resCode: 10_000, resMsg: '', result: [embedded] }) };
    const wanted = { questionnaireIds: ['q1'], visitorId: 'v1' };
    expect(await findAnsweredIds(stub, answerCollections[0], wanted)).toEqual(['q1']);
  });

  it.each(answerCollections)(
    'are found in %s once they were sent, by their reference or their visitor',
    { tags: ['questionnaire-records'] },
    async (collection) => {
      server = await startSandboxServer();
      const { client } = testClient(server.baseUrl);
      const reference = { questionnaireId: 'q1', clientRef: entry.clientRef };
      const visitor = { questionnaireId: 'q1', visitorId: 'v1' };
      expect(await findAnswers(client, collection, reference)).toEqual({ kind: 'absent' });
      const record = questionnaireRecord({ ...entry, visitorId: 'v1' });
      expect(await insertAnswers(client, collection, record)).toMatchObject({ status: 200 });
      for (const who of [reference, visitor])
        expect(await findAnswers(client, collection, who)).toMatchObject({
          kind: 'found',
          rows: [{ ClientRef: entry.clientRef }],
        });
      const another = { ...reference, clientRef: 'another' };
      expect(await findAnswers(client, collection, another)).toEqual({ kind: 'absent' });
      const wanted = { questionnaireIds: ['q0', 'q1'], visitorId: 'v1' };
      expect(await findAnsweredIds(client, collection, wanted)).toEqual(['q1']);
      expect(await findAnsweredIds(client, collection, { ...wanted, visitorId: 'v2' })).toEqual([]);
    },
  );

  it('are sent once, and looked up once, for every response', async () => {
    const { client } = await answering({}, 500);
    expect(await insertAnswers(client, 'QuestionnaireAnswer', questionnaireRecord(entry))).toEqual({
      status: 500,
      cause: 'serverBusy',
    });
    const reference = { questionnaireId: 'q1', clientRef: 'c' };
    expect(await findAnswers(client, 'QuestionnaireAnswer', reference, { policy: 'schedule' })).toEqual({
      kind: 'unknown',
      cause: 'serverBusy',
    });
    expect(server.requests).toHaveLength(2);
  });
});

it('the published results of a vote are counts of choices; what is no number is none', async () => {
  const { client } = await answering({
    resCode: 0,
    result: [
      {
        ...row,
        RecordsInto: 'VoteRecordInfo',
        Results: [
          { Key: 'Best', Value: 'a', Count: '12' },
          { Key: 'Best', Value: 'b', Count: -3 },
          { Key: 'Best', Value: 'c', Count: 'many' },
          { Value: 'd', Count: 4 },
          null,
        ],
      },
    ],
  });
  const found = await findQuestionnaire(client, key);
  expect(found?.results).toEqual([
    { key: 'Best', value: 'a', count: 12 },
    { key: 'Best', value: 'b', count: 0 },
    { key: 'Best', value: 'c', count: 0 },
  ]);
});
