import { describe, expect, it } from 'vitest';
import {
  holdsDocument,
  isReservedField,
  readAnswers,
  readRegistration,
  registrationRecord,
  withdrawn,
} from '#entities/registration/api/registrationRecord.ts';
import type { Answers, FieldType, FormDefinition } from '#domain/form/formDefinition.ts';

const entry = {
  exhibitionId: 'open00000000000000000001',
  channelId: 'visitor00000000000000001',
  clientRef: '5f0c1c1e-7f8e-4d49-9a65-0d6a7d1f3b11',
  name: ' 林予安 ',
  company: '江海样本公司',
  contact: { kind: 'mobile', value: '+86 138 0000 0009' },
  answers: {},
} as const;

const answers: Answers = {
  Job: '设备主管',
  Interests: ['robots', 'vision'],
  PrivacyAgreed: true,
  Document: { type: 'passport', number: 'e 1234-5678' },
};

function formOf(types: Readonly<Record<string, FieldType>>): FormDefinition {
  const fields = Object.keys(types).map((key) => ({
    key,
    type: types[key]!,
    label: { zh: key, en: key },
    required: false,
  }));
  return { version: '1', provenBy: 'mobile', fields };
}

describe('registrationRecord', () => {
  it('carries the WeChat identity, and a form cannot write it', {
    tags: ['wechat-identity'],
  }, () => {
    const wechat = { openid: 'o-1', unionid: 'u-1' };
    const forged = { OpenId: 'o-2', Unicode: 'u-2' };
    expect(registrationRecord({ ...entry, answers: forged, wechat })).toMatchObject({
      OpenId: 'o-1',
      Unicode: 'u-1',
    });
    expect(Object.keys(registrationRecord({ ...entry, answers: forged }))).not.toContain('Unicode');
  });

  it('identity and answers stand side by side in one row', () => {
    expect(registrationRecord({ ...entry, answers, visitorId: 'v' })).toEqual({
      ExhibitionId: entry.exhibitionId,
      ChannelId: entry.channelId,
      ClientRef: entry.clientRef,
      VisitorId: 'v',
      Name: '林予安',
      CompanyName: '江海样本公司',
      Mob: '13800000009',
      Job: '设备主管',
      Interests: ['robots', 'vision'],
      PrivacyAgreed: true,
      Document: { Type: 'passport', Number: 'E12345678' },
    });
  });

  it('a visitor by e-mail has no mobile, and one without an id no VisitorId', () => {
    const record = registrationRecord({ ...entry, contact: { kind: 'email', value: 'Lin@Example.com' } });
    expect(record['Email']).toBe('lin@example.com');
    expect(Object.keys(record)).not.toEqual(expect.arrayContaining(['Mob']));
    expect(record).not.toHaveProperty('VisitorId');
  });

  it('an answer cannot take the place of what the row is about', () => {
    const record = registrationRecord({
      ...entry,
      answers: { ExhibitionId: 'x', RecordId: 'x', ApproveState: '2', Mob: 'x', Job: 'kept' },
    });
    expect(record).toMatchObject({ ExhibitionId: entry.exhibitionId, Mob: '13800000009', Job: 'kept' });
    expect(record).not.toHaveProperty('RecordId');
    expect(record).not.toHaveProperty('ApproveState');
    expect(isReservedField('Job')).toBe(false);
  });

  it('answers without a value do not travel', () => {
    expect(registrationRecord({ ...entry, answers: { Job: undefined } })).not.toHaveProperty('Job');
  });

  it('answers read back from the row are the answers', () => {
    const form = formOf({
      Job: 'text',
      Interests: 'multipleChoice',
      PrivacyAgreed: 'agreement',
      Document: 'idDocument',
      Missing: 'text',
    });
    const expected = { ...answers, Document: { type: 'passport', number: 'E12345678' } };
    expect(readAnswers(registrationRecord({ ...entry, answers }), form)).toEqual(expected);
  });

  it.each<[FieldType, unknown, unknown]>([
    ['agreement', 'true', true],
    ['agreement', 'false', false],
    ['multipleChoice', 'robots', ['robots']],
    ['multipleChoice', [1, 2], ['1', '2']],
    ['number', 12, '12'],
    ['longText', 'two\nlines', 'two\nlines'],
    ['text', { a: 1 }, ''],
    ['text', null, undefined],
    ['idDocument', 'E1', undefined],
    ['idDocument', { Type: 'library card', Number: 5 }, { type: '', number: '5' }],
  ])('a field of type %s reads %j as %j', (type, value, answer) => {
    expect(readAnswers({ Field: value }, formOf({ Field: type }))['Field']).toEqual(answer);
  });
});

describe('readRegistration', () => {
  const row = {
    RecordId: 'r'.repeat(24),
    ExhibitionId: { RecordId: 'open00000000000000000001', ExName: 'x' },
    VisitorId: 'v',
    Name: '林予安',
    Mob: 13800000009,
    VoucherCode: '000123456789',
    ApproveState: 2,
    SeatNo: null,
    CreatedAtMesc: '1764000000000',
    Document: { Type: 'passport', Number: 'E12345678' },
  };

  it('texts, numbers and embedded rows are read', () => {
    expect(readRegistration(row)).toMatchObject({
      ExhibitionId: 'open00000000000000000001',
      Mob: '13800000009',
      VoucherCode: '000123456789',
      ApproveState: '2',
      SeatNo: '',
      CreatedAtMesc: 1764000000000,
    });
  });

  it('what the form asked is not part of it', () => {
    expect(JSON.stringify(readRegistration(row))).not.toContain('E12345678');
  });

  it.each([
    ['0', '0'],
    [1, '1'],
    ['3', '3'],
    ['9', ''],
    ['', ''],
    [null, ''],
    [true, ''],
  ])('ApproveState %j is read as %j', (ApproveState, state) => {
    expect(readRegistration({ ...row, ApproveState })?.ApproveState).toBe(state);
  });

  it.each([undefined, null, 'x', '', {}])('CreatedAtMesc %j is no time', (CreatedAtMesc) => {
    expect(readRegistration({ ...row, CreatedAtMesc })?.CreatedAtMesc).toBeUndefined();
  });

  it.each([null, [], 'x', {}, { RecordId: 'short' }])('%j is no registration', (value) => {
    expect(readRegistration(value)).toBeUndefined();
  });
});

describe('a row holds a document', () => {
  const row = {
    RecordId: 'registration000000000001',
    Note: 'E12345678',
    Passport: { Type: 'passport', Number: 'e 1234-5678' },
    Broken: { Type: 'stamp', Number: '1' },
    Ticks: ['E12345678'],
  };

  it.each([
    ['passport', 'E12345678', true],
    ['passport', 'ｅ12345678 ', true],
    ['passport', 'E1234567', false],
    ['mainlandId', 'E12345678', false],
    ['', '1', false],
  ] as const)('%s %s: %s', (type, number, holds) => {
    expect(holdsDocument(row, { type, number })).toBe(holds);
  });

  it('of an empty number never', () => {
    expect(
      holdsDocument({ Passport: { Type: 'passport', Number: '' } }, { type: 'passport', number: ' ' }),
    ).toBe(false);
  });
});

describe('what a correction takes back', { tags: ['overwrite'] }, () => {
  it.each([
    ['an answer that is given no more', { Job: '总监', Diet: ['halal'] }, { Job: '总监' }, { Diet: null }],
    ['nothing that is still answered', { Job: '总监' }, { Job: '主管' }, {}],
    ['nothing that was blank before', { Job: '', Diet: [], Agreed: false }, {}, {}],
    ['a document', { Document: { type: 'passport', number: 'E1' } as const }, {}, { Document: null }],
    ['nothing that is not the form’s', { VoucherCode: '1', SeatNo: 'A' }, {}, {}],
  ])('is %s', (_, stored, sent, emptied) => {
    expect(withdrawn(stored, sent)).toEqual(emptied);
  });
});
