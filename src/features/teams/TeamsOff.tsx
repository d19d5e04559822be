import { useTranslation } from 'react-i18next';
import { homePath } from '#domain/address/paths.ts';
import { Card } from '#ui/page/Card.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

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
