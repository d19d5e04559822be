import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { organiserContentRowPath } from '#domain/address/organiser/organiserPaths.ts';
import { channelsQuery } from '#features/organiserCenter/queries/channelsQuery.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useChannelState } from './useChannelState.ts';

/** The channels with whether one can register through them now. */
export function ChannelList() {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const exhibitionId = useExhibitionId();
  const stateOf = useChannelState();
  const query = useServerQuery(channelsQuery(exhibitionId));
  return (
    <QueryView
      query={query}
      failedTitle={t('channelsFailed')}
      skeleton={3}
      empty={<EmptyState title={t('noChannels')} />}
    >
      {(channels) => (
        <CellGroup title={t('channels')}>
          {channels.map((channel) => (
            <Cell
              key={channel.RecordId}
              icon={<Icon name="check" />}
              title={organiserText({ zh: channel.Name, en: channel.NameEn }, language)}
              value={stateOf(channel)}
              to={organiserContentRowPath(exhibitionId, 'channels', channel.RecordId)}
            />
          ))}
        </CellGroup>
      )}
    </QueryView>
  );
}
