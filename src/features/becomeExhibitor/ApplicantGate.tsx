import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loginPath } from '#domain/address/paths.ts';
import type { Contact } from '#domain/person/contact.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { applicantQuery } from './applicationQueries.ts';

export interface ApplicantGateProps {
  readonly children: (contact: Contact) => ReactNode;
  /** In the place of the way to prove one. */
  readonly unproven?: ReactNode;
}

/** An application belongs to a contact that was proven by a code: the account of the exhibitor will be made for it. */
export function ApplicantGate({ children, unproven }: ApplicantGateProps) {
  const { t } = useTranslation('becomeExhibitor');
  const exhibitionId = useExhibitionId();
  const { data: contact } = useServerQuery(applicantQuery(exhibitionId));
  if (contact === undefined) return <ListSkeleton shape="form" rows={3} hasHeading />;
  if (contact !== null) return children(contact);
  if (unproven !== undefined) return unproven;
  return (
    <>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <Card title={t('proveFirst')}>
        <p>{t('proveFirstText')}</p>
        <LinkButton to={loginPath(exhibitionId, undefined, 'exhibit')}>{t('prove')}</LinkButton>
      </Card>
    </>
  );
}
