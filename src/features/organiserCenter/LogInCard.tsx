import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { useOrganiserLogIn } from './useOrganiserLogIn.ts';

export interface LogInCardProps {
  readonly exhibitionId: string;
  /** Where a login comes back to. */
  readonly back: string;
  readonly title: string;
  readonly text: string;
}

/** Why a page is closed, and the organiser's login. */
export function LogInCard({ exhibitionId, back, title, text }: LogInCardProps) {
  const { t } = useTranslation('organiserCenter');
  const logIn = useOrganiserLogIn(exhibitionId, back);
  return (
    <Card title={title}>
      <p data-announce="">{text}</p>
      <Button onClick={logIn}>{t('logIn')}</Button>
    </Card>
  );
}
