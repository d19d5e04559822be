import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ChannelsTogether } from '../../../domain/channelGroup.ts';
import type { Exhibition } from '../../../domain/exhibition.ts';
import { codePath, homePath, loginPath } from '../../../domain/paths.ts';
import { useChannelGroups } from '../../../flows/channelGroups.ts';
import { services } from '../../../flows/services.ts';
import { type Finding, reopenVisit, useVisit } from '../../../flows/visit.ts';
import { holdsVoucher } from '../../../flows/vouchersHere.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { organiserText } from '../../../ui/organiserText.tsx';
import { useSpeech } from '../../../ui/useSpeech.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { ChannelEntry } from './ChannelEntry.tsx';
import './channelGroup.css';

/** Every way to register, group by group: those that are open lead on, the others say why not and until when. */
export default function ChannelGroupScreen() {
  const { t } = useTranslation('channelGroup');
  const { id = '' } = useParams();
  const exhibition = useVisit((visit) => visit.exhibition);
  const { found, retry } = useChannelGroups(id);

  function askAgain() {
    reopenVisit();
    retry();
  }

  if (exhibition.kind === 'failed' || found.kind === 'failed')
    return (
      <Said>
        <LoadFailed
          title={t('failedTitle')}
          cause={exhibition.kind === 'failed' ? exhibition.cause : causeOf(found)}
          onRetry={askAgain}
        />
      </Said>
    );
  if (exhibition.kind === 'finding' || found.kind === 'finding')
    return <Waiting isScreen text={t('finding')} lines={8} onRetry={askAgain} />;
  if (exhibition.kind === 'missing' || found.kind === 'missing' || found.value.length === 0)
    return (
      <Said>
        <Notice kind="info" title={t('noneTitle')}>
          {t('none')}
        </Notice>
        <LinkButton kind="secondary" to={homePath(id)}>
          {t('home')}
        </LinkButton>
      </Said>
    );
  return <Groups exhibition={exhibition.value} groups={found.value} />;
}

const causeOf = (found: Finding<unknown>) => (found.kind === 'failed' ? found.cause : undefined);

function Said({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('channelGroup');
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      {children}
    </>
  );
}

interface GroupsProps {
  readonly exhibition: Exhibition;
  readonly groups: readonly ChannelsTogether[];
}

function Groups({ exhibition, groups }: GroupsProps) {
  const { t } = useTranslation('channelGroup');
  const { language } = useSpeech();
  const { nowMs, lookAgain } = useNow();
  const exhibitionId = exhibition.RecordId;
  const name = organiserText({ zh: exhibition.ExName, en: exhibition.ExNameEn }, language);
  // A heading over all there is would say nothing.
  const isGrouped = groups.some(({ group }) => group !== undefined);
  return (
    <>
      <PageHeading lead={name}>{t('title')}</PageHeading>
      {groups.map(({ group, channels }) => {
        const description = organiserText(group?.description, language);
        return (
          <section className="c-group" key={group?.RecordId ?? ''}>
            {isGrouped && (
              <h2 className="c-group-name">{organiserText(group?.name, language) || t('others')}</h2>
            )}
            {description !== '' && <p className="c-group-text">{description}</p>}
            <ul className="c-channels">
              {channels.map((channel) => (
                <li key={channel.RecordId}>
                  <ChannelEntry
                    exhibition={exhibition}
                    channel={channel}
                    nowMs={nowMs}
                    headingLevel={isGrouped ? 3 : 2}
                    onDue={lookAgain}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <LinkButton kind="secondary" to={holdsVoucher(exhibitionId) ? codePath() : loginPath(exhibitionId)}>
        {t('login')}
      </LinkButton>
    </>
  );
}

/** Looked at again every half minute, so that a page left open notices what opens and what ends. */
function useNow() {
  const [nowMs, setNowMs] = useState(() => services().now());
  const lookAgain = () => setNowMs(services().now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(services().now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return { nowMs, lookAgain };
}
