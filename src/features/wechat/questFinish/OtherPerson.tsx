import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { focusHeading } from '#ui/page/focusHeading.ts';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';

export interface OtherPersonProps {
  readonly before: string;
  readonly after: string;
  readonly onSwitch: () => Promise<unknown>;
  readonly onStay: () => void;
}

/** A code that is gone at the gate is worse than one question: asks before the last person's things go. */
export function OtherPerson({ before, after, onSwitch, onStay }: OtherPersonProps) {
  const { t } = useTranslation('accounts');
  const { isBusy, run } = useOneAtATime();
  return (
    <>
      <PageHeading ref={focusHeading}>{t('otherTitle')}</PageHeading>
      <Card>
        <p>{t('otherText', { before, after })}</p>
        <Button onClick={onStay}>{t('otherStay')}</Button>
        <Button kind="secondary" busy={isBusy} onClick={() => void run(onSwitch)}>
          {t('otherSwitch')}
        </Button>
      </Card>
    </>
  );
}
