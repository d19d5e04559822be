import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { selectPath } from '#domain/address/paths.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { invitationQuery } from '#entities/invitation/invitationQueries.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Accepted } from './Accepted.tsx';
import { InvitationOffer } from './InvitationOffer.tsx';
import { ShareInvitation } from './ShareInvitation.tsx';
import { useStanding } from './useStanding.ts';

/** What the link of an exhibitor's invitation opens: who invites to what, and afterwards ticket and meeting. */
export default function InvitationScreen() {
  const id = useExhibitionId();
  const { invitationId = '' } = useParams();
  return isRecordId(invitationId) ? (
    <Found key={invitationId} invitationId={invitationId} />
  ) : (
    <Gone id={id} />
  );
}

function Found({ invitationId }: { readonly invitationId: string }) {
  const id = useExhibitionId();
  const { t } = useTranslation('invitation');
  const query = useServerQuery(invitationQuery(id, invitationId));
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton rows={3} hasHeading />}
      renderHeading={(found) =>
        found === undefined || found === null ? <PageHeading>{t('title')}</PageHeading> : null
      }
      isEmpty={(found) => found === null}
      empty={<Missing id={id} />}
      showsAge={false}
    >
      {(found) => found && <Standing invitation={found} />}
    </QueryView>
  );
}

function Standing({ invitation }: { readonly invitation: Invitation }) {
  const standing = useStanding(invitation);
  return (
    <>
      <ShareInvitation invitation={invitation} />
      {standing.accepted === undefined ? (
        <InvitationOffer invitation={invitation} standing={standing} />
      ) : (
        <Accepted invitation={invitation} accepted={standing.accepted} />
      )}
    </>
  );
}

/** For an address that names no invitation. */
function Gone({ id }: { readonly id: string }) {
  const { t } = useTranslation('invitation');
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <Missing id={id} />
    </>
  );
}

function Missing({ id }: { readonly id: string }) {
  const { t } = useTranslation('invitation');
  return (
    <EmptyState
      drawing="lost"
      title={t('gone')}
      text={t('goneText')}
      action={<LinkButton to={selectPath(id)}>{t('toExhibition')}</LinkButton>}
    />
  );
}
