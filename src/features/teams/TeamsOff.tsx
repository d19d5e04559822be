import { useTranslation } from 'react-i18next';
import { homePath } from '../../domain/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Says that the exhibition has no teams. */
export function TeamsOff({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('teams');
  return (
    <>
      <PageHeading>{t('offTitle')}</PageHeading>
      <Card>
        <p>{t('offText')}</p>
        <LinkButton to={homePath(exhibitionId)}>{t('home')}</LinkButton>
      </Card>
    </>
  );
}
