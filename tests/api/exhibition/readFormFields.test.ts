import { describe, expect, it } from 'vitest';
import { readFormFields } from '#api/exhibition/readFormFields.ts';

function read(...commonFields: unknown[]) {
  const warnings: string[] = [];
  return { fields: readFormFields(commonFields, (message) => warnings.push(message)), warnings };
}

const job = { Key: 'Job', Type: 'text', Title: '职务', TitleEn: 'Job title' };

describe('readFormFields', () => {
  it.each([
    ['any file', {}, { required: true }],
    ['a picture', { Accept: 'image' }, { required: true, onlyPictures: true }],
    ['a proof of health', { Within48Hours: '1' }, { required: true, within48Hours: true }],
    [
      'a proof of health that is only welcome',
      { Within48Hours: '1', Required: false },
      { required: false, within48Hours: true },
    ],
    [
      'a proof of health of which nothing more is said',
      { Within48Hours: '1', Required: undefined },
      { required: true, within48Hours: true },
    ],
  ])('a field for %s is read', (_, part, expected) => {
    const { fields, warnings } = read({ Key: 'Proof', Type: 'file', Title: '证明', Required: true, ...part });
    expect(fields).toEqual([{ key: 'Proof', type: 'file', label: { zh: '证明', en: '' }, ...expected }]);
    expect(warnings).toEqual([]);
  });

  it.each([
    [{ Key: 'NucleicProof1', Type: 'file', Title: '证明' }, true],
    [{ Key: 'Proof', Type: 'images', Title: '两天核酸检测证明' }, true],
    [{ Key: 'Proof', Type: 'file', Title: '健康证明' }, true],
    [{ Key: 'Proof', Type: 'file', Title: '核酸检测证明', Within48Hours: false }, undefined],
    [{ Key: 'NucleicProof1', Type: 'text', Title: '核酸检测编号' }, undefined],
    [{ Key: 'HealthCode', Type: 'file', Title: '健康码' }, undefined],
    [{ Key: 'Proof', Type: 'file', Title: '在职证明' }, undefined],
  ])('%j is a proof of health by its name: %j', { tags: ['health'] }, (row, isProof) => {
    const [field] = read(row).fields;
    expect([field?.within48Hours, field?.required]).toEqual([isProof, isProof ?? false]);
  });

  it('what is only said of files means nothing elsewhere', () => {
    const { fields } = read({ ...job, Required: true, Accept: 'image', Within48Hours: true });
    expect(fields).toEqual([
      { key: 'Job', type: 'text', label: { zh: '职务', en: 'Job title' }, required: true },
    ]);
  });

  it('a number is whole where the organiser says so, and a text never is', () => {
    expect(read({ ...job, Type: 'number', Whole: true }).fields).toMatchObject([{ isWhole: true }]);
    expect(read({ ...job, Type: 'number' }, { ...job, Key: 'Site', Whole: true }).fields).toEqual([
      { key: 'Job', type: 'number', label: { zh: '职务', en: 'Job title' }, required: false },
      { key: 'Site', type: 'text', label: { zh: '职务', en: 'Job title' }, required: false },
    ]);
  });

  it('a full field is read with everything it says', () => {
    const full = {
      Key: 'Interests',
      Type: 'multipleChoice',
      Title: '兴趣',
      TitleEn: 'Interests',
      Hint: '最多两项',
      HintEn: 'Up to two',
      ErrorText: '请选一至两项',
      ErrorTextEn: 'Choose one or two',
      Required: true,
      Min: 1,
      Max: '2',
      Options: [
        { Value: 'a', Text: '甲', TextEn: 'A' },
        { Value: 2, Text: '乙' },
        { Value: 'a', Text: '重复' },
        { Text: '没有值' },
      ],
    };
    expect(read(full).fields).toEqual([
      {
        key: 'Interests',
        type: 'multipleChoice',
        label: { zh: '兴趣', en: 'Interests' },
        hint: { zh: '最多两项', en: 'Up to two' },
        errorText: { zh: '请选一至两项', en: 'Choose one or two' },
        required: true,
        min: 1,
        max: 2,
        choices: [
          { value: 'a', text: { zh: '甲', en: 'A' } },
          { value: '2', text: { zh: '乙', en: '' } },
        ],
      },
    ]);
  });

  it('dates, document types and conditions are read, and what does not fit is left out', () => {
    const { fields } = read(
      { Key: 'Day', Type: 'date', Title: '日期', Earliest: '2026-12-01', Latest: '1.12.2026' },
      { Key: 'Document', Type: 'idDocument', Title: '证件', DocumentTypes: ['passport', 'library card'] },
      { ...job, ShowWhen: { Key: 'Day', In: ['2026-12-01', 5] } },
    );
    expect(fields[0]).toEqual({
      key: 'Day',
      type: 'date',
      label: { zh: '日期', en: '' },
      required: false,
      earliest: '2026-12-01',
    });
    expect(fields[1]?.documentTypes).toEqual(['passport']);
    expect(fields[2]?.showWhen).toEqual({ key: 'Day', oneOf: ['2026-12-01', '5'] });
  });

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    ['', false],
    [null, false],
    [undefined, false],
    [{}, false],
  ])('Required %j means %s', { tags: ['N23'] }, (Required, required) => {
    expect(read({ ...job, Required }).fields[0]?.required).toBe(required);
  });

  it('fields come by Sort; equal and missing ones keep their order, missing last', () => {
    const { fields } = read(
      { ...job, Key: 'Last' },
      { ...job, Key: 'Third', Sort: '10' },
      { ...job, Key: 'First', Sort: 2 },
      { ...job, Key: 'Second', Sort: '2' },
      { ...job, Key: 'VeryLast', Sort: 'x' },
    );
    expect(fields.map(({ key }) => key)).toEqual(['First', 'Second', 'Third', 'Last', 'VeryLast']);
  });

  it.each(['signature', '', null, undefined, 7])('an unknown type %j is left out with a warning', (Type) => {
    const { fields, warnings } = read({ ...job, Type });
    expect(fields).toEqual([]);
    expect(warnings).toEqual(['form field Job cannot be asked as configured']);
  });

  it('a required field of an unknown type is asked as text', () => {
    const { fields, warnings } = read({ ...job, Type: 'signature', Required: true });
    expect(fields).toMatchObject([{ key: 'Job', type: 'text', required: true }]);
    expect(warnings).toHaveLength(1);
  });

  it('a choice without choices counts as an unknown type', () => {
    expect(read({ ...job, Type: 'singleChoice', Options: [] }).fields).toEqual([]);
    const required = read({ ...job, Type: 'multipleChoice', Required: true }).fields[0];
    expect(required).toEqual({
      key: 'Job',
      type: 'text',
      label: { zh: '职务', en: 'Job title' },
      required: true,
    });
  });

  it.each([
    '',
    '1st',
    '__proto__',
    'a.b',
    '$where',
    'Mob',
    'ExhibitionId',
    'VisitorId',
    'ApproveState',
    null,
    5,
  ])('the key %j is not the form’s to fill', (Key) => {
    const { fields, warnings } = read({ ...job, Key, Required: true });
    expect(fields).toEqual([]);
    expect(warnings).toEqual(['a form field was left out: its key cannot be used']);
  });

  it('the first of two fields with one key counts', () => {
    const { fields } = read(job, { ...job, Title: '另一个' });
    expect(fields).toMatchObject([{ label: { zh: '职务' } }]);
  });

  it('a field that waits for one that is not there is always asked', () => {
    const { fields, warnings } = read({ ...job, ShowWhen: { Key: 'Gone', In: ['x'] } });
    expect(fields[0]).not.toHaveProperty('showWhen');
    expect(warnings).toEqual(['form field Job waits for a field that is not there']);
  });

  it('a field without a title shows its key', () => {
    expect(read({ Key: 'Job', Type: 'text' }).fields[0]?.label).toEqual({ zh: 'Job', en: '' });
  });

  it('of 10,000 fields the first 300 by Sort are asked, with a warning, and of 10,000 choices 1,000', {
    tags: ['N25'],
  }, () => {
    const Options = Array.from({ length: 10_000 }, (_, at) => ({ Value: `v${at}`, Text: `${at}` }));
    const many = Array.from({ length: 10_000 }, (_, at) => ({ ...job, Key: `F${at}`, Sort: 10_000 - at }));
    const { fields, warnings } = read(...many, { ...job, Type: 'singleChoice', Options, Sort: 0 });
    expect([fields.length, fields[0]?.choices?.length, fields[1]?.key]).toEqual([300, 1_000, 'F9999']);
    expect(warnings).toEqual(['of 10001 form fields the first 300 are asked']);
  });

  it.each([[null], ['x'], [[]], [{ 0: job }]])('%j is no field', (row) => {
    expect(read(row).fields).toEqual([]);
  });
});
