// @ts-check
import { findingOf, NotReached } from './generalQuestions.mjs';
import { isRow, typeOf } from './compareRows.mjs';

/**
 * @typedef {import('./askApi.mjs').Ask} Ask
 * @typedef {import('./checkServer.mjs').Asked} Asked
 * @typedef {import('./checkServer.mjs').Finding} Finding
 * @typedef {import('./generalQuestions.mjs').Seen} Seen
 * @typedef {import('./compareRows.mjs').Row} Row
 */

/**
 * The named calls that only read, and what the server writes in place of a reference or hangs under a row.
 * @param {Ask} ask
 * @param {Asked} asked
 * @param {Seen} seen
 * @returns {Promise<Finding[]>}
 */
export async function askByName(ask, { exhibitions, systemTenant }, seen) {
  const exhibitionId = exhibitions[0];
  if (exhibitionId === undefined)
    return [{ question: 'named calls', call: '', verdict: 'unknown', how: 'needs --exhibition' }];
  const channel = seen.get('Channel')?.rows[0];
  /** @param {string} path @param {object} params */
  const resultOf = async (path, params) => {
    const answer = await ask(path, params, { tenantId: systemTenant });
    if (!answer.reached) throw new NotReached(answer.why);
    return answer.envelope.result;
  };
  const exhibition = 'data/register/queryList/Exhibition';
  const condition = { RecordId: exhibitionId };
  return [
    await findingOf('a reference is expanded in place', exhibition, async () => {
      const properties = ['OrganizationId.Organization.___all'];
      const value = firstOf(await resultOf(exhibition, { condition, properties }))?.['OrganizationId'];
      if (value === undefined || value === '') return 'unknown: no reference to expand';
      return isRow(value) ? undefined : `OrganizationId: ${typeOf(value)} instead of object`;
    }),
    await findingOf('rows that point to a row hang under it', 'data/queryList/Exhibition', async () => {
      const childObjects = [
        { fieldName: 'Channels', reference: { object: 'Channel', field: 'ExhibitionId' } },
      ];
      const row = firstOf(await resultOf('data/queryList/Exhibition', { condition, childObjects }));
      if (row === undefined) return 'unknown: no rows';
      return Array.isArray(row['Channels']) ? undefined : `${typeOf(row['Channels'])} instead of list`;
    }),
    await findingOf('an exhibition with its form', 'data/register/getExhibition', () =>
      exhibitionWithForm(resultOf, exhibitionId, channel),
    ),
    await findingOf('a signature for the storage', 'cos-auth', async () => {
      const result = await resultOf('cos-auth?method=get&pathname=/check', {});
      return Array.isArray(result) && result.length > 0 ? undefined : `${typeOf(result)} without a signature`;
    }),
  ];
}

/**
 * @param {(path: string, params: object) => Promise<unknown>} resultOf
 * @param {string} exhibitionId
 * @param {Row | undefined} channel
 */
async function exhibitionWithForm(resultOf, exhibitionId, channel) {
  if (channel === undefined) return 'unknown: no channel';
  const of = isRow(channel['ExhibitionId']) ? channel['ExhibitionId']['RecordId'] : channel['ExhibitionId'];
  const params = { ExhibitionId: of ?? exhibitionId, ChannelId: channel['RecordId'] };
  const row = firstOf(await resultOf('data/register/getExhibition', params));
  if (row === undefined) return 'no row';
  if (!isRow(row['Exhibition'])) return `Exhibition: ${typeOf(row['Exhibition'])} instead of object`;
  return Array.isArray(row['CustomBasic'])
    ? undefined
    : `CustomBasic: ${typeOf(row['CustomBasic'])} instead of list`;
}

/** @param {unknown} result @returns {Row | undefined} */
const firstOf = (result) => (Array.isArray(result) ? result.find(isRow) : undefined);
