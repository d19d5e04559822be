import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { ProvenContact } from '#device/drafts/provenContact.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { isShortForm } from '#domain/form/isShortForm.ts';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import { cardField, cardKey } from '#entities/registration/businessCard.ts';
import { carryOn } from '#session/visit/carryOn.ts';
import { findCorrection } from '#entities/registration/correction.ts';
import { useEntryAddress } from '#session/visit/entryAddress.ts';
import { registrationFormQuery } from '#entities/registration/registrationFormQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { ToTicket } from '../ToTicket.tsx';
import { nothingAsked } from '../nothingAsked.ts';
import { CarryOn } from './CarryOn.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { type StartingPoint, useStartingPoint } from './useStartingPoint.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

/** An uploaded business card is sent like an answer, also where the organiser does not ask for one. */
function withCard(form: FormDefinition, { draft }: StartingPoint, label: string): FormDefinition {
  const isThere = isFileLocation(draft?.draft.answers[cardKey]);
  if (!isThere || form.fields.some(({ key }) => key === cardKey)) return form;
  return { ...form, fields: [cardField({ zh: label, en: label }), ...form.fields] };
}

export default function InformationScreen() {
  const { t } = useTranslation(['information', 'identity']);
  const contact = useLoaderData<ProvenContact>();
  const { exhibitionId, channelId = '' } = useEntryAddress();
  const form = useServerQuery(registrationFormQuery(exhibitionId, channelId));
  // What is sent from this page leads on from here; its voucher is kept a moment before.
  const [isSentHere, setIsSentHere] = useState(false);
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const voucher = useOwnVoucher();
  const address = { exhibitionId, channelId, contact };
  const { query: starting, startOver } = useStartingPoint(address, findCorrection(exhibitionId));
  const { data: start } = starting;

  const isBegun = start?.correcting !== undefined || start?.unfinished !== undefined;
  if (voucher !== undefined && start !== undefined && !isBegun && !isSentHere)
    return <ToTicket voucherId={voucher.recordId} />;
  /** What waited to be sent is changed instead: the form starts from the phone, and from what is stored, once more. */
  function giveUp() {
    carryOn();
    setHasGivenUp(true);
    setIsSentHere(false);
    void startOver();
  }

  return (
    <QueryView
      query={joinQueries({ form, start: starting })}
      renderHeading={(data) => data === undefined && <PageHeading>{t('title')}</PageHeading>}
      failedTitle={t(form.error === null ? 'storedFailed' : 'formFailed')}
      waitingText={t('loadingForm')}
      skeleton={<ListSkeleton shape="form" rows={4} hasHeading />}
      showsAge={false}
    >
      {(data) => (
        <CarryOn address={address} start={data.start} isWanted={hasGivenUp}>
          {(chosen) => (
            <RegistrationSteps
              address={address}
              form={withCard(data.form ?? nothingAsked, chosen, t('card', { ns: 'identity' }))}
              isShort={isShortForm(data.form ?? nothingAsked)}
              start={chosen}
              onBegin={() => setIsSentHere(true)}
              onGiveUp={giveUp}
              onFull={() => void form.refetch()}
            />
          )}
        </CarryOn>
      )}
    </QueryView>
  );
}
