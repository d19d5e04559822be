import type { ReactNode } from 'react';
import { useDevice } from '../../../device/storage/useDevice.ts';
import type { Channel } from '../../../domain/exhibition/channel.ts';
import type { Exhibition } from '../../../domain/exhibition/exhibition.ts';
import { codePath, loginPath, questionPath, registerPath } from '../../../domain/address/paths.ts';
import type { RegistrationState } from '../../../domain/exhibition/registrationState.ts';
import { LazyHelpLine } from '../../../flows/assist/LazyHelpLine.tsx';
import { useRegistrationStatus } from './useRegistrationStatus.ts';
import { type Loadable, useVisit } from '../../../flows/visit/visit.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import { ClosedNotice } from './ClosedNotice.tsx';
import { LoadError } from '../../../flows/landing/LoadError.tsx';
import { ActionLink } from './ActionLink.tsx';
import { shellMessage, useShellMessages } from '../../../language/shellMessages.ts';
import { problemKey, stillTryingKey } from '../../../language/problemKey.ts';
import styles from '../../../flows/landing/select.module.css';

export interface EntryActionsProps {
  readonly exhibition: Exhibition;
  readonly channel: Loadable<Channel>;
  readonly state: RegistrationState;
  readonly renderForUnregistered?:
    | ((ids: { exhibitionId: string; channelId: string | undefined }) => ReactNode)
    | undefined;
}

/** What a visitor can do here. Links, not buttons: each leads to another address, and works with a long press. */
export function EntryActions({ exhibition, channel, state, renderForUnregistered }: EntryActionsProps) {
  const { t } = useShellMessages('select');
  const id = exhibition.RecordId;
  const channelId = channel.kind === 'found' ? channel.value.RecordId : undefined;
  const name = useDevice((device) => nameIn(device.userInfo));
  const { isRegistered, holdsPass, isKnown } = useRegistrationStatus(id);
  const isUnregistered = isKnown && !isRegistered;
  const mayRegister = isUnregistered && state.state === 'open' && channelId !== undefined;
  const isReady = isKnown && (channel.kind !== 'loading' || state.state !== 'open');

  return (
    <nav className={styles.actions} aria-label={t('entryActions')} data-ready={isReady}>
      {(isRegistered || holdsPass) && (
        <ActionLink
          to={codePath()}
          kind="primary"
          hint={isRegistered && typeof name === 'string' ? t('showCodeHint', { name }) : undefined}
        >
          {t('showCode')}
        </ActionLink>
      )}
      {state.state !== 'open' && <ClosedNotice state={state} />}
      {!isReady && (
        <p className={`${styles.action} ${styles['action--waiting']}`} data-announce="">
          {t('preparing')}
        </p>
      )}
      <ChannelLoadError exhibitionId={id} channel={channel} isOpen={state.state === 'open'} />
      {isUnregistered && state.state === 'open' && <ChannelChoice chosen={channelId} />}
      {mayRegister && (
        <ActionLink
          to={registerPath(id, channelId)}
          kind={holdsPass ? 'secondary' : 'primary'}
          hint={t('registerHint')}
        >
          {t('register')}
        </ActionLink>
      )}
      {channel.kind === 'found' && channel.value.HasQuestionnaire && (isRegistered || mayRegister) && (
        <ActionLink to={questionPath(id, channel.value.RecordId)} kind="secondary">
          {t('questions')}
        </ActionLink>
      )}
      {isUnregistered && (
        <ActionLink to={loginPath(id, channelId)} kind={mayRegister ? 'quiet' : 'secondary'}>
          {t('login')}
        </ActionLink>
      )}
      {isUnregistered &&
        renderForUnregistered?.({ exhibitionId: id, channelId: mayRegister ? channelId : undefined })}
    </nav>
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
      {isMissing && <LoadError title={t('noChannel')} text={t('noChannelText')} />}
      {channel.kind === 'failed' && (
        <LoadError
          title={t('channelFailedText')}
          text={shellMessage('shell', problemKey(channel.cause))}
          retry={t('retry')}
        />
      )}
      {(isMissing || channel.kind === 'failed') && <LazyHelpLine exhibitionId={exhibitionId} />}
    </>
  );
}

function nameIn(userInfo: object | undefined): unknown {
  return userInfo !== undefined && 'Name' in userInfo ? userInfo.Name : undefined;
}
