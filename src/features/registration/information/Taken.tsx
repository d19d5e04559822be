import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Registration } from '../../../api/registrationRecord.ts';
import { type Contact, maskContact } from '../../../domain/contact.ts';
import { codePath } from '../../../domain/paths.ts';
import type { Submission } from '../../../flows/submission.ts';
import { keepVisitor } from '../../../flows/visitor.ts';
import { askConfirm } from '../../../ui/appToast.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

export interface TakenProps {
  readonly contact: Contact;
  readonly other: Registration;
  readonly submission: Submission;
}

/** Looking before sending found an earlier registration of this contact. Overwriting asks first; no is the default. */
export function Taken({ contact, other, submission }: TakenProps) {
  const { t } = useTranslation(['information', 'identity']);
  const navigate = useNavigate();

  async function open() {
    await submission.overwrite(false);
    await keepVisitor(other);
    await navigate(codePath(other.RecordId), { replace: true });
  }

  async function overwrite() {
    const seat = other.SeatNo;
    const text = t('overwriteText', { ns: 'identity' });
    const isSure = await askConfirm({
      title: t('overwriteTitle', { ns: 'identity' }),
      body: seat === '' ? text : `${text}${t('overwriteSeat', { ns: 'identity', seat })}`,
      yes: t('overwriteYes', { ns: 'identity' }),
      no: t('overwriteNo', { ns: 'identity' }),
      noIsDefault: true,
    });
    if (isSure) await submission.overwrite(true);
  }

  return (
    <Card title={t('takenTitle')}>
      <p>{t('takenText', { contact: maskContact(contact), name: other.Name })}</p>
      <Button onClick={() => void open()}>{t('openCode')}</Button>
      <Button kind="secondary" onClick={() => void overwrite()}>
        {t('overwrite', { ns: 'identity' })}
      </Button>
    </Card>
  );
}
