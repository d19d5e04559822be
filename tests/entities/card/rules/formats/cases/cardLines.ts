import type { CardTexts } from '#entities/card/rules/businessCard.ts';

/** What stands on a card, line by line, and what is read of it; `unused` where it is of interest, in its order. */
export interface LineCase {
  readonly title: string;
  readonly lines: readonly string[];
  readonly texts: Partial<CardTexts>;
  readonly unused?: readonly string[];
}

const one = (
  title: string,
  lines: readonly string[],
  texts: Partial<CardTexts>,
  unused?: readonly string[],
): LineCase => ({ title, lines, texts, ...(unused !== undefined && { unused }) });

/** Numbers, as they stand on cards. */
export const numberCases: readonly LineCase[] = [
  one('an American number keeps its area code', ['(212) 555-0100'], { mobile: '(212) 555-0100' }, []),
  one('an area code in full-width brackets stays', ['（0755）8888 6666'], { mobile: '(0755)8888 6666' }, []),
  one('an American number may be written with dots', ['555.123.4567'], { mobile: '555.123.4567' }, []),
  one(
    'a German number loses the zero that no one dials from abroad, and nothing else',
    ['Tel. +49 (0)40 123456-78'],
    {
      mobile: '+49 40 123456-78',
    },
    [],
  ),
  one(
    'a fax in front of the mobile is none',
    ['传真：0755-88886667', '手机：13800001234'],
    { mobile: '13800001234' },
    ['传真：0755-88886667'],
  ),
  one('a fax alone leaves the number empty', ['Fax: +49 40 123456-79'], { mobile: '' }, [
    'Fax: +49 40 123456-79',
  ]),
  one(
    'a fax with a letter is a fax',
    ['F +49 40 123456-79', 'M +49 170 1234567'],
    { mobile: '+49 170 1234567' },
    ['F +49 40 123456-79'],
  ),
  one(
    'a fax that says so in brackets is a fax',
    ['0755-88886667（传真）', '0755-88886666'],
    { mobile: '0755-88886666' },
    ['0755-88886667 (传真)'],
  ),
  one('a QQ number is no mobile', ['QQ：123456789', '13800001234'], { mobile: '13800001234' }, [
    'QQ：123456789',
  ]),
  one(
    'a QQ number without a colon is no mobile',
    ['QQ 1234567890 手机 13800001234'],
    { mobile: '13800001234' },
    ['QQ 1234567890'],
  ),
  one(
    'a company code is no mobile',
    ['统一社会信用代码：91440300MA5F12345X', '手机：13800001234'],
    { mobile: '13800001234' },
    ['统一社会信用代码：91440300MA5F12345X'],
  ),
  one(
    'a company code without a label is no mobile',
    ['91440300MA5F12345X', '13800001234'],
    { mobile: '13800001234' },
    ['91440300MA5F12345X'],
  ),
  one(
    'a code of digits alone is no mobile',
    ['914403001234567890', '13800001234'],
    { mobile: '13800001234' },
    ['914403001234567890'],
  ),
  one('a pair of dates is no mobile', ['2025.11.28-2025.11.30', '13800001234'], { mobile: '13800001234' }, [
    '2025.11.28-2025.11.30',
  ]),
  one('dates of other forms are no mobile', ['20251128-20251130', '28/11/2025 - 30/11/2025'], { mobile: '' }),
  one('an identity number is no mobile', ['身份证：440301199001011234', '13800001234'], {
    mobile: '13800001234',
  }),
  one('an identity number without a label is no mobile', ['440301199001011234'], { mobile: '' }, [
    '440301199001011234',
  ]),
  one('a bank account in groups is no number', ['6222 0200 1234 5678 901'], { mobile: '' }, [
    '6222 0200 1234 5678 901',
  ]),
  one('a postal code is no number', ['邮编：518000', '518000 13800001234'], { mobile: '13800001234' }, [
    '邮编：518000',
    '518000',
  ]),
  one('bare digits without a label are none', ['1234567890'], { mobile: '' }, ['1234567890']),
  one('a local number needs its label', ['Tel: 2345 6789'], { mobile: '2345 6789' }, []),
  one('a mobile number in groups is one number', ['138 0000 1234'], { mobile: '138 0000 1234' }, []),
  one(
    'a mobile number of full-width digits is one',
    ['手机：１３８００００１２３４'],
    { mobile: '13800001234' },
    [],
  ),
  one('a country code stays', ['+86 138-0000-1234'], { mobile: '+86 138-0000-1234' }, []),
  one('a mobile goes before a telephone', ['T: 0755-88886666 M: 13800001234'], { mobile: '13800001234' }, [
    'T: 0755-88886666',
  ]),
  one(
    'a telephone is better than nothing',
    ['电话：0755-8888 6666 传真：0755-8888 6667'],
    { mobile: '0755-8888 6666' },
    ['传真：0755-8888 6667'],
  ),
  one('labels need no gap', ['电话0755-88886666传真0755-88886667'], { mobile: '0755-88886666' }, [
    '传真0755-88886667',
  ]),
  one(
    'a mobile under the label of telephones goes before a telephone',
    ['电话：0755-88886666', '电话：13800001234'],
    {
      mobile: '13800001234',
    },
  ),
  one(
    'two telephones without labels may be one and a fax',
    ['0755-88886666', '0755-88886667'],
    { mobile: '' },
    ['0755-88886666', '0755-88886667'],
  ),
  one('an extension is no part of the number', ['电话：0755-88886666转808'], { mobile: '0755-88886666' }, [
    '808',
  ]),
  one('an extension behind a dash is none either', ['Tel: 0755-88886666-808'], { mobile: '0755-88886666' }, [
    '808',
  ]),
  one('an extension in English is none', ['+1 212-555-0100 ext. 42'], { mobile: '+1 212-555-0100' }, ['42']),
  one('two mobiles in one line are two', ['手机：13800001234/13900001234'], { mobile: '13800001234' }, [
    '13900001234 (手机)',
  ]),
  one('mobile and WeChat are one number', ['手机/微信：13800001234'], { mobile: '13800001234' }, []),
  one('a WeChat id alone is no mobile', ['微信：13800001234'], { mobile: '' }, ['微信：13800001234']),
  one('an American mobile is not read as one of the mainland', ['Cell: 1-555-123-4567', '0755-88886666'], {
    mobile: '1-555-123-4567',
  }),
  one('the number of a hotline comes last', ['400-123-4567', '0755-88886666'], { mobile: '0755-88886666' }, [
    '400-123-4567',
  ]),
  one('a Korean card marks with a bracket', ['T) 02-1234-5678', 'F) 02-1234-5679', 'M) 010-1234-5678'], {
    mobile: '010-1234-5678',
  }),
  one(
    'a number that is said twice is one',
    ['Mobile: +86 13800001234', '13800001234'],
    { mobile: '+86 13800001234' },
    [],
  ),
  one('hours are no number', ['营业时间：9:00-18:00', '周一至周五 09:00-17:30'], { mobile: '' }),
  one('a sign of a telephone is a label', ['☎️ 0755-88886666', '📠 0755-88886667', '📱 13800001234'], {
    mobile: '13800001234',
  }),
  one(
    'telephone and fax in one label are told in their order',
    ['电话/传真：0755-88886666 / 0755-88886667'],
    {
      mobile: '0755-88886666',
    },
  ),
  one(
    'a remark within the label is no value',
    ['手机（微信同号）：13800001234'],
    { mobile: '13800001234' },
    [],
  ),
  one('remarks in brackets say what the number before them was', ['0755-88886667 (F) 0755-88886666 (O)'], {
    mobile: '0755-88886666',
  }),
  one(
    'labels in brackets stand in front where the line begins with one',
    ['(T) 0755-88886666 (F) 0755-88886667'],
    {
      mobile: '0755-88886666',
    },
  ),
  one('a fax within a sentence is a fax', ['我的传真是0755-88886667'], { mobile: '' }),
  one('a mobile within a sentence is one', ['我的手机是13800001234，传真0755-88886667'], {
    mobile: '13800001234',
  }),
  one('the number of a service is a telephone', ['客服电话：0755-88886666', '24小时热线：400-888-9999'], {
    mobile: '0755-88886666',
  }),
  one(
    'a mobile behind an identity number is one',
    ['身份证 11010119900101123X 13800001234'],
    {
      mobile: '13800001234',
    },
    ['身份证 11010119900101123X'],
  ),
];

/** Whole cards, and the other fields. */
export const lineCases: readonly LineCase[] = [
  one('labels decide before guesses', ['公司：江海', '姓名：王芳'], { name: '王芳', company: '江海' }, []),
  one(
    'labels decide in English',
    ['Company: Acme', 'Name: Tom Miller'],
    { name: 'Tom Miller', company: 'Acme' },
    [],
  ),
  one('a postal code is no name', ['邮编：518000'], {}, ['邮编：518000']),
  one('name and number in one line', ['王芳 13900001234'], { name: '王芳', mobile: '13900001234' }, []),
  one('name and number without a gap', ['王芳13900001234'], { name: '王芳', mobile: '13900001234' }, []),
  one('name and number with a colon', ['王芳：13900001234'], { name: '王芳', mobile: '13900001234' }, []),
  one(
    'name, job and number in one line',
    ['王芳 销售经理 13900001234'],
    { name: '王芳', job: '销售经理', mobile: '13900001234' },
    [],
  ),
  one(
    'an address of the web ends before its full stop',
    ['网址：www.example.com。'],
    { website: 'www.example.com' },
    [],
  ),
  one('an address of the web ends before Chinese', ['www.example.com电话：0755-88886666'], {
    website: 'www.example.com',
    mobile: '0755-88886666',
  }),
  one(
    'full-width forms are read',
    ['Ｅ－ｍａｉｌ：ｗａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
    { email: 'wang@example.com' },
    [],
  ),
  one(
    'a Chinese full stop may stand in an e-mail address',
    ['邮箱：wang@example。com'],
    { email: 'wang@example.com' },
    [],
  ),
  one(
    'a whole Chinese card',
    [
      '江海精工（深圳）有限公司',
      '王　芳　　销售经理',
      '手　机：138 0000 1234',
      '电　话：0755-88886666-808',
      '传　真：0755-88886667',
      '邮　箱：wang@example.com',
      '网　址：www.example.com',
      '地　址：深圳市南山区科技路8号',
      '邮　编：518000',
      'QQ：123456789',
    ],
    {
      company: '江海精工（深圳）有限公司',
      job: '销售经理',
      name: '王芳',
      mobile: '138 0000 1234',
      email: 'wang@example.com',
      website: 'www.example.com',
      address: '深圳市南山区科技路8号',
    },
  ),
  one(
    'a whole English card',
    [
      'Tom Miller',
      'Sales Director',
      'Acme Widgets Inc.',
      'T: +1 (212) 555-0100 | F: +1 (212) 555-0101 | M: +1 (646) 555-0102',
      'E: tom.miller@acme.example  W: www.acme.example',
      'A: 12 Main Street, Springfield, IL 62701',
    ],
    {
      name: 'Tom Miller',
      job: 'Sales Director',
      company: 'Acme Widgets Inc.',
      mobile: '+1 (646) 555-0102',
      email: 'tom.miller@acme.example',
      website: 'www.acme.example',
      address: '12 Main Street, Springfield, IL 62701',
    },
    ['T: +1 (212) 555-0100', 'F: +1 (212) 555-0101'],
  ),
  one(
    'a whole German card',
    [
      'Berg GmbH',
      'Dr. Anna von der Berg',
      'Geschäftsführerin',
      'Hafenstraße 12',
      '20095 Hamburg',
      'Tel. +49 (0)40 123456-78',
      'Fax +49 (0)40 123456-79',
      'Mobil: +49 170 1234567',
      'anna@berg.example',
    ],
    {
      name: 'Dr. Anna von der Berg',
      company: 'Berg GmbH',
      job: 'Geschäftsführerin',
      address: 'Hafenstraße 12, 20095 Hamburg',
      mobile: '+49 170 1234567',
      email: 'anna@berg.example',
    },
  ),
  one(
    'bilingual labels',
    ['姓名 Name：王芳', '公司/Company: 江海', '手机(Mobile)：13800001234', '电话 Tel: 0755-88886666'],
    {
      name: '王芳',
      company: '江海',
      mobile: '13800001234',
    },
    ['电话 Tel: 0755-88886666'],
  ),
  one(
    'labels in brackets',
    ['【姓名】王芳', '【公司】江海', '【手机】13800001234'],
    { name: '王芳', company: '江海', mobile: '13800001234' },
    [],
  ),
  one(
    'labels on lines of their own',
    ['姓名', '王芳', '公司：', '江海', 'Mobile', '13800001234'],
    {
      name: '王芳',
      company: '江海',
      mobile: '13800001234',
    },
    [],
  ),
  one(
    'labels with a gap',
    ['姓名 王芳', '公司 江海', '手机 13800001234', '邮箱 wang@example.com'],
    {
      name: '王芳',
      company: '江海',
      mobile: '13800001234',
      email: 'wang@example.com',
    },
    [],
  ),
  one(
    'labels with a tab',
    ['Name\tTom Miller', 'Company\tAcme', 'Mobile\t+1 646-555-0102'],
    {
      name: 'Tom Miller',
      company: 'Acme',
      mobile: '+1 646-555-0102',
    },
    [],
  ),
  one(
    'all in one line',
    ['姓名：王芳，公司：江海，职位：采购经理，手机：13800001234，邮箱：wang@example.com'],
    {
      name: '王芳',
      company: '江海',
      job: '采购经理',
      mobile: '13800001234',
      email: 'wang@example.com',
    },
    [],
  ),
  one(
    'parts between commas',
    ['Anna Berg, Sales Director, Berg GmbH', '+49 170 1234567'],
    {
      name: 'Anna Berg',
      job: 'Sales Director',
      company: 'Berg GmbH',
      mobile: '+49 170 1234567',
    },
    [],
  ),
  one(
    'a comma within a company parts nothing',
    ['Acme Co., Ltd.', 'Tom Miller'],
    { company: 'Acme Co., Ltd.', name: 'Tom Miller' },
    [],
  ),
  one(
    'parts between dashes',
    ['王芳-采购经理-13800001234'],
    { name: '王芳', job: '采购经理', mobile: '13800001234' },
    [],
  ),
  one('a name behind brackets', ['【江海精工】王芳'], { name: '王芳' }, ['江海精工']),
  one(
    'a name in two languages',
    ['王芳', '经理', '江海有限公司', 'Wang Fang', 'Manager'],
    { name: '王芳', job: '经理', company: '江海有限公司' },
    ['Wang Fang', 'Manager'],
  ),
  one('a job in brackets', ['王芳（采购经理）'], { name: '王芳', job: '采购经理' }, []),
  one(
    'the person of a contact label',
    ['联系人：王芳 13800001234'],
    { name: '王芳', mobile: '13800001234' },
    [],
  ),
  one(
    'two people without labels are not mixed',
    ['王芳 13800001234', '李明 13900001234'],
    { name: '', mobile: '' },
    ['13800001234', '13900001234', '王芳', '李明'],
  ),
  one('two names of the same kind leave the name empty', ['李明', '王芳'], { name: '' }, ['李明', '王芳']),
  one(
    'the e-mail address tells which of two is the person',
    ['Acme Widget Makers', 'Tom Miller', 'tom@acme.example'],
    {
      name: 'Tom Miller',
      email: 'tom@acme.example',
    },
    ['Acme Widget Makers'],
  ),
  one('a line of small letters is no name', ['something else'], {}, ['something else']),
  one('a slogan is no name', ['Quality Since 1990'], {}, ['Quality Since 1990']),
  one('a label that is not known is not guessed at', ['主营：轴承、齿轮', '王芳'], { name: '王芳' }, [
    '主营：轴承、齿轮',
  ]),
  one('an initial is no label', ['A. Miller', 'Tom T. Miller'], { name: '' }),
  one(
    'a second person behind a label is not mixed with the first',
    ['姓名：王芳', '手机：13800001234', '姓名：李明', '邮箱：li@example.com'],
    {
      name: '王芳',
      mobile: '13800001234',
      email: '',
    },
    ['姓名：李明', '邮箱：li@example.com'],
  ),
  one('a department is no job', ['王芳', '采购部'], { name: '王芳' }, ['采购部']),
  one('a second e-mail address is told', ['a@example.com', 'b@example.com'], { email: 'a@example.com' }, [
    'b@example.com',
  ]),
  one('a domain behind its label', ['Web: acme.example/cn'], { website: 'acme.example/cn' }, []),
  one(
    'a Taiwanese card',
    ['姓名：陳志明', '行動電話：+886 912-000-123', '傳真：+886 2-2345-6788', '地址：台北市信義區松仁路8號'],
    {
      name: '陳志明',
      mobile: '+886 912-000-123',
      address: '台北市信義區松仁路8號',
    },
    ['傳真：+886 2-2345-6788'],
  ),
  one(
    'a long address is cut between words, and the rest is told',
    [`Address: 12 Very Long Main Street, ${'Somewhere '.repeat(7)}End`],
    {
      address: '12 Very Long Main Street, Somewhere Somewhere Somewhere Somewhere Somewhere',
    },
    ['Somewhere Somewhere End'],
  ),
  one('a website that is too long is not cut', [`https://example.com/${'a'.repeat(80)}`], { website: '' }, [
    `https://example.com/${'a'.repeat(80)}`,
  ]),
];
