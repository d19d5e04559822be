import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { organiserExhibitionsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser, OrganiserLogins } from '#entities/organiser/rules/organiser.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { LogInCard } from './LogInCard.tsx';
import { organiserQuery } from './queries/organiserQuery.ts';
import { useOrganiserLogins } from './useOrganiserLogins.ts';

export interface OrganiserGateProps {
  /** Where a login comes back to. */
  readonly back: string;
  readonly title: string;
  readonly children: (organiser: Organiser) => ReactNode;
}

/** The pages of an organiser are for those who are logged in as one, or as an administrator, and look after this exhibition. */
export function OrganiserGate(props: OrganiserGateProps) {
  const { t } = useTranslation('organiserCenter');
  const logins = useOrganiserLogins();
  if (logins !== undefined) return <OwnExhibition {...props} logins={logins} />;
  const { back, title } = props;
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <LogInCard back={back} title={t('organisersOnly')} text={t('organisersOnlyText')} />
    </>
  );
}

function OwnExhibition(props: OrganiserGateProps & { readonly logins: OrganiserLogins }) {
  const { t } = useTranslation('organiserCenter');
  const { logins, back, title, children } = props;
  const exhibitionId = useExhibitionId();
  const query = useServerQuery(organiserQuery(exhibitionId, logins));
  const heading = <PageHeading>{title}</PageHeading>;
  return (
    <QueryView
      query={query}
      failedTitle={t('roleUnknown')}
      renderHeading={(organiser) => organiser === undefined && heading}
      showsAge={false}
      empty={
        <>
          {heading}
          <LogInCard back={back} title={t('notYours')} text={t('notYoursText')} />
          <CellGroup>
            <Cell
              icon={<Icon name="explore" />}
              title={t('exhibitionsTitle')}
              to={organiserExhibitionsPath(exhibitionId)}
            />
          </CellGroup>
        </>
      }
    >
      {(organiser) =>
        organiser !== null && (
          // Nothing of a page outlives a change of the exhibition or the account.
          <Fragment key={`${exhibitionId} ${organiser.userId}`}>{children(organiser)}</Fragment>
        )
      }
    </QueryView>
  );
}
