import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import { minePath } from '#domain/address/minePaths.ts';
import { selectPath } from '#domain/address/paths.ts';
import { leaveForm } from '#flows/navigation/historyTrail.ts';
import { endCorrection } from '#entities/registration/correction.ts';
import { type DraftAddress, removeRegistrationDraft } from '#entities/registration/registrationDraft.ts';
import type { Submission } from '#sending/createSubmission.ts';
import { recordIdOf } from '#sending/rules/recordIdOf.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Outcome } from '#ui/page/Outcome.tsx';

export interface ChangedElsewhereProps {
  readonly address: DraftAddress;
  readonly submission: Submission<Registration>;
}

/** A correction whose answer was lost, and after which the registration was corrected on another phone: the visitor chooses. */
export function ChangedElsewhere({ address, submission }: ChangedElsewhereProps) {
  const { t } = useTranslation('information');
  const navigate = useNavigate();

  async function keep() {
    const recordId = recordIdOf(submission.store.getState().state);
    await Promise.all([submission.edit(), removeRegistrationDraft(address)]);
    endCorrection(address.exhibitionId);
    await leaveForm(minePath(address.exhibitionId, recordId), selectPath(address.exhibitionId), navigate);
  }

  return (
    <Outcome name={t('supersededTitle')}>
      <Card title={t('supersededTitle')}>
        <p data-announce="">{t('supersededText')}</p>
        <Button onClick={() => void keep()}>{t('supersededKeep')}</Button>
        <Button kind="secondary" onClick={() => void submission.resume()}>
          {t('supersededOverwrite')}
        </Button>
      </Card>
    </Outcome>
  );
}
