import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Answer } from '#domain/form/formDefinition.ts';
import { isBlankAnswer } from '#domain/form/answerOf.ts';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import { registerPath } from '#domain/address/paths.ts';
import type { Problem } from '#domain/text/problem.ts';
import { cardField, findCard, removeCard, saveCard } from '#entities/registration/businessCard.ts';
import { findCorrection } from '#entities/registration/correction.ts';
import { useEntryAddress } from '#session/visit/entryAddress.ts';
import { useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { cardUploads } from '#entities/registration/registrationUploads.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { checkOf } from '#ui/fields/checkOf.ts';
import { fieldTarget } from '#ui/fields/fieldTarget.ts';
import { FormField } from '#ui/fields/FormField.tsx';
import { UploadingContext } from '#ui/fields/uploaded/uploadingContext.ts';
import { FormFoot } from '#ui/page/FormFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { ToTicket } from './ToTicket.tsx';

/** Uploads a business card before or beside the form; it is sent with the registration. */
export default function UploadScreen() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const { exhibitionId, channelId } = useEntryAddress();
  const voucher = useOwnVoucher();
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState<Problem>();
  const field = cardField({ zh: t('card'), en: t('card') });

  useEffect(() => {
    let isCancelled = false;
    void findCard(exhibitionId).then((card) => {
      if (!isCancelled) setAnswer(card ?? '');
    });
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId]);

  if (voucher !== undefined && findCorrection(exhibitionId) === undefined)
    return <ToTicket voucherId={voucher.recordId} />;
  if (channelId === undefined || answer === undefined) return <Waiting isScreen lines={6} />;

  function change(next: Answer) {
    setAnswer(next);
    setProblem(undefined);
    if (isFileLocation(next)) void saveCard(exhibitionId, next);
    else if (isBlankAnswer(next)) void removeCard(exhibitionId);
  }

  function goOn(to: string) {
    const found = checkOf(field.type)?.(field, answer);
    setProblem(found);
    if (found === undefined) void navigate(registerPath(exhibitionId, to));
    else focusControl(fieldTarget(field, found));
  }

  return (
    <UploadingContext.Provider value={cardUploads({ exhibitionId, channelId })}>
      <PageHeading lead={t('cardText')}>{t('cardTitle')}</PageHeading>
      <Card>
        <FormField field={field} answer={answer} onChange={change} problem={problem} />
      </Card>
      <FormFoot>
        <Button onClick={() => goOn(channelId)}>{t(isFileLocation(answer) ? 'cardNext' : 'cardSkip')}</Button>
      </FormFoot>
    </UploadingContext.Provider>
  );
}
