import type { QuestionnaireAddress } from '../rules/questionnairePath.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import { questionnaires } from './questionnaireCollections.ts';
import { type Questionnaire, readQuestionnaire } from './readQuestionnaire.ts';
import { newestFirst } from '#data/collections/rows.ts';

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

interface OfChannel {
  readonly exhibitionId: string;
  /** Undefined: those for everybody alone. */
  readonly channelId: string | undefined;
}

/** Those of this channel and those for everybody, in the server's order. @throws ApiProblem */
export async function listAfterVisit(
  client: ApiClient,
  of: OfChannel,
  options?: ReadOptions,
): Promise<readonly Questionnaire[]> {
  const found = await listOf(client, of, { Occasion: 'afterVisit' }, options);
  return found.filter(({ occasion }) => occasion === 'afterVisit');
}

/** The votes, as above: questionnaires whose answers are `VoteRecordInfo`. @throws ApiProblem */
export async function listVotes(
  client: ApiClient,
  of: OfChannel,
  options?: ReadOptions,
): Promise<readonly Questionnaire[]> {
  const found = await listOf(client, of, { RecordsInto: 'VoteRecordInfo' }, options);
  return found.filter(({ recordsInto }) => recordsInto === 'VoteRecordInfo');
}

async function listOf(
  client: ApiClient,
  { exhibitionId, channelId }: OfChannel,
  which: { readonly Occasion: string } | { readonly RecordsInto: string },
  options?: ReadOptions,
): Promise<readonly Questionnaire[]> {
  const { rows, outcome } = await questionnaires.rows(
    client,
    { ExhibitionId: exhibitionId, ...which },
    options,
  );
  if (outcome === 'unclear') throw new Unreadable('Questionnaire: neither rows nor none');
  return rows
    .map((row) => readQuestionnaire(row, () => {}))
    .filter((found) => found !== undefined)
    .filter(({ channelId: of }) => of === '' || of === channelId);
}
