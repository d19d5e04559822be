import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkIdentity } from '#domain/person/checkIdentity.ts';
import { flushAll } from '#session/beforeLeaving.ts';
import { ExhibitionHeader } from '#session/visit/ExhibitionHeader.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import type { Values } from '#ui/fields/useAnswers.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { CorrectionNote } from '../CorrectionNote.tsx';
import { FullNote } from '../FullNote.tsx';
import { IdentityCard } from '../identity/IdentityCard.tsx';
import { JoinNote } from '#entities/registration/JoinNote.tsx';
import { useFocusOn } from '../useFocusOn.ts';
import { useIdentityDraft } from '../identity/useIdentityDraft.ts';
import { useIdentityLines } from '../identity/useIdentityLines.ts';
import { useJoining } from '../identity/useJoining.ts';
import { RegistrationPanel } from './RegistrationPanel.tsx';
import { type Clearing, RestoredNote } from './RestoredNote.tsx';
import type { StartingPoint } from './useStartingPoint.ts';
import { type RegistrationToSend, useRegistrationSending } from './useRegistrationSending.ts';

export interface OnePageStepProps extends Omit<RegistrationToSend, 'identity' | 'unfinished'> {
  readonly typed: UseFormReturn<Values>;
  readonly start: StartingPoint;
  /** The question to complete in a correction. */
  readonly focusId: string | undefined;
  readonly onTyped: () => void;
  readonly onClear: () => Clearing;
  readonly onFull: () => void;
}

const noPerson = { name: '', company: '' };

/** Everything of a short form on one page: who registers, the questions, and the button that sends. */
export function OnePageStep(props: OnePageStepProps) {
  const { typed, start, focusId, onTyped, onClear, onFull, ...registration } = props;
  const { address, form, correcting } = registration;
  const { t } = useTranslation(['information', 'sending']);
  const { identity = noPerson, hasCard, change } = useIdentityDraft(address, start);
  const [hasTried, setHasTried] = useState(false);
  const joining = useJoining(address.exhibitionId);
  const toLines = useIdentityLines();
  const { sending, send } = useRegistrationSending({ ...registration, identity, unfinished: undefined });
  const [firstId] = useState(() => focusId ?? firstBlank(identity, start));
  useFocusOn(firstId);

  const problems = checkIdentity({ ...identity, contact: address.contact });
  const { isSending } = sending;
  const isNew = correcting === undefined;
  return (
    <>
      <ExhibitionHeader />
      <PageHeading>{t(isNew ? 'title' : 'correctTitle')}</PageHeading>
      <RegistrationPanel
        address={address}
        sending={sending}
        onEdit={() => {}}
        onFull={() => {
          sending.reset();
          onFull();
        }}
      >
        <JoinNote {...joining} />
        <Notes {...{ form, typed, start, onClear }} />
        <AnswerForm
          form={form}
          typed={typed}
          isLocked={isSending}
          onTyped={onTyped}
          // What is written after the draft was removed would bring it back.
          onDone={() => void flushAll().then(() => send(typed.getValues()))}
          first={{
            check: () => toLines(problems),
            onAttempt: () => setHasTried(true),
            fields: (
              <IdentityCard
                address={address}
                person={identity}
                hasCard={hasCard}
                problems={hasTried ? problems : []}
                onChange={(key, text) => isSending || change(key, text)}
                offersSeveral={!joining.isJoining}
              />
            ),
          }}
        >
          <Button type="submit" busy={isSending} busyText={t('sending', { ns: 'sending' })}>
            {t(isNew ? 'complete' : 'sendUpdate')}
          </Button>
        </AnswerForm>
      </RegistrationPanel>
    </>
  );
}

function Notes({
  form,
  typed,
  start,
  onClear,
}: Pick<OnePageStepProps, 'form' | 'typed' | 'start' | 'onClear'>) {
  return (
    <>
      {start.own !== undefined && <CorrectionNote form={form} own={start.own} />}
      <RestoredNote start={start} onClear={onClear} />
      <FullNote form={form} typed={typed} />
    </>
  );
}

/** A visitor who has answered nothing yet begins with the first field. */
function firstBlank({ name, company }: typeof noPerson, { draft, own }: StartingPoint): string | undefined {
  if (own !== undefined || Object.keys(draft?.draft.answers ?? {}).length > 0) return undefined;
  if (name === '') return 'name';
  return company === '' ? 'company' : undefined;
}
