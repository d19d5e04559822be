import { problemKey, stillTryingKey } from '#language/problemKey.ts';
import { LoadError } from '#flows/landing/LoadError.tsx';
import { LazyHelpLine } from '#flows/assist/LazyHelpLine.tsx';
import type { LandingBelowProps } from '../more/LandingTools.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { footClass } from '#boot/landingTree.ts';
import type { Channel } from '#domain/exhibition/channel.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { codePath, questionPath, registerPath } from '#domain/address/paths.ts';
import type { RegistrationState } from '#domain/exhibition/registrationState.ts';
import { type Loadable, useVisit } from '#session/visit/visit.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { shellMessage, useShellMessages } from '#language/shellMessages.ts';
import type { Resume } from '../more/EntryNotice.tsx';
import { BarActions } from './BarActions.tsx';
import { ChannelChoice } from './ChannelChoice.tsx';
import { EntryNotice, EntryTicket } from './laterParts.ts';
import { useRegistrationStatus } from './useRegistrationStatus.ts';
import styles from '#flows/landing/select.module.css';

export interface EntryActionsProps {
  readonly exhibition: Exhibition;
  readonly channel: Loadable<Channel>;
  readonly state: RegistrationState;
  readonly onDue: () => void;
  /** The page has tabs for every visitor. */
  readonly hasTabs?: boolean | undefined;
  /** In the bar, before the action. */
  readonly renderWechat?: ((place: { exhibitionId: string; isOpen: boolean }) => ReactNode) | undefined;
  readonly renderBelow?: ((place: LandingBelowProps) => ReactNode) | undefined;
}

/** What a visitor can do here. Links, not buttons: each leads to another address, and works with a long press. */
export function EntryActions(props: EntryActionsProps) {
  const { exhibition, channel, state, onDue, hasTabs, renderWechat, renderBelow } = props;
  const { t } = useShellMessages('select');
  const id = exhibition.RecordId;
  const channelId = channel.kind === 'found' ? channel.value.RecordId : undefined;
  const { isRegistered, holdsPass, isKnown, isNew } = useRegistrationStatus(id);
  const [resume, setResume] = useState<Resume>();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const isOpen = state.state === 'open';
  const isUnregistered = isKnown && !isRegistered;
  const mayRegister = isUnregistered && isOpen && channelId !== undefined;
  const isReady = isKnown && (channel.kind !== 'loading' || !isOpen);
  const hasTicket = isRegistered || holdsPass;
  const hasBar = isReady ? resume || mayRegister || (isUnregistered && !hasTicket) : isNew;

  return (
    <>
      <nav className={styles.actions} aria-label={t('entryActions')} data-ready={isReady}>
        {hasTicket && <TicketPlace exhibitionId={id} />}
        <div className={isOpen ? undefined : styles.noticePlace}>
          <Suspense>
            <EntryNotice
              {...{ exhibition, channelId, state, onDue }}
              bar={isReady ? bar : undefined}
              onResume={setResume}
            />
          </Suspense>
        </div>
        <ChannelLoadError exhibitionId={id} channel={channel} isOpen={isOpen} />
        {mayRegister && <ChannelChoice chosen={channelId} />}
        <div className={styles.links}>
          {resume && mayRegister && (
            <AppLink to={registerPath(id, channelId)}>{t(resume.isPending ? 'register' : 'restart')}</AppLink>
          )}
          {channel.kind === 'found' && channel.value.HasQuestionnaire && (isRegistered || mayRegister) && (
            <AppLink to={questionPath(id, channel.value.RecordId)}>{t('questions')}</AppLink>
          )}
        </div>
        {hasBar && (
          <div className={footClass(hasTabs || !isNew)} ref={setBar}>
            <BarActions
              {...{ resume, channelId, hasTicket, hasTabs, isUnregistered, mayRegister, isReady }}
              exhibitionId={id}
              wechat={isUnregistered && !resume && renderWechat?.({ exhibitionId: id, isOpen })}
            />
          </div>
        )}
      </nav>
      {renderBelow?.({ exhibition, isUnregistered, channelId: mayRegister ? channelId : undefined })}
    </>
  );
}

/** The action alone until the ticket is there, and where this phone holds none. */
function TicketPlace({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useShellMessages('select');
  const show = (
    <AppLink className={styles.action} to={codePath()}>
      {t('showCode')}
    </AppLink>
  );
  return (
    <div className={styles.ticket}>
      <Suspense fallback={show}>
        <EntryTicket exhibitionId={exhibitionId} instead={show} />
      </Suspense>
    </div>
  );
}

interface ChannelLoadErrorProps {
  readonly exhibitionId: string;
  readonly channel: Loadable<Channel>;
  readonly isOpen: boolean;
}

function ChannelLoadError({ exhibitionId, channel, isOpen }: ChannelLoadErrorProps) {
  const { t } = useShellMessages('select');
  const isRetrying = useVisit((visit) => visit.isRetrying);
  const failureReason = useVisit((visit) => visit.failureReason);
  const isMissing = isOpen && channel.kind === 'missing';
  return (
    <>
      {channel.kind === 'loading' && isRetrying && (
        <LoadError text={shellMessage('shell', stillTryingKey(failureReason))} retry={t('retry')} />
      )}
      {isMissing && <LoadError text={t('noChannelText')} />}
      {channel.kind === 'failed' && (
        <LoadError text={shellMessage('shell', problemKey(channel.cause))} retry={t('retry')} />
      )}
      {(isMissing || channel.kind === 'failed') && <LazyHelpLine exhibitionId={exhibitionId} />}
    </>
  );
}
