import { documentTypes } from '#domain/person/documentType.ts';
import {
  type Choice,
  type FieldDefinition,
  type FieldType,
  fieldTypes,
  type ShowWhen,
  type TextPair,
} from '#domain/form/formDefinition.ts';
import { type Limits, possibleLimits } from '#domain/form/possibleLimits.ts';
import { isServerRow, readFlag, readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { isReservedField } from '#entities/registration/api/registrationRecord.ts';
import { objectsOf } from '#data/collections/rows.ts';

/** No organiser asks more; what a broken answer brings beyond it would only keep a phone busy. */
const mostFields = 300;
const mostChoices = 1_000;

export interface FormReading {
  /** What becomes of a question that this version cannot ask. `shown`: it stays in sight, and is not asked for. */
  readonly unknownKinds?: 'asText' | 'shown';
}

/**
 * Reads the fields of a form, in the organiser's order.
 * What cannot be asked is left out with a warning, unless it is required: then a line of text can still answer it.
 * Assumed: the spelling of every property, see docs/data-api.md.
 */
export function readFormFields(
  commonFields: unknown,
  warn: (message: string) => void,
  { unknownKinds = 'asText' }: FormReading = {},
): readonly FieldDefinition[] {
  const fields: FieldDefinition[] = [];
  const rows = objectsOf(commonFields);
  if (rows.length > mostFields) warn(`of ${rows.length} form fields the first ${mostFields} are asked`);
  for (const row of inOrder(rows).slice(0, mostFields)) {
    const field = readField(row, unknownKinds, warn);
    if (field && !fields.some(({ key }) => key === field.key)) fields.push(field);
  }
  return fields.map((field) => withoutLooseCondition(field, fields, warn));
}

function inOrder(rows: readonly ServerRow[]): readonly ServerRow[] {
  const place = (row: ServerRow) => readNumber(row['Sort']) ?? Number.MAX_VALUE;
  // The index keeps equal places in order: older engines do not sort stably.
  return rows
    .map((row, index) => ({ row, index, place: place(row) }))
    .sort((one, other) => one.place - other.place || one.index - other.index)
    .map(({ row }) => row);
}

function readField(
  row: ServerRow,
  unknownKinds: 'asText' | 'shown',
  warn: (message: string) => void,
): FieldDefinition | undefined {
  const key = row['Key'];
  if (typeof key !== 'string' || !/^[A-Za-z]\w{0,63}$/.test(key) || isReservedField(key)) {
    warn('a form field was left out: its key cannot be used');
    return undefined;
  }
  const isProof = isHealthProof(row);
  // A proof that is asked for is required, unless the organiser says otherwise.
  const required = isProof && isAbsent(row['Required']) ? true : readFlag(row['Required']);
  const choices = readChoices(row['Options']);
  const type = readType(row['Type'], choices);
  if (type === undefined) {
    warn(`form field ${key} cannot be asked as configured`);
    if (unknownKinds === 'shown') return notAsked(row, key);
    if (!required) return undefined;
  }
  return {
    key,
    type: type ?? 'text',
    label: readLabel(row, key),
    required,
    ...readDetails(row, type, choices),
    ...readLimits(row, type, choices, warn),
  };
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** The flag decides; without one the name does: a nucleic acid test is the proof that loses its validity. */
function isHealthProof(row: ServerRow): boolean {
  if (row['Type'] !== 'file' && row['Type'] !== 'images') return false;
  if (!isAbsent(row['Within48Hours'])) return readFlag(row['Within48Hours']);
  const names = [row['Key'], row['Title'], row['TitleEn']].map((name) => readLine(name)).join(' ');
  return /nucleic|health\s?proof|proof of health|核酸|健康证明/i.test(names);
}

/** A question that cannot be answered is not required. */
function notAsked(row: ServerRow, key: string): FieldDefinition {
  const { section, showWhen } = readDetails(row, undefined, []);
  const label = readLabel(row, key);
  return { key, type: 'unsupported', label, required: false, ...definedOnly({ section, showWhen }) };
}

function readLimits(
  row: ServerRow,
  type: FieldType | undefined,
  choices: readonly Choice[],
  warn: (message: string) => void,
): Partial<Details> {
  const asked: Limits = { min: readNumber(row['Min']), max: readNumber(row['Max']) };
  const limits = possibleLimits(type, asked, choices.length);
  const isOwnMost = type === 'images' && asked.max === undefined;
  if (limits.min !== asked.min || (limits.max !== asked.max && !isOwnMost))
    warn(`form field ${readLine(row['Key'])} has limits that nobody could keep`);
  return definedOnly({ min: limits.min, max: limits.max });
}

function readType(value: unknown, choices: readonly Choice[]): FieldType | undefined {
  const type = fieldTypes.find((known) => known === value);
  const needsChoices = type === 'singleChoice' || type === 'multipleChoice';
  return needsChoices && choices.length === 0 ? undefined : type;
}

type Details = Omit<FieldDefinition, 'key' | 'type' | 'label' | 'required'>;

function readDetails(
  row: ServerRow,
  type: FieldType | undefined,
  choices: readonly Choice[],
): Partial<Details> {
  const chosen = type === 'singleChoice' || type === 'multipleChoice';
  const documents = documentTypes.filter((known) => textsOf(row['DocumentTypes']).indexOf(known) >= 0);
  return definedOnly({
    section: readTextPair(row['Section'], row['SectionEn']),
    hint: readTextPair(row['Hint'], row['HintEn']),
    errorText: readTextPair(row['ErrorText'], row['ErrorTextEn']),
    earliest: readDay(row['Earliest']),
    latest: readDay(row['Latest']),
    choices: chosen ? choices : undefined,
    documentTypes: documents.length > 0 ? documents : undefined,
    onlyPictures: type === 'images' || (type === 'file' && row['Accept'] === 'image') ? true : undefined,
    isWhole: type === 'number' && readFlag(row['Whole']) ? true : undefined,
    within48Hours: isHealthProof(row) ? true : undefined,
    showWhen: readShowWhen(row['ShowWhen']),
  });
}

function readLabel(row: ServerRow, key: string): TextPair {
  return readTextPair(row['Title'], row['TitleEn']) ?? { zh: key, en: '' };
}

function readChoices(options: unknown): readonly Choice[] {
  const choices: Choice[] = [];
  for (const option of objectsOf(options).slice(0, mostChoices)) {
    const value = readLine(option['Value']);
    if (value === '' || choices.some((known) => known.value === value)) continue;
    const text = readTextPair(option['Text'], option['TextEn']) ?? { zh: value, en: '' };
    choices.push({ value, text, ...(readFlag(option['Full']) && { isFull: true }) });
  }
  return choices;
}

function readShowWhen(value: unknown): ShowWhen | undefined {
  if (!isServerRow(value)) return undefined;
  const key = readLine(value['Key']);
  const oneOf = textsOf(value['In']);
  return key !== '' && oneOf.length > 0 ? { key, oneOf } : undefined;
}

/** A field that waits for one that is not there could never be answered. */
function withoutLooseCondition(
  field: FieldDefinition,
  fields: readonly FieldDefinition[],
  warn: (message: string) => void,
): FieldDefinition {
  const { showWhen, ...rest } = field;
  if (!showWhen || fields.some(({ key }) => key === showWhen.key)) return field;
  warn(`form field ${field.key} waits for a field that is not there`);
  return rest;
}

function readTextPair(zh: unknown, en: unknown): TextPair | undefined {
  const pair = { zh: readLine(zh, 500), en: readLine(en, 500) };
  return pair.zh === '' && pair.en === '' ? undefined : pair;
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((item) => readLine(item)).filter((text) => text !== '') : [];
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function readDay(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
}

function definedOnly<T extends object>(values: { readonly [K in keyof T]: T[K] | undefined }): Partial<T> {
  const result: Partial<T> = {};
  for (const key of Object.keys(values) as (keyof T)[]) {
    const value = values[key];
    if (value !== undefined) result[key] = value;
  }
  return result;
}
