import { useTranslation } from 'react-i18next';
import { channelsOfAudience, type NoticeAudience } from '#entities/organiser/rules/notice.ts';
import { useChannelName } from '../useChannelName.ts';

/** The audience of a notice, as a few words. */
export function useAudienceName(): (audience: NoticeAudience) => string {
  const { t } = useTranslation('organiserNotices');
  const channelName = useChannelName();
  return (audience) => {
    if (audience === 'visitors' || audience === 'checkedIn' || audience === 'exhibitors')
      return t(`to_${audience}`);
    const names = channelsOfAudience(audience).map(channelName);
    // A channel that was removed has no name.
    if (names.indexOf('') >= 0) return t(names.length > 1 ? 'to_someChannels' : 'to_someChannel');
    return t('to_channel', { name: names.join(t('nameSeparator')) });
  };
}
