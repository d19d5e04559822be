import { type DocumentType, isDocumentType } from '#domain/person/documentType.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { withoutMarks } from '#domain/table/withoutMarks.ts';

export type Part =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'contact'
  | 'document'
  | 'documentType'
  | 'job';

export interface Column {
  readonly part?: Part | undefined;
  readonly documentType?: DocumentType | undefined;
  readonly field?: FieldDefinition | undefined;
}

export type FindColumn = (label: string) => Column | undefined;

const partWords: Readonly<Record<Part, string>> = {
  name: '姓名 名字 名称 参会人 参会人员 参会人姓名 嘉宾姓名 来宾姓名 观众姓名 联系人 联系人姓名 name fullname attendee attendeename',
  firstName: '名 firstname givenname givennames forename',
  lastName: '姓 姓氏 lastname surname familyname',
  company:
    '公司 单位 公司名称 单位名称 工作单位 企业 企业名称 company companyname organisation organization employer',
  contact:
    '手机 手机号 手机号码 电话 电话号码 联系电话 联系方式 邮箱 电子邮箱 邮箱地址 电子邮件 mobile mobilenumber mobilephone phone phonenumber tel telephone email emailaddress',
  document: '证件 证件号 证件号码 idnumber idno documentnumber',
  documentType: '证件类型 证件种类 documenttype idtype',
  job: '职务 职位 岗位 job jobtitle post position title',
};

const documentWords: Readonly<Record<DocumentType, string>> = {
  mainlandId: '身份证 居民身份证 二代身份证 idcard mainlandid mainlandidcard chinesemainlandidcard',
  passport: '护照 passport',
  homeReturnPermit:
    '回乡证 港澳居民来往内地通行证 homereturnpermit mainlandtravelpermitforhongkongandmacaoresidents',
  hkMacaoPermit: '港澳通行证 往来港澳通行证 exitentrypermitforhongkongandmacao',
  taiwanPermit: '台胞证 台湾居民来往大陆通行证 taiwanpermit mainlandtravelpermitfortaiwanresidents',
};
const numberEndings = ['', '号', '号码', 'number', 'no'];

/** A form's question may be a sentence. */
const longestLabel = 300;
const signs =
  /[\s*()[\]【】{}<>「」《》:?!_\-.,'"\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Normalised for comparison: ` * 手机号（必填）：` is `手机号`, `E-Mail` is `email`. */
function labelKey(label: string): string {
  if (label.length > longestLabel) return '';
  return withoutMarks(label).toLowerCase().replace(signs, '');
}

/** Known labels, and the form's questions in both languages and by key. */
export function columnsOf(fields: readonly FieldDefinition[]): FindColumn {
  const columns = new Map<string, Column>(knownColumns);
  for (const field of fields) {
    for (const label of [field.label.zh, field.label.en, field.key]) {
      const key = labelKey(label);
      const known = columns.get(key);
      // The first of two questions with the same name wins.
      if (key !== '' && known?.field === undefined) columns.set(key, { ...known, field });
    }
  }
  return (label) => columns.get(labelKey(label)) ?? inTwoLanguages(label, columns);
}

/** `姓名 Name`, `公司/Company`: both halves must mean the same. */
function inTwoLanguages(label: string, columns: ReadonlyMap<string, Column>): Column | undefined {
  if (label.length > longestLabel || !/[\u3400-\u9fff]/.test(label)) return undefined;
  const halves = (label.match(/[\u3400-\u9fff]+|[^\u3400-\u9fff]+/g) ?? []).map((half) =>
    labelKey(half.replace(/[/|｜]/g, '')),
  );
  const found = halves.filter((half) => half !== '').map((half) => columns.get(half));
  const [first] = found;
  const isSame = (column: Column | undefined) =>
    column !== undefined && column.part === first?.part && column.field === first?.field;
  return found.length === 2 && found.every(isSame) ? first : undefined;
}

export function documentTypeOf(word: string): DocumentType | undefined {
  return documentTypes.get(labelKey(word));
}

export function jobField(fields: readonly FieldDefinition[]): FieldDefinition | undefined {
  const asksForIt = ({ key, label }: FieldDefinition) =>
    [key, label.zh, label.en].some((text) => knownColumns.get(labelKey(text))?.part === 'job');
  return fields.find((field) => field.type === 'text' && asksForIt(field));
}

const documentTypes = new Map<string, DocumentType>();
const knownColumns = new Map<string, Column>();
for (const [part, words] of Object.entries(partWords) as [Part, string][]) {
  for (const word of words.split(' ')) knownColumns.set(word, { part });
}
for (const [type, words] of Object.entries(documentWords)) {
  for (const word of isDocumentType(type) ? words.split(' ') : []) {
    if (!isDocumentType(type)) continue;
    documentTypes.set(word, type);
    for (const ending of numberEndings) {
      knownColumns.set(word + ending, { part: 'document', documentType: type });
    }
  }
}
