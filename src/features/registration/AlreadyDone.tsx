import { useTranslation } from 'react-i18next';
import { codePath } from '../../domain/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Back after success, or a second visit: what is done is not sent again. */
export function AlreadyDone({ voucherId }: { readonly voucherId: string }) {
  const { t } = useTranslation('identity');
  return (
    <>
      <PageHeading>{t('alreadyTitle')}</PageHeading>
      <Card>
        <p>{t('doneText')}</p>
        <LinkButton to={codePath(voucherId)}>{t('openCode')}</LinkButton>
      </Card>
    </>
  );
}
