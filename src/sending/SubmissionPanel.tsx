import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from './rules/submissionState.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card } from '../ui/page/Card.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Outcome } from '../ui/page/Outcome.tsx';
import { Waiting } from '../ui/page/Waiting.tsx';
import type { Submission } from './createSubmission.ts';
import { incompleteCode, type StoredRow } from './submissionGateway.ts';
import type { ActiveSubmission } from './useSubmission.ts';

export interface RefusalOffer {
  readonly label: string;
  readonly onChoose: () => void;
}

export type PanelSubmission<Row extends StoredRow> = Pick<
  ActiveSubmission<Row>,
  'submission' | 'state' | 'other' | 'elsewhere' | 'isSending' | 'hasStayed' | 'giveUp'
>;

export interface SubmissionPanelProps<Row extends StoredRow> {
  readonly sending: PanelSubmission<Row>;
  /** One of several on a screen, in a card that has its own title and announcement. */
  readonly inCard?: boolean;
  /** Back to what was typed, which is offered only while nothing can have arrived. */
  readonly onEdit?: () => void;
  readonly refusedTitle?: string;
  /** What a refusal means here; the server's own sentence where it returns nothing. */
  readonly describeRefusal?: (refusal: Refusal) => ReactNode;
  /** What else than sending again the visitor can do about a refusal. */
  readonly offerFor?: (refusal: Refusal) => RefusalOffer | undefined;
  /** In the place of the form, while the question is whether to overwrite an earlier row. */
  readonly renderOther?: (other: Row, submission: Submission<Row>) => ReactNode;
  /** In the place of the form, where the row was changed elsewhere after this change was begun. */
  readonly renderSuperseded?: (submission: Submission<Row>) => ReactNode;
  /** In the place of the form, where it is stored and the next screen failed to open. */
  readonly renderStored?: (recordId: string) => ReactNode;
  /** What is sent, and the button that sends it. */
  readonly children: ReactNode;
}

/** Where a submission is: what was typed, an honest "checking", or what the visitor can do now. */
export function SubmissionPanel<Row extends StoredRow>(props: SubmissionPanelProps<Row>) {
  const {
    sending,
    inCard = false,
    onEdit,
    refusedTitle,
    describeRefusal,
    offerFor,
    renderOther,
    renderSuperseded,
    renderStored,
  } = props;
  const { t } = useTranslation('sending');
  const { submission, state, other, elsewhere, isSending, hasStayed } = sending;

  async function edit() {
    await sending.giveUp();
    onEdit?.();
  }

  if (elsewhere)
    return (
      <Notice kind="info" live>
        {t('elsewhere')}
      </Notice>
    );
  if (submission !== undefined && state.at === 'checking' && !isSending)
    return <Checking reference={submission.reference} inCard={inCard} />;
  if (submission !== undefined && state.at === 'parked' && state.because === 'superseded' && renderSuperseded)
    return renderSuperseded(submission);
  if (submission !== undefined && state.at === 'parked')
    return (
      <Parked
        inCard={inCard}
        isUnsent={state.progress.unanswered === 0}
        isForbidden={state.because === 'forbidden'}
        reference={submission.reference}
        onResume={() => void submission.resume()}
        onEdit={() => void edit()}
      />
    );
  if (submission !== undefined && state.at === 'overwriteAsked' && other !== undefined && renderOther)
    return renderOther(other, submission);
  if (state.at === 'done' && hasStayed && renderStored) return renderStored(state.recordId);
  const refusal = state.at === 'rejected' ? state.refusal : undefined;
  if (refusal?.resCode === incompleteCode && !inCard) return <Incomplete onEdit={() => void edit()} />;
  return (
    <>
      {refusal !== undefined && (
        <RefusalNotice
          refusal={refusal}
          title={inCard ? undefined : (refusedTitle ?? t('refusedTitle'))}
          text={describeRefusal?.(refusal)}
          offer={offerFor?.(refusal)}
        />
      )}
      {props.children}
    </>
  );
}

/** The server found the answers incomplete: they are shown again. */
function Incomplete({ onEdit }: Pick<ParkedProps, 'onEdit'>) {
  const { t } = useTranslation('sending');
  return (
    <Outcome name={t('refusedTitle')}>
      <Notice kind="warn" title={t('refusedTitle')}>
        <p data-announce="">{t('refusedIncomplete')}</p>
      </Notice>
      <Button onClick={onEdit}>{t('edit')}</Button>
    </Outcome>
  );
}

/** The answer got lost: the page claims neither success nor failure. */
function Checking({ reference, inCard }: { readonly reference: string; readonly inCard: boolean }) {
  const { t } = useTranslation('sending');
  if (inCard)
    return (
      <p>
        {t('checkingText')} {t('reference', { reference })}
      </p>
    );
  return (
    <Outcome name={t('checkingTitle')}>
      <Card title={t('checkingTitle')}>
        <p data-announce="">{t('checkingText')}</p>
        <p data-announce="">{t('reference', { reference })}</p>
        <Waiting text={t('checkingNow')} />
      </Card>
    </Outcome>
  );
}

interface ParkedProps {
  readonly inCard: boolean;
  readonly isUnsent: boolean;
  readonly isForbidden: boolean;
  readonly reference: string;
  readonly onResume: () => void;
  readonly onEdit: () => void;
}

/** It rests until the visitor says "go on". While nothing can have arrived it can also be changed. */
function Parked({ inCard, isUnsent, isForbidden, reference, onResume, onEdit }: ParkedProps) {
  const { t } = useTranslation('sending');
  const title = t(isUnsent ? 'unsentTitle' : 'parkedTitle');
  const text = isForbidden ? 'forbiddenText' : isUnsent ? 'unsentText' : 'parkedText';
  if (inCard)
    return (
      <>
        <p>
          {t(text)} {t('reference', { reference })}
        </p>
        {isUnsent && (
          <Button kind="secondary" onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
      </>
    );
  return (
    <Outcome name={title}>
      <Notice kind="warn" title={title}>
        <p data-announce="">{t(text)}</p>
        <p data-announce="">{t('reference', { reference })}</p>
      </Notice>
      <Button onClick={onResume}>{t(isUnsent ? 'sendNow' : 'resume')}</Button>
      {isUnsent && (
        <Button kind="secondary" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
    </Outcome>
  );
}

interface RefusalNoticeProps {
  readonly refusal: Refusal;
  readonly title?: string | undefined;
  /** What the refusal means here; the server's own sentence where there is nothing better. */
  readonly text?: ReactNode;
  readonly offer?: RefusalOffer | undefined;
}

function RefusalNotice({ refusal, title, text, offer }: RefusalNoticeProps) {
  const { t } = useTranslation('sending');
  const { resCode, message } = refusal;
  const box = useRef<HTMLDivElement>(null);
  const isAlone = title !== undefined;

  useLayoutEffect(() => {
    // The button that was tapped may be screens below it. Of several in a list none is scrolled to.
    if (isAlone) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isAlone]);

  const sentence =
    resCode === incompleteCode
      ? t('refusedIncomplete')
      : message === ''
        ? t('refusedNoReason')
        : t('refusedText', { message });
  return (
    <div ref={box}>
      <Notice kind="error" title={title}>
        <p>{text ?? sentence}</p>
        {offer !== undefined && (
          <Button kind="secondary" onClick={offer.onChoose}>
            {offer.label}
          </Button>
        )}
      </Notice>
    </div>
  );
}
