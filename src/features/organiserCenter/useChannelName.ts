import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { channelsQuery } from './queries/channelsQuery.ts';

/** The name of a channel by its id; '' where it is not known. */
export function useChannelName(): (channelId: string) => string {
  const exhibitionId = useExhibitionId();
  const { i18n } = useTranslation('organiserCenter');
  const { data = [] } = useServerQuery(channelsQuery(exhibitionId));
  return (channelId) => {
    const found = data.find(({ RecordId }) => RecordId === channelId);
    return found ? localize({ zh: found.Name, en: found.NameEn }, languageOf(i18n.language)) : '';
  };
}
