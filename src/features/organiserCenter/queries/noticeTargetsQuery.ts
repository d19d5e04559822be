import { queryOptions } from '@tanstack/react-query';
import type { Choice } from '#domain/form/formDefinition.ts';
import { conferencePath } from '#domain/address/homePaths.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { products } from '#entities/product/api/productCollections.ts';
import { productPath } from '#entities/product/rules/productPaths.ts';
import { conferences } from '#entities/programme/api/conferenceCollections.ts';
import { changeOf } from '#entities/programme/rules/entryChange.ts';
import { questionnaires } from '#entities/questionnaire/api/questionnaireCollections.ts';
import { questionnairePath } from '#entities/questionnaire/rules/questionnairePath.ts';
import { services } from '#session/services.ts';
import type { NoticeTarget, NoticeTargets } from '../rules/noticeTargets.ts';

/** Of each kind; a row beyond them is named by its address. */
const mostChoices = 500;
const page = { pageIndex: 1, pageSize: mostChoices, policy: 'background' } as const;

/** A list that cannot be read offers nothing: the notice can be written without it. */
const orNone = (choices: Promise<readonly NoticeTarget[]>) =>
  choices.catch((): readonly NoticeTarget[] => []);

const choiceOf = (value: string, zh: string, en: string): Choice => ({ value, text: { zh: zh || en, en } });

const sessionFields = ['Title', 'TitleEn', 'StartTime', 'IsCancelled'] as const;

interface SessionRow {
  readonly RecordId: string;
  readonly Title: string;
  readonly TitleEn: string;
  readonly IsCancelled: boolean;
}

function sessionTarget(exhibitionId: string, row: SessionRow): NoticeTarget {
  const { RecordId: id, Title: zh, TitleEn: en, IsCancelled } = row;
  const choice = choiceOf(conferencePath(exhibitionId, id), zh, en);
  const entry = { kind: 'conference', id, placeName: { zh: '', en: '' } } as const;
  const change = changeOf({ ...entry, ...(IsCancelled && { isCancelled: true }) });
  return change?.kind === 'cancelled' ? { ...choice, isCancelled: true } : choice;
}

async function readTargets(client: ApiClient, exhibitionId: string): Promise<NoticeTargets> {
  const parts = { ExhibitionId: exhibitionId };
  const [exhibitor, product, session, questionnaire] = await Promise.all([
    orNone(
      exhibitingInfo
        .list(client, parts, { ...page, sort: { RankValue: -1 } })
        .then((rows) =>
          rows.map(({ ExhibitorId, CompanyName, CompanyNameEn }) =>
            choiceOf(exhibitorPath(exhibitionId, ExhibitorId), CompanyName, CompanyNameEn),
          ),
        ),
    ),
    orNone(
      products
        .list(client, parts, { ...page, only: ['ProductName', 'ProductNameEn'] })
        .then((rows) =>
          rows.map(({ RecordId, ProductName, ProductNameEn }) =>
            choiceOf(productPath(exhibitionId, RecordId), ProductName, ProductNameEn),
          ),
        ),
    ),
    orNone(
      conferences
        .list(client, parts, { ...page, sort: { StartTime: 1 }, only: sessionFields })
        .then((rows) => rows.map((row) => sessionTarget(exhibitionId, row))),
    ),
    orNone(
      questionnaires
        .list(client, parts, page)
        .then((rows) =>
          rows.map(({ RecordId, ChannelId, Title, TitleEn }) =>
            choiceOf(
              questionnairePath({ exhibitionId, channelId: ChannelId, questionnaireId: RecordId }),
              Title,
              TitleEn,
            ),
          ),
        ),
    ),
  ]);
  return { exhibitor, product, session, questionnaire };
}

/** What a link of a notice may lead to. Never fails. */
export const noticeTargetsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['noticeTargets', exhibitionId] as const,
    queryFn: async (context) => readTargets(await readingClient(context), exhibitionId),
    staleTime: services().times.reaskEveryMs,
  });
