import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  boothInvitationPath,
  boothInvitationsPath,
} from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { type Acceptance, hasMeeting } from '#entities/invitation/rules/acceptance.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { boothInvitationsQuery } from './boothInvitationQueries.ts';
import { GiveAway } from './GiveAway.tsx';
import { Withdraw } from './Withdraw.tsx';

/** One invitation of a booth: its code and link, who has accepted it, and the way to withdraw it. */
export default function BoothInvitationScreen() {
  const id = useExhibitionId();
  const { invitationId = '' } = useParams();
  const { t } = useTranslation('boothInvitations');
  return (
    <CenterGate back={boothInvitationPath(id, invitationId)} title={t('one')}>
      {(booth) => <BoothInvitation key={invitationId} booth={booth} invitationId={invitationId} />}
    </CenterGate>
  );
}

interface BoothInvitationProps {
  readonly booth: BoothKey;
  readonly invitationId: string;
}

function BoothInvitation({ booth, invitationId }: BoothInvitationProps) {
  const { t } = useTranslation('boothInvitations');
  const query = useServerQuery(boothInvitationsQuery(booth));
  const { data } = query;
  const found = data && {
    invitation: data.invitations.find(({ RecordId }) => RecordId === invitationId),
    acceptances: data.acceptances.filter((one) => one.invitationId === invitationId),
  };
  return (
    <QueryView
      query={{ ...query, data: found }}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton rows={3} hasHeading />}
      renderHeading={() => <PageHeading>{t('one')}</PageHeading>}
      isEmpty={({ invitation }) => invitation === undefined}
      empty={
        <EmptyState
          drawing="lost"
          title={t('gone')}
          text={t('goneText')}
          action={<LinkButton to={boothInvitationsPath(booth.exhibitionId)}>{t('toList')}</LinkButton>}
        />
      }
    >
      {({ invitation, acceptances }) =>
        invitation && (
          <>
            {invitation.isWithdrawn ? (
              <Notice kind="warn" title={t('withdrawn')}>
                {t('withdrawnText')}
              </Notice>
            ) : (
              <GiveAway invitation={invitation} />
            )}
            <Facts invitation={invitation} />
            <AcceptedBy acceptances={acceptances} />
            {!invitation.isWithdrawn && <Withdraw booth={booth} invitation={invitation} />}
          </>
        )
      }
    </QueryView>
  );
}

function Facts({ invitation }: { readonly invitation: Invitation }) {
  const { t, i18n } = useTranslation('boothInvitations');
  const language = languageOf(i18n.language);
  const { person, startMs, endMs, place, words, seats, taken } = invitation;
  const facts = [
    { key: 'who', text: localize(person, language) || t('booth') },
    { key: 'when', text: startMs === undefined ? t('noMeeting') : formatVenueSpan(startMs, endMs, language) },
    { key: 'where', text: startMs === undefined ? '' : place },
    { key: 'words', text: words },
    { key: 'places', text: t('count', { taken, seats }) },
  ] as const;
  const items = facts.filter(({ text }) => text !== '').map((fact) => ({ ...fact, label: t(fact.key) }));
  return (
    <Card>
      <SummaryList items={items} />
    </Card>
  );
}

function AcceptedBy({ acceptances }: { readonly acceptances: readonly Acceptance[] }) {
  const { t, i18n } = useTranslation('boothInvitations');
  const language = languageOf(i18n.language);
  if (acceptances.length === 0) return <Notice kind="info">{t('noneAccepted')}</Notice>;
  const isCancelled = ({ state }: Acceptance) => state === 'cancelled' || state === 'rejected';
  return (
    <CellGroup title={t('acceptedBy')}>
      {acceptances.map((one) => (
        <Cell
          key={one.RecordId}
          icon={<Icon name="account" />}
          title={organiserText(one.name, language) || t('visitor')}
          note={organiserText(one.company, language) || undefined}
          value={t(isCancelled(one) ? 'cancelled' : hasMeeting(one) ? 'withMeeting' : 'comes')}
        />
      ))}
    </CellGroup>
  );
}
