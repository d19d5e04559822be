import { sentPicture } from '#flows/pictures/sentPicture.ts';
import { queryOptions } from '@tanstack/react-query';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { oneOf } from '#data/collections/condition.ts';
import { readByIds } from '#data/collections/readByIds.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { asOwner } from '../api/messageCalls.ts';
import { visitors } from '#entities/registration/api/registrationCollections.ts';
import { isBooth, type Message, type MessageOwner, type Partner } from '../rules/message.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';

/** How a partner is shown; empty texts where it is not known. */
export interface PartnerView {
  readonly name: TextPair;
  readonly picture: string;
}

const fields = ['ExhibitionId', 'ExhibitorId', 'CompanyName', 'CompanyNameEn', 'Logo'] as const;

const exhibitorsQuery = (exhibitionId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['partners', exhibitionId, ids] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      return readByIds(ids, (some) =>
        exhibitingInfo.list(
          client,
          { ExhibitionId: exhibitionId, ExhibitorId: oneOf(some) },
          { only: fields, policy: 'background' },
        ),
      );
    },
    staleTime: Infinity,
  });

/** Of those who have written to a booth or asked it: what they are called, and nothing else. */
const visitorsQuery = (owner: MessageOwner, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['partners', 'visitors', owner.visitorId, ids] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      return readByIds(ids, (some) =>
        visitors.list(
          client,
          { RecordId: oneOf(some) },
          { ...asOwner(owner), only: ['Name', 'NickName'], policy: 'background' },
        ),
      );
    },
    staleTime: Infinity,
  });

const idsOf = (latest: readonly { readonly partner: Partner }[], kind: Partner['kind']) =>
  latest
    .filter(({ partner }) => partner.kind === kind)
    .map(({ partner }) => partner.id)
    .sort();

/** Names and pictures: of exhibitors from their rows, of others from the latest message that came from them. */
export function usePartners(
  owner: MessageOwner,
  latest: readonly { readonly partner: Partner; readonly last: Message | undefined }[],
): (partner: Partner) => PartnerView {
  const { exhibitionId } = owner;
  const ids = idsOf(latest, 'exhibitor');
  const visitorIds = isBooth(owner) ? idsOf(latest, 'visitor') : [];
  const { data: people = [] } = useServerQuery({
    ...visitorsQuery(owner, visitorIds),
    enabled: visitorIds.length > 0,
    placeholderData: (before) => before,
  });
  const { data = [] } = useServerQuery({
    ...exhibitorsQuery(exhibitionId, ids),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
  return (partner) => {
    const row = data.find(({ ExhibitorId }) => partner.kind === 'exhibitor' && ExhibitorId === partner.id);
    if (row !== undefined) return { name: { zh: row.CompanyName, en: row.CompanyNameEn }, picture: row.Logo };
    const last = latest.find(({ partner: { kind, id } }) => kind === partner.kind && id === partner.id)?.last;
    const said = last?.isMine === false ? last : undefined;
    const person = people.find(({ RecordId }) => partner.kind === 'visitor' && RecordId === partner.id);
    const name = person?.Name || said?.senderName || person?.NickName || '';
    return { name: { zh: name, en: name }, picture: sentPicture(said?.senderPicture ?? '') };
  };
}
