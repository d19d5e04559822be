import type { SessionPhase } from '#entities/programme/rules/sessionPhase.ts';
import { useTranslation } from 'react-i18next';
import { entryOf, type Session } from '#entities/programme/rules/session.ts';
import { RememberButton } from '#entities/programme/schedule/RememberButton.tsx';
import { useRememberedEntry } from '#entities/programme/schedule/useRememberedEntry.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import css from './detail.module.css';
import { signUpOf, type ConferenceRow } from './signUpOf.ts';

export interface SessionProps {
  readonly row: ConferenceRow | undefined;
  readonly session: Session;
  readonly phase: SessionPhase;
}

/** To sign up where the session asks for it, and to put it into the visitor's schedule. */
export function SessionActions({ row, session, phase }: SessionProps) {
  const { t } = useTranslation('conferences');
  const exhibitionId = useExhibitionId();
  const entry = entryOf(exhibitionId, session);
  const signUp = signUpOf(exhibitionId, row);
  const isOver = phase === 'over';
  const isFull = session.seatsLeft === 0;
  const isCancelled = session.isCancelled === true;
  const isIn = useRememberedEntry({ kind: 'conference', id: session.id }) !== undefined;
  const maySignUp = signUp !== undefined && !signUp.isDone && !isFull && !isOver && !isCancelled;
  const told = toldOf();

  function toldOf() {
    // Its page says so above.
    if (isCancelled) return '';
    if (isOver) return t('overText');
    if (signUp === undefined) return '';
    if (signUp.isDone) return t('signedUp');
    if (isFull) return t('fullText');
    return signUp.needsPass ? t('passFirst') : '';
  }

  return (
    <>
      {told !== '' && <p className={css['told']}>{told}</p>}
      {maySignUp && <LinkButton to={signUp.to}>{t(signUp.needsPass ? 'getPass' : 'signUp')}</LinkButton>}
      {entry !== undefined && (!isCancelled || isIn) && (
        <RememberButton entry={entry} isQuiet={maySignUp || isOver || isCancelled} />
      )}
    </>
  );
}
