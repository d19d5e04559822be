import type { ShareTexts } from '#domain/sharing/shareContent.ts';
import type { ShareScenario } from '#domain/sharing/shareLink.ts';
import { isServerRow, readTextPair } from '#domain/record/serverRow.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { isSuccess } from '#data/client/envelope.ts';
import { Refused } from '#data/client/problems.ts';
import { newestFirst } from '#data/collections/rows.ts';
import { customerShares } from './exhibitionCollections.ts';

/** `CustomerShare.type`: who is registered how. Assumed: both words. */
const types: Readonly<Record<ShareScenario, string>> = {
  wechatRegistration: '观众微信注册',
  multiChannelRegistration: '观众线上多渠道注册',
};

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
  const parts = { ExhibitionId: exhibitionId, type: types[scenario] };
  const { rows, resCode } = await customerShares.rows(client, parts, options);
  if (!isSuccess(resCode)) throw new Refused(`CustomerShare: resCode ${resCode}`, { httpStatus: 200 });
  const row = newestFirst(rows, customerShares, client.warn)[0];
  if (!isServerRow(row)) return undefined;
  return { title: readTextPair(row, 'ShareTitle'), description: readTextPair(row, 'ShareDescrible') };
}
