import type { CardTexts } from '#entities/card/rules/businessCard.ts';

/** A card of another product, without its first and last line, and what is read of it. */
export interface ForeignCase {
  readonly title: string;
  readonly text: string;
  readonly texts: Partial<CardTexts>;
  readonly unused?: readonly string[];
}

const one = (
  title: string,
  text: string,
  texts: Partial<CardTexts>,
  unused?: readonly string[],
): ForeignCase => ({ title, text, texts, ...(unused !== undefined && { unused }) });

const vcard = (version: string, ...lines: readonly string[]) =>
  ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD'].join('\r\n');

/** Version 2.1, as Android, Outlook and older phones write it. */
export const oldCases: readonly ForeignCase[] = [
  one(
    'of Android',
    vcard(
      '2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E7=8E=8B;=E8=8A=B3;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E7=8E=8B=E8=8A=B3',
      'TEL;CELL;PREF:13800001234',
      'TEL;WORK:0755-88886666',
      'EMAIL;WORK:wang@example.com',
      'ORG;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E6=B1=9F=E6=B5=B7',
    ),
    { name: '王芳', mobile: '13800001234', email: 'wang@example.com', company: '江海' },
    ['0755-88886666'],
  ),
  one(
    'with quoted-printable over several lines',
    vcard(
      '2.1',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E7=8E=8B=',
      '=E8=8A=B3',
      'TEL;CELL:13800001234',
    ),
    { name: '王芳', mobile: '13800001234' },
    [],
  ),
  one(
    'with a picture that ends in an equals sign',
    vcard(
      '2.1',
      'N:Berg;Anna',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQ==',
      '',
      'TEL;CELL:+49 170 1234567',
    ),
    { name: 'Anna Berg', mobile: '+49 170 1234567' },
    [],
  ),
  one(
    'with an address of the web that ends in an equals sign',
    vcard('2.1', 'N:Berg;Anna', 'URL:https://example.com/?id=', 'TEL;CELL:+49 170 1234567'),
    { name: 'Anna Berg', website: 'https://example.com/?id=', mobile: '+49 170 1234567' },
    [],
  ),
  one(
    'in GBK',
    vcard(
      '2.1',
      'N;CHARSET=GBK;ENCODING=QUOTED-PRINTABLE:=CD=F5;=B7=BC',
      'ORG;CHARSET=GB2312;ENCODING=QUOTED-PRINTABLE:=BD=AD=BA=A3',
    ),
    { name: '王芳', company: '江海' },
    [],
  ),
  one(
    'in Latin 1',
    vcard('2.1', 'N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg'),
    { name: 'Jörg Müller' },
    [],
  ),
  one(
    'in an unknown character set leaves the field empty',
    vcard('2.1', 'N:Berg;Anna', 'ORG;CHARSET=X-OWN;ENCODING=QUOTED-PRINTABLE:=BD=AD'),
    { name: 'Anna Berg' },
    ['ORG: =BD=AD'],
  ),
  one(
    'of bytes that no character set is named for leaves the field empty',
    vcard('2.1', 'N:Berg;Anna', 'TITLE;ENCODING=QUOTED-PRINTABLE:=BD=AD'),
    { name: 'Anna Berg' },
    ['TITLE: =BD=AD'],
  ),
  one(
    'of Outlook',
    vcard(
      '2.1',
      'N;LANGUAGE=de:Berg;Anna;;Dr.',
      'FN:Dr. Anna Berg',
      'ORG:Berg GmbH;Einkauf',
      'TITLE:Head of Purchasing',
      'TEL;WORK;VOICE:+49 (40) 1234567',
      'TEL;WORK;FAX:+49 (40) 1234568',
      'ADR;WORK;PREF;ENCODING=QUOTED-PRINTABLE:;;Hafenstra=C3=9Fe 12=0D=0A=',
      'Haus B;Hamburg;;20095;Deutschland',
      'LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:Hafenstra=C3=9Fe 12=0D=0A=',
      '20095 Hamburg',
      'X-MS-OL-DEFAULT-POSTAL-ADDRESS:2',
      'EMAIL;PREF;INTERNET:anna@berg.example',
      'REV:20251128T080000Z',
    ),
    {
      name: 'Dr. Anna Berg',
      company: 'Berg GmbH',
      job: 'Head of Purchasing',
      mobile: '+49 (40) 1234567',
      address: 'Hafenstraße 12 Haus B, 20095 Hamburg, Deutschland',
      email: 'anna@berg.example',
    },
    ['Einkauf', '+49 (40) 1234568'],
  ),
  one('folded at a gap keeps the gap', vcard('2.1', 'FN:Anna Maria', '  Berg'), { name: 'Anna Maria Berg' }),
  one(
    'with the card of an assistant in it',
    vcard(
      '2.1',
      'AGENT:',
      'BEGIN:VCARD',
      'FN:Someone Else',
      'TEL;CELL:13900009999',
      'END:VCARD',
      'FN:Anna Berg',
      'TEL;CELL:+49 170 1234567',
    ),
    { name: 'Anna Berg', mobile: '+49 170 1234567' },
    [],
  ),
];

/** Versions 3.0 and 4.0, as iOS, Google and WeChat write them. */
export const newCases: readonly ForeignCase[] = [
  one(
    'of iOS',
    vcard(
      '3.0',
      'PRODID:-//Apple Inc.//iPhone OS 18.0//EN',
      'N:Adler;Karen;;;',
      'FN:Karen Adler',
      'ORG:Adler & Co.;',
      'TITLE:Buyer\\, Europe',
      'item1.EMAIL;type=INTERNET;type=pref:karen@adler.example',
      'item2.TEL;type=pref:+1 212-555-0101',
      'item2.X-ABLabel:_$!<WorkFAX>!$_',
      'TEL;type=IPHONE;type=CELL;type=VOICE:+1 646-555-0102',
      'item3.ADR;type=WORK;type=pref:;;12 Main St\\, 4th Floor;Springfield;IL;62701;USA',
      'item3.X-ABADR:us',
      'item4.URL;type=pref:http\\://www.adler.example',
      'item4.X-ABLabel:_$!<HomePage>!$_',
    ),
    {
      name: 'Karen Adler',
      company: 'Adler & Co.',
      job: 'Buyer, Europe',
      email: 'karen@adler.example',
      mobile: '+1 646-555-0102',
      address: '12 Main St, 4th Floor, Springfield, IL 62701, USA',
      website: 'http://www.adler.example',
    },
    ['+1 212-555-0101'],
  ),
  one(
    'whose only number is labelled as a fax',
    vcard('3.0', 'FN:Karen Adler', 'item1.TEL:+1 212-555-0101', 'item1.X-ABLabel:传真'),
    { name: 'Karen Adler' },
    ['+1 212-555-0101'],
  ),
  one('with a comma in the name', vcard('3.0', 'FN:Adler\\, Karen'), { name: 'Adler, Karen' }, []),
  one(
    'with a semicolon and a backslash in the company',
    vcard('3.0', 'FN:A', 'ORG:Sun\\; Moon \\\\ Co'),
    {
      name: 'A',
      company: 'Sun; Moon \\ Co',
    },
    [],
  ),
  one('with a backslash in front of an n', vcard('3.0', 'FN:A\\\\nb'), { name: 'A\\nb' }),
  one(
    'with a colon in a parameter',
    vcard('4.0', 'FN:John', 'ADR;LABEL="Mr. J: 12 Main St";TYPE=work:;;12 Main St;Springfield;;;'),
    {
      name: 'John',
      address: '12 Main St, Springfield',
    },
    [],
  ),
  one(
    'whose address is in a parameter alone',
    vcard('4.0', 'FN:John', 'ADR;LABEL="12 Main St\\nSpringfield":;;;;;;'),
    {
      name: 'John',
      address: '12 Main St Springfield',
    },
  ),
  one('with a quotation mark that is not closed', vcard('3.0', 'FN:John', 'TEL;TYPE="CELL:13800001234'), {
    name: 'John',
    mobile: '13800001234',
  }),
  one('of a Korean name in parts', vcard('3.0', 'N:김;민수'), { name: '김민수' }),
  one('of a Japanese name in parts', vcard('3.0', 'N:たなか;はなこ;;;'), { name: 'たなかはなこ' }),
  one('of a Chinese name in parts', vcard('3.0', 'N:王;芳;;;'), { name: '王芳' }),
  one('of a name with all its parts', vcard('3.0', 'N:Berg;Anna;Maria;Dr.;MBA'), {
    name: 'Dr. Anna Maria Berg MBA',
  }),
  one('of a family name in Chinese and a given one that is not', vcard('3.0', 'N:王;Tom'), {
    name: 'Tom 王',
  }),
  one(
    'with an extension in the address of the number',
    vcard('4.0', 'FN:A', 'TEL;VALUE=uri;TYPE="voice,work":tel:+1-418-656-9254;ext=102'),
    {
      name: 'A',
      mobile: '+1-418-656-9254',
    },
    ['102'],
  ),
  one(
    'with an extension behind a comma',
    vcard('3.0', 'FN:A', 'TEL;TYPE=WORK:+1 212-555-0100,,102#'),
    { name: 'A', mobile: '+1 212-555-0100' },
    ['102'],
  ),
  one(
    'with an extension in words',
    vcard('3.0', 'FN:A', 'TEL;TYPE=WORK:0755-88886666转808', 'TEL:0755-88886666 ext. 9'),
    {
      name: 'A',
      mobile: '0755-88886666',
    },
    ['808', '0755-88886666 #9'],
  ),
  one(
    'with several types in one parameter',
    vcard('4.0', 'FN:A', 'TEL;TYPE="work,fax":1234567', 'TEL;TYPE="home,cell":13800001234'),
    {
      name: 'A',
      mobile: '13800001234',
    },
    ['1234567'],
  ),
  one(
    'with a mobile number that is not called one',
    vcard('3.0', 'FN:A', 'TEL:0755-88886666', 'TEL:13800001234'),
    {
      name: 'A',
      mobile: '13800001234',
    },
    ['0755-88886666'],
  ),
  one(
    'with an address of the work before that of the home',
    vcard(
      '3.0',
      'FN:A',
      'ADR;TYPE=HOME:;;Home Lane 1;Hometown;;;',
      'ADR;TYPE=WORK:;;科技路8号;深圳;广东;518000;中国',
    ),
    { name: 'A', address: '中国 518000 广东 深圳 科技路8号' },
    ['Home Lane 1, Hometown'],
  ),
  one(
    'with an address that is too long for the form',
    vcard('3.0', 'FN:A', `ADR:;;${'Somewhere '.repeat(9)};;;;`),
    {
      name: 'A',
      address: Array(8).fill('Somewhere').join(' '),
    },
    ['Somewhere'],
  ),
  one(
    'of WeChat',
    vcard(
      '3.0',
      'N:王芳',
      'FN:王芳',
      'TEL;TYPE=CELL,VOICE:13800001234',
      'X-WECHAT:wangfang88',
      'NOTE:Met in hall 3',
    ),
    {
      name: '王芳',
      mobile: '13800001234',
    },
    ['Met in hall 3', 'WECHAT: wangfang88'],
  ),
  one('folded within a word', vcard('3.0', 'FN:Ann', ' a Berg', 'URL:https://example.com/a', ' b'), {
    name: 'Anna Berg',
    website: 'https://example.com/ab',
  }),
  one('with a name in base 64', vcard('3.0', 'FN;ENCODING=B:546L6Iqz'), { name: '王芳' }),
  one('with lines that mean nothing', vcard('3.0', 'FN:A', 'nonsense', '=', ':', 'X-A;B'), { name: 'A' }, []),
  one(
    'with another card behind it',
    `${vcard('3.0', 'FN:王芳', 'TEL:13800001234')}\r\n${vcard('3.0', 'FN:李明', 'EMAIL:li@example.com')}`,
    {
      name: '王芳',
      mobile: '13800001234',
    },
    ['李明'],
  ),
  one(
    'set in as a whole',
    vcard('3.0', 'FN:Anna Berg', 'TEL;TYPE=CELL:+49 170 1234567').replace(/^/gm, '  '),
    {
      name: 'Anna Berg',
      mobile: '+49 170 1234567',
    },
  ),
  one('with several middle names and titles', vcard('4.0', 'N:Berg;Anna;Maria,Luise;Dr.;MBA,MSc'), {
    name: 'Dr. Anna Maria Luise Berg MBA MSc',
  }),
  one('whose number is none', vcard('3.0', 'FN:A', 'TEL:see website'), { name: 'A' }, ['see website']),
  one('without a person is that of its company', vcard('3.0', 'FN:', 'ORG:Berg GmbH'), {
    name: 'Berg GmbH',
    company: 'Berg GmbH',
  }),
  one(
    'whose e-mail address is none',
    vcard('3.0', 'FN:A', 'EMAIL:see website', 'EMAIL:mailto:a@example.com'),
    {
      name: 'A',
      email: 'a@example.com',
    },
    ['see website'],
  ),
];

/** Of the scanners of telephones. */
export const shortCases: readonly ForeignCase[] = [
  one(
    'a MECARD',
    'MECARD:N:Berg,Anna;TEL:+491701234567;EMAIL:a@example.com;URL:http\\://example.com;;',
    {
      name: 'Anna Berg',
      mobile: '+491701234567',
      email: 'a@example.com',
      website: 'http://example.com',
    },
    [],
  ),
  one(
    'a Chinese MECARD',
    'MECARD:N:王芳;TEL:13800001234;ORG:江海\\;精工;TITLE:采购;ADR:深圳市科技路8号;;',
    {
      name: '王芳',
      mobile: '13800001234',
      company: '江海;精工',
      job: '采购',
      address: '深圳市科技路8号',
    },
    [],
  ),
  one('a MECARD with a comma in a name', 'MECARD:N:Berg\\, Sons;;', { name: 'Berg, Sons' }),
  one(
    'a MECARD with several numbers',
    'MECARD:N:A;TEL:0755-88886666;TEL:13800001234;NOTE:hall 3;;',
    {
      name: 'A',
      mobile: '13800001234',
    },
    ['0755-88886666', 'hall 3'],
  ),
  one('a MECARD over several lines', 'MECARD:N:A;\nTEL:13800001234;\n;', {
    name: 'A',
    mobile: '13800001234',
  }),
  one(
    'a BIZCARD',
    'BIZCARD:N:Anna;X:Berg;T:Buyer;C:Berg GmbH;A:76 Ninth Avenue, New York;B:+12125550100;E:anna@berg.example;;',
    {
      name: 'Anna Berg',
      job: 'Buyer',
      company: 'Berg GmbH',
      address: '76 Ninth Avenue, New York',
      mobile: '+12125550100',
      email: 'anna@berg.example',
    },
    [],
  ),
  one(
    'a BIZCARD with a fax',
    'BIZCARD:N:Anna;X:Berg;F:+12125550101;M:+16465550102;;',
    { name: 'Anna Berg', mobile: '+16465550102' },
    ['+12125550101'],
  ),
  one('a BIZCARD with a fax alone', 'BIZCARD:N:Anna;X:Berg;F:+12125550101;;', { name: 'Anna Berg' }, [
    '+12125550101',
  ]),
  one('a Chinese BIZCARD', 'BIZCARD:N:芳;X:王;C:江海;;', { name: '王芳', company: '江海' }),
];
