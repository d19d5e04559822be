// @ts-check
import { isRow, textOf, typeOf } from './compareRows.mjs';

/**
 * @typedef {import('./askApi.mjs').Ask} Ask
 * @typedef {import('./askApi.mjs').Envelope} Envelope
 * @typedef {import('./checkServer.mjs').Asked} Asked
 * @typedef {import('./checkServer.mjs').Finding} Finding
 * @typedef {import('./compareRows.mjs').Row} Row
 * @typedef {Map<string, { rows: Row[], condition: object }>} Seen
 * @typedef {(params: object, verb?: string) => Promise<Envelope>} AskSample
 */

/** Not one that any server gives out. */
const unusedId = '0'.repeat(24);
const improbableText = 'qzxjv-0417-qzxjv';

export class NotReached extends Error {}

/**
 * What holds for every collection: the envelope, counting, paging, sorting, searching, and what is refused.
 * @param {Ask} ask
 * @param {Asked} asked
 * @param {Seen} seen
 */
export async function askGenerally(ask, asked, seen) {
  const sample = sampleOf(asked, seen);
  /** @type {Finding[]} */
  const findings = [];
  /** @param {string} question @param {string} call @param {() => Promise<string | undefined>} difference */
  const check = async (question, call, difference) => {
    findings.push(await findingOf(question, call, difference));
  };
  await check('an empty condition is refused', 'data/queryList/VisitorExhibitionInfo', () =>
    emptyCondition(ask),
  );
  if (sample === undefined) {
    const how = 'no collection with two rows';
    findings.push({ question: 'paging, sort and search', call: '', verdict: 'unknown', how });
    return findings;
  }
  const { name } = sample;
  const call = `data/${sample.verb}/${name}`;
  /** @type {AskSample} */
  const askSample = async (params, verb = sample.verb) => {
    const answer = await ask(`data/${verb}/${name}`, params, { tenantId: sample.tenantId });
    if (!answer.reached) throw new NotReached(answer.why);
    return answer.envelope;
  };
  await check('the envelope', call, () => envelope(askSample, sample));
  await check('nothing found', call, () => nothingFound(askSample));
  await check('one of several values', call, () => oneOfSeveral(askSample, sample));
  await check('counting', `data/queryCount/${name}`, () => counting(askSample, sample));
  await check('paging', call, () => paging(askSample, sample));
  await check('sort', call, () => sorting(askSample, sample));
  await check('search by contained text', call, () => searching(askSample, sample));
  await check('special characters in a search', call, () => searchingSpecial(askSample, sample));
  return findings;
}

/**
 * @param {string} question
 * @param {string} call
 * @param {() => Promise<string | undefined>} difference
 * @returns {Promise<Finding>}
 */
export async function findingOf(question, call, difference) {
  try {
    const how = await difference();
    if (how === undefined) return { question, call, verdict: 'holds', how: '' };
    const isUnknown = how.startsWith('unknown: ');
    return { question, call, verdict: isUnknown ? 'unknown' : 'differs', how: how.replace('unknown: ', '') };
  } catch (problem) {
    if (problem instanceof NotReached)
      return { question, call, verdict: 'not reachable', how: problem.message };
    throw problem;
  }
}

const knownRank = { stated: 0, seen: 1, assumed: 2 };

/**
 * The best known collection of which there are several rows, none of them about a person, and a field to search in.
 * @param {Asked} asked
 * @param {Seen} seen
 */
function sampleOf({ collections, systemTenant }, seen) {
  const candidates = collections
    .filter(({ personal, via }) => !personal && via !== 'get')
    .map((collection) => ({ collection, found: seen.get(collection.name) }))
    .filter(({ found }) => found !== undefined && found.rows.length >= 2)
    .sort((one, other) => knownRank[one.collection.known] - knownRank[other.collection.known]);
  const { collection, found } = candidates[0] ?? {};
  if (collection === undefined || found === undefined) return undefined;
  const tenantId = collection.tenant === 'system' ? systemTenant : undefined;
  const textField = Object.keys(collection.fields).find(
    (field) =>
      collection.fields[field]?.startsWith('text') &&
      found.rows.some((row) => textOf(row[field]).trim().length > 1),
  );
  return { name: collection.name, verb: collection.via ?? 'queryList', ...found, tenantId, textField };
}

/** @typedef {NonNullable<ReturnType<typeof sampleOf>>} Sample */

/** @param {unknown} result @returns {Row[]} */
const rowsOf = (result) => (Array.isArray(result) ? result.filter(isRow) : []);
/** @param {unknown} result */
const idsOf = (result) => rowsOf(result).map((row) => textOf(row['RecordId']));

/** One row at most is asked for, and whose it is is not looked at. @param {Ask} ask */
async function emptyCondition(ask) {
  const params = { condition: {}, options: { pageIndex: 1, pageSize: 1 } };
  const answer = await ask('data/queryList/VisitorExhibitionInfo', params);
  if (!answer.reached) throw new NotReached(answer.why);
  const { resCode, result } = answer.envelope;
  const isRefused = Number(resCode) !== 0 && Number(resCode) !== 10000;
  return isRefused || rowsOf(result).length === 0 ? undefined : 'answered with rows about people';
}

/** @param {AskSample} ask @param {Sample} sample */
async function envelope(ask, { condition }) {
  const { resCode, resMsg, result } = await ask({ condition });
  if (typeof resCode !== 'number') return `resCode is ${typeOf(resCode)} instead of number`;
  if (typeof resMsg !== 'string') return `resMsg is ${typeOf(resMsg)} instead of text`;
  return Array.isArray(result) ? undefined : `result is ${typeOf(result)} instead of list`;
}

/** @param {AskSample} ask */
async function nothingFound(ask) {
  const { resCode, result } = await ask({ condition: { RecordId: unusedId } });
  if (Number(resCode) !== 10000) return `resCode ${Number(resCode)} instead of 10000`;
  return Array.isArray(result) && result.length === 0 ? undefined : 'result is no empty list';
}

/** @param {AskSample} ask @param {Sample} sample */
async function oneOfSeveral(ask, { rows }) {
  const ids = rows.slice(0, 2).map((row) => textOf(row['RecordId']));
  const found = idsOf((await ask({ condition: { RecordId: { $in: ids } } })).result);
  return isSame(found.sort(), ids.sort()) ? undefined : '$in did not give exactly the rows asked for';
}

/** @param {AskSample} ask @param {Sample} sample */
async function counting(ask, { condition, rows }) {
  const { result } = await ask({ condition }, 'queryCount');
  if (typeof result !== 'number') return `${typeOf(result)} instead of number`;
  return result >= rows.length ? undefined : 'fewer than there are rows';
}

/** @param {AskSample} ask @param {Sample} sample */
async function paging(ask, { condition }) {
  /** @param {number} pageIndex */
  const page = async (pageIndex) =>
    idsOf((await ask({ condition, options: { pageIndex, pageSize: 1, sort: { RecordId: 1 } } })).result);
  const [first, second] = [await page(1), await page(2)];
  if (first.length !== 1) return `a page of 1 has ${first.length} rows`;
  return second.length === 1 && second[0] !== first[0] ? undefined : 'page 2 does not follow page 1';
}

/** @param {AskSample} ask @param {Sample} sample */
async function sorting(ask, { condition }) {
  /** @param {1 | -1} direction */
  const sorted = async (direction) =>
    idsOf(
      (await ask({ condition, options: { pageIndex: 1, pageSize: 2, sort: { RecordId: direction } } }))
        .result,
    );
  const [up, down] = [await sorted(1), await sorted(-1)];
  const isSorted = String(up[0]) <= String(up[1]) && String(down[0]) >= String(down[1]) && up[0] !== down[0];
  return isSorted ? undefined : 'rows do not come in the order that was asked for';
}

/** @param {AskSample} ask @param {Sample} sample */
async function searching(ask, { condition, rows, textField }) {
  if (textField === undefined) return 'unknown: no text to search for';
  const none = await ask({ condition: { ...condition, [textField]: `/${improbableText}/` } });
  if (rowsOf(none.result).length > 0) return 'rows that do not contain the text';
  const wanted = rows.map((row) => textOf(row[textField]).trim()).find((text) => text.length > 1) ?? '';
  const part = wanted.slice(1, 4).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const some = await ask({ condition: { ...condition, [textField]: `/${part}/` } });
  return rowsOf(some.result).length > 0 ? undefined : 'does not find a text that is there';
}

/** @param {AskSample} ask @param {Sample} sample */
async function searchingSpecial(ask, { condition, textField }) {
  if (textField === undefined) return 'unknown: no text to search for';
  const { resCode, result } = await ask({ condition: { ...condition, [textField]: '/\\.\\*\\(/' } });
  if (Number(resCode) !== 0 && Number(resCode) !== 10000) return `resCode ${Number(resCode)}`;
  return rowsOf(result).length > 0 ? 'escaped characters are read as a pattern' : undefined;
}

/** @param {readonly string[]} one @param {readonly string[]} other */
const isSame = (one, other) => one.join() === other.join();
