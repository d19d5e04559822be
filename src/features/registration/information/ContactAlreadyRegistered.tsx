import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import { type Contact, maskContact } from '#domain/person/contact.ts';
import { codePath, selectPath } from '#domain/address/paths.ts';
import { leaveForm } from '#flows/navigation/historyTrail.ts';
import { overwriteQuestion } from '#entities/registration/overwriteQuestion.ts';
import type { Submission } from '#sending/createSubmission.ts';
import { keepVisitor } from '#entities/registration/stored/keepVisitor.ts';
import { askConfirm } from '#ui/overlay/appToast.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Outcome } from '#ui/page/Outcome.tsx';

export interface ContactAlreadyRegisteredProps {
  readonly contact: Contact;
  readonly other: Registration;
  readonly submission: Submission<Registration>;
}

/** Looking before sending found an earlier registration of this contact. Overwriting asks first; no is the default. */
export function ContactAlreadyRegistered({ contact, other, submission }: ContactAlreadyRegisteredProps) {
  const { t } = useTranslation('information');
  const { t: say } = useTranslation('identity');
  const navigate = useNavigate();

  async function open() {
    await submission.overwrite(false);
    await keepVisitor(other);
    await leaveForm(codePath(other.RecordId), selectPath(other.ExhibitionId), navigate);
  }

  async function overwrite() {
    if (await askConfirm(overwriteQuestion(say, other.SeatNo))) await submission.overwrite(true);
  }

  return (
    <Outcome name={t('takenTitle')}>
      <Card title={t('takenTitle')}>
        <p data-announce="">{t('takenText', { contact: maskContact(contact), name: other.Name })}</p>
        <Button onClick={() => void open()}>{t('openCode')}</Button>
        <Button kind="secondary" onClick={() => void overwrite()}>
          {say('overwrite')}
        </Button>
      </Card>
    </Outcome>
  );
}
