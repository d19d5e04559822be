import { afterEach, describe, expect, it } from 'vitest';
import {
  findAnswers,
  findQuestionnaire,
  insertAnswers,
  questionnaireRecord,
} from '../../src/api/questionnaire.ts';
import { type RecordingServer, reply, startRecordingServer } from './recordingServer.ts';
import { startSandboxServer } from './sandboxServer.ts';
import { testClient } from './testClient.ts';

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
      title: { zh: '问卷', en: 'Survey' },
      introduction: { zh: '两分钟', en: '' },
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
    });
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

  it('are found at the sandbox once they were sent, by their reference alone', async () => {
    server = await startSandboxServer();
    const { client } = testClient(server.baseUrl);
    const reference = { questionnaireId: 'q1', clientRef: entry.clientRef };
    expect(await findAnswers(client, reference)).toEqual({ kind: 'absent' });
    expect(await insertAnswers(client, questionnaireRecord(entry))).toMatchObject({ status: 200 });
    expect(await findAnswers(client, reference)).toMatchObject({
      kind: 'found',
      rows: [{ ClientRef: entry.clientRef }],
    });
    expect(await findAnswers(client, { ...reference, clientRef: 'another' })).toEqual({ kind: 'absent' });
  });

  it('are sent once, and looked up once, whatever comes back', async () => {
    const { client } = await answering({}, 500);
    expect(await insertAnswers(client, questionnaireRecord(entry))).toEqual({
      status: 500,
      cause: 'serverBusy',
    });
    expect(await findAnswers(client, { questionnaireId: 'q1', clientRef: 'c' })).toEqual({
      kind: 'unknown',
      cause: 'serverBusy',
    });
    expect(server.requests).toHaveLength(2);
  });
});
