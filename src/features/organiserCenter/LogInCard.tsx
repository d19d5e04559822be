import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { useOrganiserLogIn } from './useOrganiserLogIn.ts';

export interface LogInCardProps {
  /** Where a login comes back to. */
  readonly back: string;
  readonly title: string;
  readonly text: string;
}

/** Why a page is closed, and the organiser's login. */
export function LogInCard({ back, title, text }: LogInCardProps) {
  const { t } = useTranslation('organiserCenter');
  const exhibitionId = useExhibitionId();
  const logIn = useOrganiserLogIn(exhibitionId, back);
  return (
    <Card title={title}>
      <p data-announce="">{text}</p>
      <Button onClick={logIn}>{t('logIn')}</Button>
    </Card>
  );
}
