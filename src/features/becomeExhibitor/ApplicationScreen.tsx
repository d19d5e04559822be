import { useTranslation } from 'react-i18next';
import { readAnswers } from '#entities/registration/api/registrationRecord.ts';
import { becomeExhibitorPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import { exhibitorCenterPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { loginAsPath } from '#domain/address/paths.ts';
import type { Contact } from '#domain/person/contact.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useRoleIdentity } from '#session/acting/roleIdentity.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { AnswerCards } from './AnswerCards.tsx';
import { ApplicantGate } from './ApplicantGate.tsx';
import { applicationQuery, type ApplicationSetup, setupQuery } from './applicationQueries.ts';
import { Refusals } from './Refusals.tsx';
import type { Application } from '#entities/exhibitor/rules/exhibitorApplication.ts';
import { useApplicationForm } from './useApplicationForm.ts';

/** Where an application to exhibit stands. */
export default function ApplicationScreen() {
  const id = useExhibitionId();
  return (
    <ApplicantGate>
      {(contact) => <OwnApplication key={`${id} ${contact.value}`} contact={contact} />}
    </ApplicantGate>
  );
}

interface OwnApplicationProps {
  readonly contact: Contact;
}

function OwnApplication({ contact }: OwnApplicationProps) {
  const { t } = useTranslation('becomeExhibitor');
  const exhibitionId = useExhibitionId();
  const application = useServerQuery(applicationQuery(exhibitionId, contact));
  const setup = useServerQuery(setupQuery(exhibitionId));
  return (
    <QueryView
      query={joinQueries({ application, setup })}
      failedTitle={t('applicationFailed')}
      skeleton={<ListSkeleton rows={3} hasHeading />}
      renderHeading={(data) => (
        <PageHeading lead={data?.application?.company}>{t('applicationTitle')}</PageHeading>
      )}
      isEmpty={(data) => data.application === null}
      empty={
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={<LinkButton to={becomeExhibitorPath(exhibitionId)}>{t('title')}</LinkButton>}
        />
      }
    >
      {(data) =>
        data.application !== null && (
          <>
            <State application={data.application} />
            <Answers contact={contact} setup={data.setup} application={data.application} />
          </>
        )
      }
    </QueryView>
  );
}

interface StateProps {
  readonly application: Application;
}

/** The organiser's word, and the one thing to do about it. */
function State({ application }: StateProps) {
  const { t, i18n } = useTranslation('becomeExhibitor');
  const exhibitionId = useExhibitionId();
  const { isIn } = useRoleIdentity('exhibitor');
  const sentMs = parseVenueTime(application.sentAt);
  if (application.status === 'approved')
    return (
      <>
        <Notice kind="success" title={t('approved')}>
          {t(isIn ? 'approvedIn' : 'approvedText')}
        </Notice>
        <Card>
          <LinkButton to={isIn ? exhibitorCenterPath(exhibitionId) : loginAsPath(exhibitionId, 'exhibitor')}>
            {t(isIn ? 'toCenter' : 'toLogin')}
          </LinkButton>
        </Card>
      </>
    );
  if (application.status === 'declined')
    return (
      <>
        <Refusals application={application} />
        <Card>
          <LinkButton to={becomeExhibitorPath(exhibitionId)}>{t('correct')}</LinkButton>
        </Card>
      </>
    );
  return (
    <>
      <Notice title={t('inReview')}>
        {sentMs === undefined
          ? t('inReviewText')
          : t('inReviewSince', { time: formatVenueMoment(sentMs, 'dayTime', languageOf(i18n.language)) })}
      </Notice>
      <Refusals application={application} />
    </>
  );
}

interface AnswersProps extends OwnApplicationProps {
  readonly setup: ApplicationSetup;
  readonly application: Application;
}

function Answers({ contact, setup, application }: AnswersProps) {
  const form = useApplicationForm(setup, contact.kind);
  return form && <AnswerCards form={form} answers={readAnswers(application.row, form)} />;
}
