import type { Channel } from '#domain/exhibition/channel.ts';
import { LazyHelpLine } from '#flows/assist/LazyHelpLine.tsx';
import { LoadError } from '#flows/landing/LoadError.tsx';
import { type Loadable, useVisit } from '#flows/visit/visit.ts';
import { problemKey, stillTryingKey } from '#language/problemKey.ts';
import { shellMessage, useShellMessages } from '#language/shellMessages.ts';

interface ChannelLoadErrorProps {
  readonly exhibitionId: string;
  readonly channel: Loadable<Channel>;
  readonly isOpen: boolean;
}

export function ChannelLoadError({ exhibitionId, channel, isOpen }: ChannelLoadErrorProps) {
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
