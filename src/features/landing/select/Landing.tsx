import { type ReactNode, Suspense } from 'react';
import { failedTree, fitCover, landingTree, messageTree } from '#boot/landingTree.ts';
import { holdsAnyPass } from '#device/storage/appDeviceStore.ts';
import type { Channel } from '#domain/exhibition/channel.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { registrationState, type RegistrationState } from '#domain/exhibition/registrationState.ts';
import { useFairLook } from '#session/clock/useFairLook.ts';
import { type Loadable, useVisit } from '#session/visit/visit.ts';
import { LandingPicture } from '#flows/landing/LandingPicture.tsx';
import { EntryTicket, LastExhibition } from './laterParts.ts';
import { LoadError } from '#flows/landing/LoadError.tsx';
import { EntryActions, type EntryActionsProps } from './EntryActions.tsx';
import { shellMessage, useShellMessages } from '#language/shellMessages.ts';
import { problemKey, stillTryingKey } from '#language/problemKey.ts';
import styles from '#flows/landing/select.module.css';

export interface LandingProps extends Pick<EntryActionsProps, 'hasTabs' | 'renderWechat' | 'renderBelow'> {
  /** Over the picture, once the exhibition is known. */
  readonly renderAbove?: (exhibition: Exhibition) => ReactNode;
  /** Between the picture and the actions. */
  readonly renderBetween?: (state: RegistrationState) => ReactNode;
}

export function Landing({ renderAbove, renderBetween, ...parts }: LandingProps) {
  const { t, language } = useShellMessages('select');
  const exhibition = useVisit((visit) => visit.exhibition);
  const channel = useVisit((visit) => visit.channel);
  const { nowMs, look } = useFairLook(30_000);
  const isRetrying = useVisit((visit) => visit.isRetrying);
  const failureReason = useVisit((visit) => visit.failureReason);
  const exhibitionId = useVisit((visit) => visit.exhibitionId);
  const nodesWithout = (kind: 'loading' | 'missing' | 'failed') => {
    if (kind === 'missing') return messageTree(t('missingTitle'), t('missingText'));
    if (kind === 'loading' && !isRetrying) return landingTree(undefined, language, nowMs, fitCover);
    return failedTree(language);
  };
  if (exhibition.kind !== 'found')
    return (
      <>
        <LandingPicture nodes={nodesWithout(exhibition.kind)} />
        {exhibition.kind === 'missing' && (
          <Suspense>
            <LastExhibition />
          </Suspense>
        )}
        {isRetrying && holdsAnyPass() && (
          <Suspense>
            <EntryTicket exhibitionId={exhibitionId} />
          </Suspense>
        )}
        {exhibition.kind === 'failed' && (
          <LoadError text={shellMessage('shell', problemKey(exhibition.cause))} retry={t('retry')} />
        )}
        {exhibition.kind === 'loading' && isRetrying && (
          <LoadError text={shellMessage('shell', stillTryingKey(failureReason))} retry={t('retry')} />
        )}
        {exhibition.kind === 'loading' && !isRetrying && (
          <div className={styles.actions} aria-hidden="true" />
        )}
      </>
    );
  const { value } = exhibition;
  const state = registrationState(value, channel.kind === 'found' ? channel.value : undefined, nowMs);
  return (
    <>
      {renderAbove?.(value)}
      <LandingPicture
        nodes={landingTree(
          { exhibition: value, state: shownState(state, channel) },
          language,
          nowMs,
          fitCover,
        )}
      />
      {renderBetween?.(state)}
      <EntryActions {...parts} exhibition={value} channel={channel} state={state} onDue={look} />
    </>
  );
}

/** Without a channel there is no registration, even where the exhibition is open. */
function shownState(state: RegistrationState, channel: Loadable<Channel>): RegistrationState {
  return state.state === 'open' && channel.kind === 'missing' ? { state: 'temporarilyClosed' } : state;
}
