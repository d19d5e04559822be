import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { inviteVisitorPath } from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { leadsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { InviteForm } from './InviteForm.tsx';
import { useInviteData } from './useInviteData.ts';
import { useInvited } from './useInvited.ts';
import css from './invite.module.css';

/** A booth invites one visitor to a meeting, who answers it like any invitation. */
export default function InviteScreen() {
  const id = useExhibitionId();
  const { visitorId = '' } = useParams();
  const { t } = useTranslation('boothInvite');
  return (
    <CenterGate back={inviteVisitorPath(id, visitorId)} title={t('title')}>
      {(booth) =>
        isRecordId(visitorId) ? (
          <Invite key={visitorId} booth={booth} visitorId={visitorId} />
        ) : (
          <>
            <PageHeading>{t('title')}</PageHeading>
            <EmptyState
              drawing="lost"
              title={t('noVisitor')}
              text={t('noVisitorText')}
              action={<LinkButton to={leadsPath(id)}>{t('toLeads')}</LinkButton>}
            />
          </>
        )
      }
    </CenterGate>
  );
}

interface InviteProps {
  readonly booth: BoothKey;
  readonly visitorId: string;
}

function Invite({ booth, visitorId }: InviteProps) {
  const { t } = useTranslation('boothInvite');
  const query = useInviteData(booth, visitorId);
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton shape="form" rows={3} hasHeading />}
      renderHeading={() => (
        <>
          <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
          <Head booth={booth} visitorId={visitorId} />
        </>
      )}
      showsAge={false}
    >
      {(data) => <InviteForm booth={booth} visitorId={visitorId} {...data} />}
    </QueryView>
  );
}

/** Who is invited. */
function Head({ booth, visitorId }: InviteProps) {
  const { t, i18n } = useTranslation('boothInvite');
  const language = languageOf(i18n.language);
  const { name, company } = useInvited(booth, visitorId);
  const told = localize(name, language) || t('visitor');
  const work = localize(company, language);
  return (
    <div className={css['head']}>
      <Monogram name={told} shape="round" small />
      <div className={css['words']}>
        <p className={css['name']} lang={otherLanguage(name, language)}>
          {told}
        </p>
        {work !== '' && <p className={css['note']}>{work}</p>}
      </div>
    </div>
  );
}
