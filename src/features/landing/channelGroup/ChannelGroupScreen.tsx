import { readingClient } from '#data/queries/readingClient.ts';
import { listChannels } from '#entities/registration/api/listChannels.ts';
import { listChannelGroups } from '../api/listChannelGroups.ts';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type ChannelsTogether, groupChannels } from '#domain/exhibition/channelGroup.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { codePath, homePath, loginPath } from '#domain/address/paths.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairLook } from '#session/clock/useFairLook.ts';
import { holdsVoucher } from '#entities/voucher/holdsVoucher.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { ChannelEntry } from './ChannelEntry.tsx';
import styles from './channelGroup.module.css';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

/** Every channel of an exhibition, open or not, as its organiser sorts them into groups. */
const channelGroupsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['channelGroups', exhibitionId],
    queryFn: async (context) => {
      const client = await readingClient(context);
      const [channels, groups] = await Promise.all([
        listChannels(client, exhibitionId),
        listChannelGroups(client, exhibitionId),
      ]);
      return groupChannels(channels, groups);
    },
  });

/** Every way to register, group by group: those that are open lead on, the others say why not and until when. */
export default function ChannelGroupScreen() {
  const { t } = useTranslation('channelGroup');
  const { id = '' } = useParams();
  const exhibition = useExhibitionQuery();
  const groups = useServerQuery(channelGroupsQuery(id));
  return (
    <QueryView
      query={joinQueries({ exhibition, groups })}
      renderHeading={(data) => <Heading exhibition={data?.exhibition} />}
      failedTitle={t('failedTitle')}
      skeleton={<ListSkeleton hasHeading />}
      waitingText={t('loading')}
      isEmpty={(data) => data.exhibition === null || data.groups.length === 0}
      empty={<NoChannels exhibitionId={id} />}
    >
      {(data) => data.exhibition !== null && <Groups exhibition={data.exhibition} groups={data.groups} />}
    </QueryView>
  );
}

function Heading({ exhibition }: { readonly exhibition: Exhibition | null | undefined }) {
  const { t } = useTranslation('channelGroup');
  const { language } = useFieldTexts();
  const name = exhibition && organiserText({ zh: exhibition.ExName, en: exhibition.ExNameEn }, language);
  return <PageHeading lead={name ?? undefined}>{t('title')}</PageHeading>;
}

function NoChannels({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('channelGroup');
  return (
    <>
      <Notice kind="info" title={t('noneTitle')}>
        {t('none')}
      </Notice>
      <LinkButton kind="secondary" to={homePath(exhibitionId)}>
        {t('home')}
      </LinkButton>
    </>
  );
}

interface GroupsProps {
  readonly exhibition: Exhibition;
  readonly groups: readonly ChannelsTogether[];
}

function Groups({ exhibition, groups }: GroupsProps) {
  const { t } = useTranslation('channelGroup');
  const { language } = useFieldTexts();
  const { nowMs, look } = useFairLook(30_000);
  const exhibitionId = exhibition.RecordId;
  // A heading over all there is would say nothing.
  const isGrouped = groups.some(({ group }) => group !== undefined);
  return (
    <>
      {groups.map(({ group, channels }) => {
        const description = organiserText(group?.description, language);
        return (
          <section className={styles.group} key={group?.RecordId ?? ''}>
            {isGrouped && (
              <h2 className={styles.groupName}>{organiserText(group?.name, language) || t('others')}</h2>
            )}
            {description !== '' && <p className={styles.groupText}>{description}</p>}
            <ul className={styles.channels}>
              {channels.map((channel) => (
                <li key={channel.RecordId}>
                  <ChannelEntry
                    exhibition={exhibition}
                    channel={channel}
                    nowMs={nowMs}
                    headingLevel={isGrouped ? 3 : 2}
                    onDue={look}
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
