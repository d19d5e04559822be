import { useTranslation } from 'react-i18next';
import { codePath } from '#domain/address/paths.ts';
import { InterruptedCorrection } from '#entities/registration/correction/InterruptedCorrection.tsx';
import { Card } from '#ui/page/Card.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

export interface AlreadyDoneProps {
  readonly voucherId: string;
  /** Where a correction may have been cut off. */
  readonly exhibitionId?: string;
}

/** Back after success, or a second visit: what is done is not sent again. */
export function AlreadyDone({ voucherId, exhibitionId }: AlreadyDoneProps) {
  const { t } = useTranslation('identity');
  return (
    <>
      <PageHeading>{t('alreadyTitle')}</PageHeading>
      {exhibitionId !== undefined && <InterruptedCorrection pass={{ exhibitionId, recordId: voucherId }} />}
      <Card>
        <p>{t('doneText')}</p>
        <LinkButton to={codePath(voucherId)}>{t('openCode')}</LinkButton>
      </Card>
    </>
  );
}
