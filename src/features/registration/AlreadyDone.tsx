import { useTranslation } from 'react-i18next';
import { codePath } from '#domain/address/paths.ts';
import { Card } from '#ui/page/Card.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

export interface AlreadyDoneProps {
  readonly voucherId: string;
}

/** In place of a form whose answers are stored, until the ticket opens: what is done is not sent again. */
export function AlreadyDone({ voucherId }: AlreadyDoneProps) {
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
