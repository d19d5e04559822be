import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { boothPosterPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ExhibitorsButton } from '#entities/exhibitor/ExhibitorsButton.tsx';
import { isBooth, type MessageOwner, partnerKey } from '#entities/message/rules/message.ts';
import { hasOlder } from '#entities/message/rules/messageStream.ts';
import { useListPlace } from '#flows/content/useListPlace.ts';
import { resumeMessages } from '#entities/message/messageQueue.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { LoadMore } from '#ui/list/LoadMore.tsx';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyMessages } from '#ui/states/scenes/emptyMessages.tsx';
import { useOlder } from '../useOlder.ts';
import { BlockedCell } from './BlockedCell.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { type ListedConversation, useListed } from './useListed.ts';

const keyOf = ({ partner }: ListedConversation) => partnerKey(partner);

/** The conversations of a visitor, or of a booth. */
export function MessageList({ owner }: { readonly owner: MessageOwner }) {
  const { t } = useTranslation('conversation');
  const { exhibitionId, visitorId, exhibitorUserId } = owner;
  const { query, isLoading, list, blocked } = useListed(owner);
  const older = useOlder({ owner, partner: undefined });
  const { place, leave } = useListPlace(query.data !== undefined);
  useEffect(resumeMessages, []);
  const render = useCallback(
    (row: ListedConversation) => (
      <ConversationRow owner={{ exhibitionId, visitorId, exhibitorUserId }} row={row} />
    ),
    [exhibitionId, visitorId, exhibitorUserId],
  );
  return (
    <div data-in-place={place && ''}>
      <QueryView
        query={query}
        failedTitle={t('listFailed')}
        skeleton={<ListSkeleton shape="row" />}
        isEmpty={() => list.length === 0 && !isLoading}
        empty={
          isBooth(owner) ? (
            <EmptyState
              scene={emptyMessages}
              title={t('none')}
              text={t('noneOfBooth')}
              action={<LinkButton to={boothPosterPath(exhibitionId)}>{t('toPoster')}</LinkButton>}
            />
          ) : (
            <EmptyState
              scene={emptyMessages}
              title={t('none')}
              text={t('noneText')}
              action={<ExhibitorsButton>{t('toExhibitors')}</ExhibitorsButton>}
            />
          )
        }
      >
        {(thread) => (
          <>
            <VirtualRows
              rows={list}
              keyOf={keyOf}
              render={render}
              label={t('title')}
              estimatedRowRem={5}
              initialOffsetRem={7}
              place={place}
              onLeave={leave}
            />
            {hasOlder(thread) && (
              <LoadMore hasMore loading={older.isLoading} failed={older.hasFailed} onMore={older.load} />
            )}
          </>
        )}
      </QueryView>
      <BlockedCell owner={owner} blocked={blocked} />
    </div>
  );
}
