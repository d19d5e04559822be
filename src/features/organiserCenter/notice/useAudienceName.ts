import { useTranslation } from 'react-i18next';
import { channelOfAudience, type NoticeAudience } from '#entities/organiser/rules/notice.ts';
import { useChannelName } from '../useChannelName.ts';

/** The audience of a notice, as a few words. */
export function useAudienceName(): (audience: NoticeAudience) => string {
  const { t } = useTranslation('organiserNotices');
  const channelName = useChannelName();
  return (audience) => {
    if (audience === 'visitors' || audience === 'exhibitors') return t(`to_${audience}`);
    const name = channelName(channelOfAudience(audience) ?? '');
    return name === '' ? t('to_someChannel') : t('to_channel', { name });
  };
}
