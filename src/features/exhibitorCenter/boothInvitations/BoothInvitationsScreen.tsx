import { useTranslation } from 'react-i18next';
import {
  boothInvitationPath,
  boothInvitationsPath,
  newBoothInvitationPath,
} from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyMeetings } from '#ui/states/scenes/emptyMeetings.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { boothInvitationsQuery } from './boothInvitationQueries.ts';

/** The invitations of a booth, each with how many have accepted it. */
export default function BoothInvitationsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('boothInvitations');
  return (
    <CenterGate back={boothInvitationsPath(id)} title={t('title')}>
      {(booth) => <BoothInvitations booth={booth} />}
    </CenterGate>
  );
}

function BoothInvitations({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('boothInvitations');
  const query = useServerQuery(boothInvitationsQuery(booth));
  return (
    <>
      <QueryView
        query={query}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton rows={3} hasHeading />}
        renderHeading={() => <PageHeading lead={t('lead')}>{t('title')}</PageHeading>}
        isEmpty={({ invitations }) => invitations.length === 0}
        empty={<EmptyState scene={emptyMeetings} title={t('none')} text={t('noneText')} />}
      >
        {({ invitations }) => (
          <CellGroup>
            {invitations.map((row) => (
              <Row key={row.RecordId} invitation={row} />
            ))}
          </CellGroup>
        )}
      </QueryView>
      <PageFoot>
        <LinkButton to={newBoothInvitationPath(booth.exhibitionId)}>{t('add')}</LinkButton>
      </PageFoot>
    </>
  );
}

function Row({ invitation }: { readonly invitation: Invitation }) {
  const { t, i18n } = useTranslation('boothInvitations');
  const language = languageOf(i18n.language);
  const { RecordId, exhibitionId, startMs, endMs, words, seats, taken, isWithdrawn, person } = invitation;
  const time = startMs === undefined ? t('noMeeting') : formatVenueSpan(startMs, endMs, language);
  const note = [localize(person, language), words].filter((text) => text !== '').join(' · ');
  return (
    <Cell
      icon={<Icon name="share" />}
      title={time}
      note={note}
      value={isWithdrawn ? t('withdrawn') : t('count', { taken, seats })}
      to={boothInvitationPath(exhibitionId, RecordId)}
    />
  );
}
