import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDevice } from '#device/storage/useDevice.ts';
import { isBlankAnswer } from '#domain/form/answerOf.ts';
import { cardKey } from '#entities/registration/businessCard.ts';
import { carryOn, hasCarryOnState } from '#session/visit/carryOn.ts';
import { type DraftAddress, wasWrittenHere } from '#entities/registration/registrationDraft.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import type { StartingPoint } from './useStartingPoint.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';

export interface CarryOnProps {
  readonly address: DraftAddress;
  readonly start: StartingPoint;
  /** The visitor has tapped to change what is there; the flag on the phone ends with the navigation to it. */
  readonly isWanted: boolean;
  readonly children: (start: StartingPoint) => ReactNode;
}

/** A draft of an earlier page is asked about, unless the visitor has gone on to it. */
function isEarlierDraft(address: DraftAddress, { draft, unfinished, own }: StartingPoint): boolean {
  if (unfinished !== undefined || own !== undefined || wasWrittenHere(address)) return false;
  const answers = draft?.draft.answers ?? {};
  return Object.keys(answers).some((key) => key !== cardKey && !isBlankAnswer(answers[key]));
}

/** The same without the answers. They stay on the phone until something else is typed. */
function withoutAnswers({ draft, ...start }: StartingPoint): StartingPoint {
  if (draft === undefined) return { ...start, draft };
  const card = draft.draft.answers[cardKey];
  const answers = card === undefined ? {} : { [cardKey]: card };
  return { ...start, draft: { draft: { ...draft.draft, answers }, needsRetyping: [] } };
}

/** Opens the form, filled in where the visitor carries on; asks first about a draft of an earlier page. */
export function CarryOn({ address, start, isWanted, children }: CarryOnProps) {
  const { t } = useTranslation('information');
  const moment = useMomentText();
  const { state } = useLocation();
  const isCarryOn = useDevice((device) => device.isCarryOn) === '1';
  const [isGoingOn, setIsGoingOn] = useState(isWanted || hasCarryOnState(state) || isCarryOn);
  const [choice, setChoice] = useState<'ask' | 'goOn' | 'startOver'>(() =>
    !isGoingOn && isEarlierDraft(address, start) ? 'ask' : 'goOn',
  );
  const hasAsked = useRef(choice === 'ask');

  useEffect(() => {
    // Every step of the form is a navigation, and each navigation resets the flag.
    if (!isCarryOn && (isGoingOn || wasWrittenHere(address))) carryOn();
  }, [isCarryOn, isGoingOn, address]);
  useEffect(() => {
    // The button that had the focus is gone.
    if (choice !== 'ask' && hasAsked.current) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [choice]);

  if (choice !== 'ask') return children(choice === 'goOn' ? start : withoutAnswers(start));
  return (
    <>
      <PageHeading lead={t('carryOnText', { time: moment(start.draft?.draft.savedAtMs, 'dayTime') })}>
        {t('carryOnTitle')}
      </PageHeading>
      <Card>
        <Button
          onClick={() => {
            setIsGoingOn(true);
            setChoice('goOn');
          }}
        >
          {t('carryOn')}
        </Button>
        <Button kind="secondary" onClick={() => setChoice('startOver')}>
          {t('startOver')}
        </Button>
      </Card>
    </>
  );
}
