import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStand } from '#session/acting/roleIdentity.ts';
import { loginAsPath } from '#domain/address/paths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { ExhibitorStatus } from '../exhibitor/ExhibitorStatus.tsx';
import { saveReturnTo } from '#flows/navigation/returnTo.ts';

export interface CenterGateProps {
  /** Where a login comes back to. */
  readonly back: string;
  readonly title: string;
  /** The page works on what the phone keeps: it waits for no answer about the exhibitor, and an error does not close it. */
  readonly worksOffline?: boolean;
  readonly children: (booth: BoothKey) => ReactNode;
}

/** The pages of an exhibitor are for those who are logged in as one and take part in this exhibition. */
export function CenterGate({ back, title, worksOffline, children }: CenterGateProps) {
  const { t } = useTranslation('accounts');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const stand = useStand();
  const heading = <PageHeading>{title}</PageHeading>;

  async function logIn() {
    saveReturnTo(exhibitionId, back);
    await navigate(loginAsPath(exhibitionId, 'exhibitor'));
  }

  if (stand === undefined)
    return (
      <>
        {heading}
        <Card title={t('exhibitorsOnly')}>
          <p>{t('exhibitorsOnlyText')}</p>
          <Button onClick={() => void logIn()}>{t('logInAsExhibitor')}</Button>
        </Card>
      </>
    );
  return (
    <ExhibitorStatus heading={heading} worksOffline={worksOffline}>
      {/* Nothing of a page outlives a change of the exhibition or of the person. */}
      <Fragment key={`${exhibitionId} ${stand.exhibitorId} ${stand.exhibitorUserId}`}>
        {children({
          exhibitionId,
          exhibitorId: stand.exhibitorId,
          exhibitorUserId: stand.exhibitorUserId,
        })}
      </Fragment>
    </ExhibitorStatus>
  );
}
