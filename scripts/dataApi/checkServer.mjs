// @ts-check
import { compareRows, isRow, textOf, undescribedFields } from './compareRows.mjs';
import { askGenerally } from './generalQuestions.mjs';
import { askByName } from './namedQuestions.mjs';

/**
 * @typedef {import('./askApi.mjs').Ask} Ask
 * @typedef {import('./compareRows.mjs').AnyDefinition} AnyDefinition
 * @typedef {import('./compareRows.mjs').Fields} Fields
 * @typedef {import('./compareRows.mjs').Row} Row
 * @typedef {'holds' | 'differs' | 'unknown' | 'not reachable'} Verdict
 * @typedef {{ question: string, call: string, verdict: Verdict, how: string }} Finding
 * @typedef {{ collections: readonly AnyDefinition[], commonFields: Fields, exhibitions: readonly string[], visitors: readonly string[], systemTenant: string }} Asked
 */

/**
 * Asks a server what is described, read-only and one question after the other.
 * @param {Ask} ask
 * @param {Asked} asked
 * @returns {Promise<Finding[]>}
 */
export async function checkServer(ask, asked) {
  /** @type {Map<string, { rows: Row[], condition: object }>} */
  const seen = new Map();
  /** @type {Finding[]} */
  const rows = [];
  for (const collection of asked.collections) {
    rows.push(await checkCollection(ask, asked, collection, seen));
    // A host that does not answer would be waited for at every question.
    if (rows.length >= 3 && exitCode(rows) === 2) return rows;
  }
  return [...(await askGenerally(ask, asked, seen)), ...(await askByName(ask, asked, seen)), ...rows];
}

/** @param {readonly Finding[]} findings */
export function exitCode(findings) {
  const has = (/** @type {Verdict} */ wanted) => findings.some(({ verdict }) => verdict === wanted);
  if (has('not reachable') && !has('holds') && !has('differs')) return 2;
  return has('differs') || has('not reachable') ? 1 : 0;
}

/**
 * @param {Ask} ask
 * @param {Asked} asked
 * @param {AnyDefinition} collection
 * @param {Map<string, { rows: Row[], condition: object }>} seen
 * @returns {Promise<Finding>}
 */
async function checkCollection(ask, asked, collection, seen) {
  const call = `data/${collection.via ?? 'queryList'}/${collection.name}`;
  /** @param {Verdict} verdict @param {string} how @returns {Finding} */
  const finding = (verdict, how) => ({ question: collection.name, call, verdict, how });
  const conditions = conditionsOf(collection, asked);
  if (conditions.length === 0)
    return finding('unknown', collection.personal ? 'needs --visitor' : 'needs --exhibition');
  /** @type {Row[]} */
  const rows = [];
  for (const condition of conditions) {
    const tenantId = collection.tenant === 'system' ? asked.systemTenant : undefined;
    const options = { pageIndex: 1, pageSize: 20 };
    const properties = collection.properties && { properties: collection.properties };
    const answer = await ask(call, { condition, options, ...properties }, { tenantId });
    if (!answer.reached) return finding('not reachable', answer.why);
    const { resCode, result } = answer.envelope;
    if (Number(resCode) !== 0 && Number(resCode) !== 10000)
      return finding('differs', `resCode ${Number(resCode)}`);
    const list = collection.via === 'get' && isRow(result) ? [result] : result;
    if (Number(resCode) === 0 && !Array.isArray(list)) return finding('differs', 'result is no list');
    const found = Array.isArray(list) ? list.filter(isRow) : [];
    const foreign = found.filter((row) => !carries(row, condition)).length;
    if (foreign > 0) return finding('differs', 'rows that were not asked for');
    const before = seen.get(collection.name)?.rows.length ?? 0;
    if (found.length > before) seen.set(collection.name, { rows: found, condition });
    rows.push(...found);
  }
  if (rows.length === 0) return finding('unknown', 'no rows');
  const differences = compareRows(collection, asked.commonFields, rows);
  if (differences.length > 0) return finding('differs', differences.join('; '));
  const more = undescribedFields(collection, asked.commonFields, rows);
  return finding('holds', more.length === 0 ? '' : `also has ${more.join(', ')}`);
}

/** What a collection may be asked by with the ids that were given; rows about people only by a person. @param {AnyDefinition} collection @param {Asked} asked @returns {object[]} */
function conditionsOf({ name, askedBy, personal }, { exhibitions, visitors }) {
  if (name === 'Exhibition') return exhibitions.map((RecordId) => ({ RecordId }));
  if (personal) {
    const field = personal.includes('VisitorId') ? 'VisitorId' : 'RecordId';
    return visitors.map((id) => ({ [field]: id }));
  }
  return askedBy.includes('ExhibitionId') ? exhibitions.map((ExhibitionId) => ({ ExhibitionId })) : [];
}

/** @param {Row} row @param {object} condition */
function carries(row, condition) {
  return Object.entries(condition).every(([field, wanted]) => {
    const has = row[field];
    const id = textOf(isRow(has) ? has['RecordId'] : has);
    return id === '' || id === wanted;
  });
}
