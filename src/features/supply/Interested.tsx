import { useTranslation } from 'react-i18next';
import {
  boothConversationPath,
  boothMessagesPath,
} from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { usePartners } from '#entities/message/partner/usePartners.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { usePostInterests } from './usePostInterests.ts';

export interface InterestedProps {
  readonly owner: PostOwner;
  readonly post: SupplyPost;
}

/** The visitors who have written about a post of the booth; a tap answers them. */
export function Interested({ owner, post }: InterestedProps) {
  const { t, i18n } = useTranslation('supply');
  const language = languageOf(i18n.language);
  const { exhibitionId, ownerId, exhibitorUserId } = owner;
  const { query, byPost, mayBeMore } = usePostInterests(owner);
  const interests = byPost.get(post.RecordId) ?? [];
  const messageOwner = { exhibitionId, visitorId: ownerId, exhibitorUserId };
  const viewOf = usePartners(
    messageOwner,
    interests.map(({ partner, message }) => ({ partner, last: message })),
  );
  return (
    <QueryView query={query} failedTitle={t('interestedFailed')} skeleton={2}>
      {() => (
        <CellGroup title={t('interested', { count: interests.length })}>
          {interests.length === 0 && <Cell title={t('interestedNone')} />}
          {interests.map(({ partner, message }) => (
            <Cell
              key={`${partner.kind}/${partner.id}`}
              icon={<Icon name="account" />}
              title={localize(viewOf(partner).name, language) || t('someVisitor')}
              note={message.text}
              value={message.atMs === 0 ? undefined : formatVenueMoment(message.atMs, 'dayTime', language)}
              to={boothConversationPath(exhibitionId, partner.kind, partner.id)}
            />
          ))}
          {mayBeMore && (
            <Cell
              icon={<Icon name="message" />}
              title={t('interestedOlder')}
              to={boothMessagesPath(exhibitionId)}
            />
          )}
        </CellGroup>
      )}
    </QueryView>
  );
}
