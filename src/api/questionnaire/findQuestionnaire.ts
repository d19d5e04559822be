import type { QuestionnaireAddress } from '../../domain/address/questionnairePath.ts';
import type { ApiClient, ReadOptions } from '../client/apiClient.ts';
import { Unreadable } from '../client/problems.ts';
import { questionnaires } from './questionnaireCollections.ts';
import { type Questionnaire, readQuestionnaire } from './readQuestionnaire.ts';
import { newestFirst } from '../collections/rows.ts';

/**
 * One questionnaire; undefined when the server says that there is none.
 * Assumed: the collection, at most one row per channel beside those for after the visit, and the shape of the row.
 * @throws ApiProblem
 */
export async function findQuestionnaire(
  client: ApiClient,
  { exhibitionId, channelId, questionnaireId }: QuestionnaireAddress,
  options?: ReadOptions,
): Promise<Questionnaire | undefined> {
  const parts =
    questionnaireId === undefined
      ? { ExhibitionId: exhibitionId, ChannelId: channelId }
      : { ExhibitionId: exhibitionId, RecordId: questionnaireId };
  const { rows, outcome } = await questionnaires.rows(client, parts, options);
  if (outcome === 'unclear') throw new Unreadable('Questionnaire: neither rows nor none');
  const meant = questionnaireId === undefined ? rows.filter((row) => row['Occasion'] !== 'afterVisit') : rows;
  const found = readQuestionnaire(newestFirst(meant, questionnaires, client.warn)[0], client.warn);
  return found === undefined || found.channelId === '' || found.channelId === channelId ? found : undefined;
}

/** Those of this channel and those for everybody, in the server's order. @throws ApiProblem */
export async function listAfterVisit(
  client: ApiClient,
  { exhibitionId, channelId }: { readonly exhibitionId: string; readonly channelId: string | undefined },
  options?: ReadOptions,
): Promise<readonly Questionnaire[]> {
  const parts = { ExhibitionId: exhibitionId, Occasion: 'afterVisit' };
  const { rows, outcome } = await questionnaires.rows(client, parts, options);
  if (outcome === 'unclear') throw new Unreadable('Questionnaire: neither rows nor none');
  return rows
    .map((row) => readQuestionnaire(row, () => {}))
    .filter((found) => found !== undefined)
    .filter(({ occasion, channelId: of }) => occasion === 'afterVisit' && (of === '' || of === channelId));
}
