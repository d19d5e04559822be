import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldDefinition } from '#domain/form/formDefinition.ts';
import { readPastedRows } from '#features/registration/rules/paste/pastedRows.ts';
import { checkName } from '#domain/person/checkIdentity.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import { document, field, givenByHand, groupFields, job } from '#tests/domain/group/groupFields.ts';

const id = '11010519491231002X';

const today = '2026-11-21';

function read(text: string, fields: readonly FieldDefinition[] = groupFields, mostPeople = 50) {
  return readPastedRows(text, fields, mostPeople, today);
}

/** `name|company|contact` of everybody, with what stands in the answers of post and document. */
function people(text: string, fields?: readonly FieldDefinition[]): string[] {
  return read(text, fields).people.map(({ name, company, contact, answers }) => {
    const { Job, Document, ...rest } = answers;
    expect(rest).toEqual({});
    const typed = Document as { type: string; number: string } | undefined;
    const more = [Job as string | undefined, typed && `${typed.type} ${typed.number}`];
    return [name, company, contact, ...more.filter((part) => part !== undefined)].join('|');
  });
}

const wang = '王芳|江海机电|13900000001';
const li = '李明|北方重工|13900000002';

describe('rows of a spreadsheet', () => {
  it.each([
    [
      'with a header',
      '姓名\t公司\t手机\n王芳\t江海机电\t13900000001\n李明\t北方重工\t13900000002',
      [wang, li],
    ],
    ['without a header', '王芳\t江海机电\t13900000001\n李明\t北方重工\t13900000002', [wang, li]],
    [
      'with Windows line breaks, empty rows and cells',
      '姓名\t公司\t手机\t\t\r\n王芳\t江海机电\t13900000001\t\t\r\n\t\t\t\r\n',
      [wang],
    ],
    ['with a byte order mark', '\ufeff姓名\t公司\t手机\n王芳\t江海机电\t13900000001', [wang]],
    ['with columns in another order', '手机\t姓名\t备用\t公司\n13900000001\t王芳\tx\t江海机电', [wang]],
    ['with a title above', '参会名单\t\t\n姓名\t公司\t手机\n王芳\t江海机电\t13900000001', [wang]],
    ['with a number in front', '序号\t姓名\t公司\t手机\n1\t王芳\t江海机电\t13900000001', [wang]],
    ['with a number in front and no header', '1\t王芳\t江海机电\t13900000001', [wang]],
    [
      'with non-breaking and full-width spaces',
      '姓名\u00a0\t\u3000公司\t手机\n王芳\u3000\t\u00a0江海机电\t13900000001\u00a0',
      [wang],
    ],
    [
      'with a header in English',
      'Full Name\tORGANISATION\tE-mail\nAnna Berg\tNordhav AS\tAnna@X.com',
      ['Anna Berg|Nordhav AS|anna@x.com'],
    ],
    ['with marks at the header', '*姓名（必填）\t【公司】\t手机号:\n王芳\t江海机电\t13900000001', [wang]],
    [
      'with a header in two languages',
      '姓名 Name\t公司/Company\t手机(Mobile)\n王芳\t江海机电\t13900000001',
      [wang],
    ],
    [
      'with mobile and e-mail',
      '姓名\t单位\t邮箱\t手机\n王芳\t江海机电\tw@x.com\t13900000001\n李明\t\tl@x.com\t',
      [wang, '李明||l@x.com'],
    ],
    ['with two numbers in one cell', '姓名\t公司\t手机\n王芳\t江海机电\t010-8888/139 0000 0001', [wang]],
    ['with a post', '姓名\t公司\t手机\t职位\n王芳\t江海机电\t13900000001\t经理', [`${wang}|经理`]],
    ['with a post in the third text', '王芳\t江海机电\t经理\t13900000001', [`${wang}|经理`]],
    ['with the same person twice', '王芳\t江海机电\t13900000001\n王芳\t江海机电\t13900000001', [wang, wang]],
    [
      'with a line of chat below',
      '姓名\t公司\t手机\n王芳\t江海机电\t13900000001\n李明，北方重工，13900000002',
      [wang, li],
    ],
    ['in one column', '王芳 江海机电 13900000001\t\n李明 北方重工 13900000002\t', [wang, li]],
    ['with labels in their cells', '姓名：王芳\t公司：江海机电\t手机：13900000001', [wang]],
  ])('%s are read', (_what, text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it.each([
    ['a comma', '姓名,公司,手机\n王芳,"江海, 机电",13900000001', '王芳|江海, 机电|13900000001'],
    ['a semicolon', 'name;company;phone\nAnna Berg;"Nord; hav";a@x.com', 'Anna Berg|Nord; hav|a@x.com'],
    [
      'a comma and no header',
      '"Berg, Anna","Nordhav ""Sea"" AS",a@x.com',
      'Berg, Anna|Nordhav "Sea" AS|a@x.com',
    ],
    ['a comma, behind a byte order mark', '\ufeff"Berg, Anna",Nordhav,a@x.com', 'Berg, Anna|Nordhav|a@x.com'],
    ['a full-width comma', '姓名，公司，手机\n王芳，江海机电，13900000001', wang],
    [
      'a tab, with a line break in quotes',
      '姓名\t公司\t手机\n王芳\t"江海\n机电"\t13900000001',
      '王芳|江海 机电|13900000001',
    ],
    [
      'a tab, with a tab and quotes in quotes',
      '姓名\t公司\t手机\n王芳\t"江\t""海"""\t13900000001',
      '王芳|江 "海"|13900000001',
    ],
    [
      'a tab, with quotes around one word',
      '姓名\t公司\t手机\n王芳\t"江海" 机电\t13900000001',
      '王芳|"江海" 机电|13900000001',
    ],
    [
      'a tab, with a quote that is never closed',
      '姓名\t公司\t手机\n王芳\t"江海\t13900000001',
      '王芳|"江海|13900000001',
    ],
  ])('are separated by %s', (_what, text, expected) => {
    expect(people(text)).toEqual([expected]);
  });

  it('are not recognised by a header with one known word', () => {
    expect(people('王芳\t公司\t13900000001')).toEqual(['王芳||13900000001']);
  });
});

describe('lines of a chat', () => {
  it.each([
    ['王芳 江海机电 13900000001'],
    ['王芳　江海机电　13900000001'],
    ['王芳，江海机电，13900000001'],
    ['王芳、江海机电、13900000001'],
    ['王芳；江海机电；13900000001'],
    ['王芳, 江海机电, 13900000001'],
    ['王芳/江海机电/13900000001'],
    ['王芳 | 江海机电 | 13900000001'],
    ['1. 王芳 江海机电 13900000001'],
    ['1、王芳 江海机电 13900000001'],
    ['12) 王芳 江海机电 13900000001'],
    ['（3）王芳 江海机电 13900000001'],
    ['①王芳 江海机电 13900000001'],
    ['- 王芳 江海机电 13900000001'],
    ['@王芳 江海机电 13900000001'],
    ['2 王芳 江海机电 13900000001'],
    ['王芳13900000001江海机电'],
    ['13900000001 王芳 江海机电'],
    ['王芳：13900000001，江海机电'],
    ['王 芳 江海机电 13900000001'],
    ['王芳 江海机电 手机13900000001'],
    ['江海机电有限公司 王芳 13900000001', '王芳|江海机电有限公司|13900000001'],
    ['姓名：王芳 公司：江海机电 手机：13900000001'],
    ['姓名：王芳，单位：江海机电，电话：139-0000-0001'],
    ['姓名:王芳;公司:江海机电;联系方式:13900000001'],
    ['王芳 江海机电 手机：13900000001'],
    ['姓名：王芳 江海机电 13900000001'],
    ['手机：13900000001 王芳，公司：江海机电'],
    ['姓名：王芳 公司：江海机电 邮箱：w@x.com 手机：13900000001'],
    ['姓名：王芳 公司：江海机电 微信：wf 手机：13900000001'],
  ])('%s is a person', (line, expected = wang) => {
    expect(people(line)).toEqual([expected]);
  });

  it.each([
    ['Anna Berg, Nordhav AS, anna@x.com', 'Anna Berg|Nordhav AS|anna@x.com'],
    ['Anna Berg  Nordhav AS  anna@x.com', 'Anna Berg|Nordhav AS|anna@x.com'],
    ['Anna Berg 江海机电 anna@x.com', 'Anna Berg|江海机电|anna@x.com'],
    ['Anna Berg / Nordhav A/S / anna@x.com', 'Anna Berg|Nordhav A/S|anna@x.com'],
    ['Anna Berg, Nordhav A/S, anna@x.com', 'Anna Berg|Nordhav A/S|anna@x.com'],
    ['Li Ming, Jianghai Co., Ltd., 13900000001', 'Li Ming|Jianghai Co., Ltd.|13900000001'],
    ['Name: Anna Berg  Company: Nordhav, Inc.  E-mail: anna@x.com', 'Anna Berg|Nordhav, Inc.|anna@x.com'],
    ["Full name: Zoë O'Neil, Phone number: +86 139 0000 0001", "Zoë O'Neil||13900000001"],
    ['Anna Berg, Nordhav AS, anna@x, 010-88886666', 'Anna Berg|Nordhav AS|'],
  ])('%s keeps the words of a name together', (line, expected) => {
    expect(people(line)).toEqual([expected]);
  });

  it.each([
    ['+86 and spaces', '王芳 江海机电 +86 139 0000 0001', ['X18']],
    ['dashes', '王芳 江海机电 139-0000-0001', ['X18']],
    ['+86 without a space', '王芳 江海机电 +8613900000001', ['X18']],
    ['full-width digits', '王芳 江海机电 １３９００００００01', ['X17']],
  ])('a mobile number with %s is read', { tags: ['X17', 'X18'] }, (_what, line) => {
    expect(people(line)).toEqual([wang]);
  });

  it.each([
    ['𠮷野 江海机电 13900000001', '𠮷野|江海机电|13900000001'],
    ['Anna 🙂, Nordhav, a@x.com', 'Anna 🙂|Nordhav|a@x.com'],
    ['محمد علي, Nordhav, a@x.com', 'محمد علي|Nordhav|a@x.com'],
    ['阿卜杜热合曼·买买提图尔荪 江海机电 13900000001', '阿卜杜热合曼·买买提图尔荪|江海机电|13900000001'],
  ])('%s keeps its characters', { tags: ['X15'] }, (line, expected) => {
    expect(people(line)).toEqual([expected]);
  });

  it('lose control characters and direction overrides', { tags: ['X16'] }, () => {
    expect(people('王\u0000芳，江海\u202e机电，13900000001')).toEqual([wang]);
  });

  it('with labels on several lines are one person, until a blank line or the same label', () => {
    const lines = ['姓名：王芳', '公司：江海机电', '手机：13900000001', '邮箱：w@x.com'];
    const others = ['1. 姓名：李明', '公司：北方重工', '忌口：不吃辣', '手机：13900000002'];
    expect(people([...lines, '', ...others].join('\n'))).toEqual([wang, li]);
    expect(people([...lines, ...others].join('\n'))).toEqual([wang, li]);
    expect(people([...lines, '李明 北方重工 13900000002'].join('\n'))).toEqual([wang, li]);
  });

  it.each([
    '王芳13900000001、李明13900000002',
    '王芳 13900000001，李明 13900000002',
    '王芳：13900000001；李明：13900000002',
  ])('may contain several people: %s', (line) => {
    expect(people(line)).toEqual(['王芳||13900000001', '李明||13900000002']);
  });

  it('with two numbers of one person are one person', () => {
    expect(people('王芳 江海机电 13900000001 13900000009')).toEqual([wang]);
    expect(people('13900000001 王芳 13900000009 江海机电')).toEqual([wang]);
  });

  it('may have a header', () => {
    expect(people('姓名 手机 公司\n王芳 13900000001 江海机电\n李明，北方重工，经理，13900000002')).toEqual([
      wang,
      `${li}|经理`,
    ]);
  });

  it('that are not understood are returned', () => {
    const { people: found, notUnderstood } = read(
      '参会人员名单：\n王芳 13900000001\n 12345 \n请大家下班以前把名单发到群里谢谢',
    );
    expect(found.map(({ name }) => name)).toEqual(['王芳']);
    expect(notUnderstood).toEqual(['参会人员名单：', '12345', '请大家下班以前把名单发到群里谢谢']);
  });
});

describe('a document', { tags: ['mainland-id'] }, () => {
  const passportOnly = { ...document, documentTypes: ['passport'] as const };

  it.each([
    ['a mainland ID in a chat', `王芳 ${id.toLowerCase()} 13900000001`, `王芳||13900000001|mainlandId ${id}`],
    ['a mainland ID set in groups', '王芳 110105 19491231 002X', `王芳|||mainlandId ${id}`],
    ['a mainland ID of 15 digits', '王芳\t110105860504001', '王芳|||mainlandId 110105860504001'],
    ['a passport in a chat', 'Anna Berg, E12345678, a@x.com', 'Anna Berg||a@x.com|passport E12345678'],
    ['a passport behind its word', '王芳 护照E12345678', '王芳|||passport E12345678'],
    ['a passport behind its label', '姓名：王芳 护照号：E12345678', '王芳|||passport E12345678'],
    ['a column of passports', 'Name\tPassport number\nAnna Berg\t12345678', 'Anna Berg|||passport 12345678'],
    [
      'a column that says the type',
      '姓名\t证件类型\t证件号码\n王芳\t护照\tC12345678',
      '王芳|||passport C12345678',
    ],
    [
      'the type against the header',
      '姓名\t证件类型\t身份证号\n王芳\t台胞证\t12345678',
      '王芳|||taiwanPermit 12345678',
    ],
    [
      'a passport under the header of another',
      '姓名\t身份证号\n王芳\tE12345678',
      '王芳|||passport E12345678',
    ],
    ['a number that several may have', '姓名\t证件号\n王芳\tH12345678', '王芳||| H12345678'],
    ['the label of the form', '姓名\t身份证件\n王芳\t' + id, `王芳|||mainlandId ${id}`],
    ['with today as the date of birth', '王芳 110105202611210011', '王芳|||mainlandId 110105202611210011'],
  ])('is read: %s', (_what, text, expected) => {
    expect(people(text)).toEqual([expected]);
  });

  it.each([
    ['a wrong date', `王芳 110105194902300021`, '王芳||'],
    ['a date of birth tomorrow', `王芳 110105202611220011 13900000001`, '王芳||13900000001'],
    ['a date of birth tomorrow in its column', '姓名\t身份证号\n王芳\t110105202611220011', '王芳||'],
    [
      'a date of birth next year beside its type',
      '姓名\t证件类型\t证件号码\n王芳\t身份证\t11010520270101001X',
      '王芳||',
    ],
    ['a type that is not offered by the form', '姓名\t证件类型\t证件号码\n王芳\t军官证\t12345678', '王芳||'],
    ['a mistyped ID', '姓名\t身份证号\n王芳\t110105194902300021', '王芳||'],
    ['the wrong type', '姓名\t证件类型\t证件号码\n王芳\t身份证\tE12345678', '王芳||'],
    ['a telephone of an office', '王芳 江海机电 010-88886666', '王芳|江海机电|'],
    ['the name of a company', '王芳 Web3Lab 13900000001', '王芳|Web3Lab|13900000001'],
  ])('is left out: %s', (_what, text, expected) => {
    expect(people(text)).toEqual([expected]);
  });

  it('has the only type that a form allows, and a mainland ID is no passport', () => {
    expect(people('姓名\t证件号\n王芳\t12345678', [passportOnly])).toEqual(['王芳|||passport 12345678']);
    expect(people(`姓名\t证件号\n王芳\t${id}`, [passportOnly])).toEqual(['王芳||']);
    expect(people('王芳 H12345678', [passportOnly])).toEqual(['王芳|||passport H12345678']);
  });

  it('alone makes a person, but only if the form asks for it', () => {
    expect(people(id)).toEqual([`|||mainlandId ${id}`]);
    expect(read(id, [job]).notUnderstood).toEqual([id]);
  });
});

describe('a pasted answer', () => {
  const answerTo = (label: string, text: string) =>
    read(`姓名\t手机\t${label}\n王芳\t13900000001\t${text}`).people[0]?.answers;

  it.each([
    ['职务', '总经理', { Job: '总经理' }],
    ['JOB TITLE', 'Head of a large team', { Job: 'Head of a' }],
    ['job', 'CEO', { Job: 'CEO' }],
    ['您的身份', '制造企业', { Visitor: 'maker' }],
    ['You are', 'a MANUFACTURER', { Visitor: 'maker' }],
    ['Visitor', 'Maker', { Visitor: 'maker' }],
    ['您的身份', '高校／研究院', { Visitor: 'school' }],
    ['感兴趣的展区', '数控机床，工业机器人', { Interests: ['robots', 'tools'] }],
    ['感兴趣的展区', '机器视觉、传感/数控机床', { Interests: ['vision', 'tools'] }],
    ['Areas of interest', 'machine tools; nothing else', { Interests: ['tools'] }],
    ['随行人数', '３', { Guests: '3' }],
    ['出生日期', '1990/1/2', { Birthday: '1990-01-02' }],
    ['出生日期', '1990.1.2', { Birthday: '1990-01-02' }],
    ['出生日期', '1990年1月2日', { Birthday: '1990-01-02' }],
    ['抵达时间', '2026/1/2 9:30', { Arrival: '2026-01-02 09:30' }],
    ['抵达时间', '2026年1月2日9:30', { Arrival: '2026-01-02 09:30' }],
    ['备注', '"one\ntwo"', { Note: 'one\ntwo' }],
    ['境外手机号', '+852 91234567', { Abroad: '+852 91234567' }],
    ['境外手机号', '13900000002', { Abroad: '+86 13900000002' }],
    ['车牌号', '京a·12345', { Plate: '京A12345' }],
  ])('to %s is read from %s', (label, text, expected) => {
    expect(answerTo(label, text)).toEqual(expected);
  });

  it.each([
    ['您的身份', '贵宾'],
    ['您的身份', '制造'],
    ['感兴趣的展区', '工业机器人、数控机床、机器视觉、传感'],
    ['随行人数', '6'],
    ['随行人数', '-1'],
    ['随行人数', 'two'],
    ['出生日期', '1990/2/30'],
    ['出生日期', '2021/1/1'],
    ['抵达时间', '2026/1/2'],
    ['抵达时间', '2026/1/2 25:00'],
    ['境外手机号', '91234567'],
    ['车牌号', '12345'],
    ['国籍', '中国'],
    ['不知道', 'x'],
    ['__proto__', 'x'],
    ['constructor', 'x'],
  ])('to %s is not read from %s', (label, text) => {
    expect(answerTo(label, text)).toEqual({});
  });

  it('may follow a label', () => {
    const { people: found } = read(
      '姓名：王芳\n手机：13900000001\n感兴趣的展区：工业机器人、数控机床\n您的身份：制造企业',
    );
    expect(found.map(({ answers }) => answers)).toEqual([
      { Interests: ['robots', 'tools'], Visitor: 'maker' },
    ]);
  });

  it('fills a question of the same name as well as the contact', () => {
    const mail = field('Mail', 'email', '邮箱', 'Email');
    const { people: found } = read('姓名\t手机\t邮箱\n王芳\t13900000001\tW@x.com', [mail]);
    expect(found).toEqual([
      { name: '王芳', company: '', contact: '13900000001', answers: { Mail: 'w@x.com' } },
    ]);
  });

  it('to a question with an unsafe key is harmless', { tags: ['X10'] }, () => {
    const odd = [field('__proto__', 'idDocument', '甲', ''), field('constructor', 'text', '乙', '')];
    const [person] = read('姓名\t手机\t甲\t乙\n王芳\t13900000001\tE12345678\ttwo', odd).people;
    expect(Object.entries(person?.answers ?? {})).toEqual([['constructor', 'two']]);
    expect(Object.getPrototypeOf(person?.answers)).toBe(Object.prototype);
  });
});

describe('a pasted group', () => {
  it('ends at the maximum, and says how many people were left out', () => {
    const lines = Array.from({ length: 7 }, (_, index) => `王芳 1390000000${index}`).join('\n');
    const { people: found, leftOut } = read(lines, groupFields, 5);
    expect([found.length, leftOut]).toEqual([5, 2]);
  });

  it('of a megabyte is read up to the end of a line, and the rest is counted', {
    tags: ['X14'],
  }, () => {
    const line = '王芳，江海机电，13900000001';
    const lines = 1_000_000 / line.length;
    const text = Array.from({ length: lines }, () => line).join('\n');
    const { people: found, notUnderstood, leftOut } = read(text, groupFields, 20);
    expect(new Set(found.map(({ contact }) => contact))).toEqual(new Set(['13900000001']));
    expect(notUnderstood).toEqual([]);
    expect(found.length + leftOut).toBe(Math.floor(lines));
  });

  it('is empty for a text without lines', () => {
    for (const text of ['', ' \n\t\r\n', '\ufeff', '姓名\t公司\t手机']) {
      expect(read(text)).toEqual({
        people: [],
        unused: [],
        ignoredColumns: [],
        notUnderstood: [],
        leftOut: 0,
        rest: '',
      });
    }
  });

  it.each([
    ['a line of a chat', '王芳 13900000001\n？？？\n', 5, '？？？'],
    ['those for whom there is no room', '王芳 13900000001\n李明 13900000002', 1, '李明 13900000002'],
    ['one of several in a line', '王芳13900000001、李明13900000002', 1, '李明 13900000002'],
    [
      'a row of a table, with its header and without the title above it',
      '参会名单\n姓名\t手机\n王芳\t13900000001\n李明\t13900000002',
      1,
      '姓名\t手机\n李明\t13900000002',
    ],
    [
      'a line below a header of words',
      '姓名 公司 手机\n王芳 江海机电 13900000001\n李明 云津机床 13900000002',
      1,
      '姓名 公司 手机\n李明 云津机床 13900000002',
    ],
  ])('keeps the lines of those who were not added: %s', (_what, text, most, rest) => {
    expect(read(text, groupFields, most).rest).toBe(rest);
    expect(read(rest, groupFields, 5).rest).toBe(read(rest, groupFields, 5).people.length > 0 ? '' : rest);
  });

  it('keeps whole lines of what was not added, up to some ten lists of people', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `王芳 139${10_000_000 + at}`).join('\n');
    const { rest } = read(text, groupFields, 1);
    expect(rest.length).toBeLessThanOrEqual(50_000);
    expect(rest.split('\n').pop()).toMatch(/^王芳 139\d{8}$/);
  });
});

describe('any pasted text', () => {
  const pieces = fc.constantFrom(
    ...'姓名 手机 公司 证件号 我同意 照片 附件 王芳 Anna 13900000001 a@x.com E12345678 1. @ 是 true'.split(
      ' ',
    ),
    ...'：:\t\n",，、/ \u202e'.split(''),
    '""',
    '  ',
    id,
  );
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  );

  it('never throws, makes no person without name, contact and document, and never fills in consents and files', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const { name, contact, answers } of read(text).people) {
          expect(name !== '' || contact !== '' || answers['Document'] !== undefined).toBe(true);
          for (const { key } of givenByHand) expect(answers).not.toHaveProperty(key);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('with quoted rows is read back unchanged', () => {
    const line = (most: number) =>
      fc.string({ unit: 'grapheme', maxLength: most }).filter((text) => {
        return cleanLine(text, most) === text && !/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/.test(text);
      });
    const person = fc.record({
      name: line(20).filter((text) => checkName(text) === undefined),
      company: line(40),
      contact: fc.constantFrom('13900000001', 'anna@x.com', ''),
      post: line(10),
    });
    const quoted = (text: string) => `"${text.replace(/"/g, '""')}"`;
    fc.assert(
      fc.property(fc.array(person, { minLength: 1 }), (written) => {
        const rows = written.map((one) =>
          [one.name, one.company, one.contact, one.post].map(quoted).join('\t'),
        );
        const { people: found } = read(['姓名\t公司\t手机\t职务', ...rows].join('\r\n'));
        expect(found).toEqual(
          written.map(({ post, ...who }) => ({ ...who, answers: post === '' ? {} : { Job: post } })),
        );
      }),
    );
  });
});
