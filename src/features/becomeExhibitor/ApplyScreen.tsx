import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { exhibitorApplicationPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import { mayApply } from '#domain/exhibition/exhibitorSetup.ts';
import type { Contact } from '#domain/person/contact.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useRowStart } from '#flows/rowForm/rowDraft.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ApplicantGate } from './ApplicantGate.tsx';
import { applicationQuery, type ApplicationSetup, setupQuery } from './applicationQueries.ts';
import type { Application } from '#entities/exhibitor/rules/exhibitorApplication.ts';
import { useApplicationForm } from './useApplicationForm.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { applicationOwner, draftAddress } from './applicationSubmission.ts';

const FormSkeleton = () => <ListSkeleton shape="form" rows={4} hasHeading />;

/** A company asks to exhibit, or corrects what the organiser has refused, also after the last day for new applications. */
export default function ApplyScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('becomeExhibitor');
  const nowMs = useFairNow();
  const [mayBegin, setMayBegin] = useState<boolean>();
  const query = useServerQuery(setupQuery(id));
  // What is being typed stays when the last minute passes: the server decides about it.
  if (mayBegin === undefined && query.data !== undefined) setMayBegin(mayApply(query.data, nowMs));
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      skeleton={<FormSkeleton />}
      renderHeading={(data) => data === undefined && <PageHeading>{t('title')}</PageHeading>}
      showsAge={false}
    >
      {(setup) => (
        <ApplicantGate unproven={mayBegin === false ? <Closed /> : undefined}>
          {(contact) => (
            <Applying
              key={`${id} ${contact.value}`}
              contact={contact}
              setup={setup}
              isClosed={mayBegin === false}
            />
          )}
        </ApplicantGate>
      )}
    </QueryView>
  );
}

function Closed() {
  const { t } = useTranslation('becomeExhibitor');
  const exhibitionId = useExhibitionId();
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <EmptyState
        title={t('closedTitle')}
        text={t('closedText')}
        action={
          <LinkButton kind="secondary" to={exhibitorApplicationPath(exhibitionId)}>
            {t('toApplication')}
          </LinkButton>
        }
      />
    </>
  );
}

interface ApplyingProps {
  readonly contact: Contact;
  readonly setup: ApplicationSetup;
  /** To new applications. */
  readonly isClosed: boolean;
}

function Applying(props: ApplyingProps) {
  const { t } = useTranslation('becomeExhibitor');
  const exhibitionId = useExhibitionId();
  const query = useServerQuery(applicationQuery(exhibitionId, props.contact));
  // What the page began with: the row that this very page sends must not take the form away under the sending.
  const [begun, setBegun] = useState<Application | null>();
  if (begun === undefined && query.data !== undefined && !query.isFetching) setBegun(query.data);
  return (
    <QueryView
      query={{ ...query, data: begun }}
      failedTitle={t('failed')}
      skeleton={<FormSkeleton />}
      renderHeading={(data) => data === undefined && <PageHeading>{t('title')}</PageHeading>}
      isEmpty={() => false}
      showsAge={false}
    >
      {(row) => <Begun {...props} row={row} />}
    </QueryView>
  );
}

function Begun({ contact, setup, isClosed, row }: ApplyingProps & { readonly row: Application | null }) {
  const exhibitionId = useExhibitionId();
  const applicant = { exhibitionId, contact };
  const start = useRowStart(draftAddress(applicant, row?.RecordId), applicationOwner(applicant));
  const form = useApplicationForm(setup, contact.kind);
  if (start === undefined || form === undefined) return <FormSkeleton />;
  if (isClosed && row === null && start.unfinished === undefined) return <Closed />;
  // What waits in the outbox is finished first: it may be this row.
  if (row !== null && row.status !== 'declined' && start.unfinished === undefined)
    return <Navigate replace to={exhibitorApplicationPath(exhibitionId)} />;
  return <ApplicationForm applicant={applicant} form={form} refused={row} start={start} />;
}
