import type { ShareTexts } from '../../domain/shareContent.ts';
import type { ShareScenario } from '../../domain/shareLink.ts';
import { isServerRow, readTextPair } from '../../domain/serverRow.ts';
import { accepted } from '../client/accepted.ts';
import type { ApiClient, ReadOptions } from '../client/client.ts';
import { conditionOf } from '../collections/condition.ts';
import { newestFirst, readRows } from '../collections/rows.ts';

/** `CustomerShare.type`: who is registered how. Assumed: both words. */
const types: Readonly<Record<ShareScenario, string>> = {
  wechatRegistration: '观众微信注册',
  multiChannelRegistration: '观众线上多渠道注册',
};

const path = '/data/register/queryList/CustomerShare';

/**
 * What the organiser wrote for sharing an exhibition in one scenario; undefined where nothing is written.
 * Assumed: `ShareTitleEn` and `ShareDescribleEn` beside the known fields.
 * @throws ApiProblem; Refused when the server says no
 */
export async function findShareTexts(
  client: ApiClient,
  exhibitionId: string,
  scenario: ShareScenario,
  options?: ReadOptions,
): Promise<ShareTexts | undefined> {
  const condition = conditionOf('CustomerShare', { ExhibitionId: exhibitionId, type: types[scenario] });
  const answer = await client.read(path, { condition }, { ...options, tenantId: client.systemTenant });
  const { rows } = readRows(accepted(answer, path), 'CustomerShare', condition, client.warn);
  const row = newestFirst(rows, 'CustomerShare', client.warn)[0];
  if (!isServerRow(row)) return undefined;
  return { title: readTextPair(row, 'ShareTitle'), description: readTextPair(row, 'ShareDescrible') };
}
