import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../domain/submission/state.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { incompleteCode } from './submissionGateway.ts';

export interface RefusalOffer {
  readonly label: string;
  readonly onChoose: () => void;
}

export interface RefusalNoticeProps {
  readonly refusal: Refusal;
  readonly title?: string | undefined;
  /** What the refusal means here; the server's own sentence where there is nothing better. */
  readonly text?: ReactNode;
  readonly offer?: RefusalOffer | undefined;
}

/** Why something was not accepted, and what can be done about it. */
export function RefusalNotice({ refusal, title, text, offer }: RefusalNoticeProps) {
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
