import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { ProvenContact } from '../../../device/provenContact.ts';
import type { FormDefinition } from '../../../domain/form/definition.ts';
import { isFileLocation } from '../../../domain/form/fileAnswer.ts';
import { cardField, cardKey } from '../../../flows/businessCard.ts';
import { findCorrection } from '../../../flows/correction.ts';
import { useEntryAddress } from '../../../flows/entryAddress.ts';
import { useRegistrationForm } from '../../../flows/registrationForm.ts';
import { useVouchers } from '../../../flows/shelves.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { AlreadyDone } from '../AlreadyDone.tsx';
import { nothingAsked } from '../nothingAsked.ts';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { type StartingPoint, useStartingPoint } from './useStartingPoint.ts';

/** An uploaded business card goes with the registration like an answer, whatever the organiser asks. */
function withCard(form: FormDefinition, { draft }: StartingPoint, label: string): FormDefinition {
  const isThere = isFileLocation(draft?.draft.answers[cardKey]);
  if (!isThere || form.fields.some(({ key }) => key === cardKey)) return form;
  return { ...form, fields: [cardField({ zh: label, en: label }), ...form.fields] };
}

/** What this exhibition asks, the review, and the sending. */
export default function InformationScreen() {
  const { t } = useTranslation(['information', 'identity']);
  const contact = useLoaderData<ProvenContact>();
  const { exhibitionId, channelId = '' } = useEntryAddress();
  const { form, retry, refresh } = useRegistrationForm(exhibitionId, channelId);
  const correcting = findCorrection(exhibitionId);
  const voucher = useVouchers().find((held) => held.exhibitionId === exhibitionId);
  const {
    start,
    isLost,
    retry: lookAgain,
  } = useStartingPoint({ exhibitionId, channelId, contact }, correcting);

  if (voucher !== undefined && correcting === undefined) return <AlreadyDone voucherId={voucher.recordId} />;
  if (form.kind === 'failed')
    return (
      <>
        <Notice kind="error">{t('formFailed')}</Notice>
        <Button onClick={retry}>{t('retry', { ns: 'shell' })}</Button>
      </>
    );
  if (isLost)
    return (
      <>
        <Notice kind="error">{t('storedFailed')}</Notice>
        <Button onClick={lookAgain}>{t('retry', { ns: 'shell' })}</Button>
      </>
    );
  if (form.kind === 'finding' || start === undefined)
    return <Waiting text={t('findingForm')} lines={8} onRetry={retry} />;
  return (
    <RegistrationSteps
      address={{ exhibitionId, channelId, contact }}
      form={withCard(form.kind === 'found' ? form.value : nothingAsked, start, t('card', { ns: 'identity' }))}
      start={start}
      correcting={correcting}
      onFull={refresh}
    />
  );
}
