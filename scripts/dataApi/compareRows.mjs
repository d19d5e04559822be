// @ts-check

/**
 * @typedef {import('#data/collections/definition.ts').AnyDefinition} AnyDefinition
 * @typedef {import('#data/collections/definition.ts').Fields} Fields
 * @typedef {Record<string, unknown>} Row
 */

/** @type {Readonly<Record<string, RegExp>>} */
const shapes = {
  time: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  clock: /^\d{2}:\d{2}$/,
  id: /^[A-Za-z0-9]{24}$/,
};
/** @type {Readonly<Record<string, string>>} */
const types = {
  number: 'number',
  moment: 'number',
  flag: 'boolean',
  list: 'list',
  object: 'object',
};

/**
 * How rows differ from what is described: names of fields and types only, never a value.
 * @param {AnyDefinition} collection
 * @param {Fields} commonFields
 * @param {readonly Row[]} rows
 */
export function compareRows(collection, commonFields, rows) {
  const fields = Object.entries({ ...commonFields, ...collection.fields });
  return fields.flatMap(([field, spec]) => {
    const found = rows.map((row) => differenceOf(spec, row[field])).filter((one) => one !== undefined);
    return found[0] === undefined ? [] : [`${field}: ${found[0]}`];
  });
}

/**
 * Names of fields that rows have and no definition names.
 * @param {AnyDefinition} collection
 * @param {Fields} commonFields
 * @param {readonly Row[]} rows
 */
export function undescribedFields(collection, commonFields, rows) {
  const known = { ...commonFields, ...collection.fields };
  return Array.from(new Set(rows.flatMap((row) => Object.keys(row)))).filter((field) => !(field in known));
}

/** @param {string} spec @param {unknown} value */
function differenceOf(spec, value) {
  const isOptional = spec.endsWith('?');
  const kind = spec.replace('?', '');
  if (value === undefined) return isOptional ? undefined : 'missing';
  if (value === null || value === '') return isOptional || value === '' ? undefined : 'null';
  if (kind === 'id') return idDifference(value);
  const wanted = types[kind] ?? 'text';
  const type = typeOf(value);
  if (type !== wanted) return `${type} instead of ${wanted}`;
  const shape = shapes[kind];
  const text = textOf(value);
  if (shape === undefined || shape.test(text)) return undefined;
  return `written ${shapeOf(text)}`;
}

/** An id, the row in its place, or a list of either. @param {unknown} value @returns {string | undefined} */
function idDifference(value) {
  if (Array.isArray(value)) return value.length === 0 ? undefined : idDifference(value[0]);
  const id = typeOf(value) === 'object' ? /** @type {Row} */ (value)['RecordId'] : value;
  if (typeof id !== 'string') return `${typeOf(id)} instead of an id`;
  return shapes['id']?.test(id) ? undefined : `an id of ${id.length} characters`;
}

/** @param {unknown} value */
export function typeOf(value) {
  if (Array.isArray(value)) return 'list';
  if (value === null) return 'null';
  return typeof value === 'string' ? 'text' : typeof value;
}

/** How a time is written, without saying which: every digit is a 9. @param {string} text */
const shapeOf = (text) =>
  `"${text
    .replace(/\d/g, '9')
    .replace(/[^9\s:/.TZ+-]/g, 'x')
    .slice(0, 24)}"`;

/** @param {unknown} value @returns {value is Row} */
export function isRow(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text or number as text, '' for anything else. @param {unknown} value */
export function textOf(value) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
