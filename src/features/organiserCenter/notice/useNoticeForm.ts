import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel } from '#domain/exhibition/channel.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { audienceOfChannel } from '#entities/organiser/rules/notice.ts';
import { noticeForm } from '../rules/noticeForm.ts';

/** @param channels also the closed ones: who has registered through them still reads */
export function useNoticeForm(channels: readonly Channel[], hasEnglish: boolean): FormDefinition {
  const { t } = useTranslation('organiserNotices');
  return useMemo(() => {
    const both = (text: string) => ({ zh: text, en: text });
    // One channel is all visitors.
    const choosable = channels.length > 1 ? channels : [];
    return noticeForm({
      text: (key) => both(t(key)),
      hasEnglish,
      audiences: [
        { value: 'visitors', text: both(t('to_visitors')) },
        ...choosable.map(({ RecordId, Name, NameEn }) => ({
          value: audienceOfChannel(RecordId),
          text: { zh: t('to_channel', { name: Name }), en: t('to_channel', { name: NameEn || Name }) },
        })),
        { value: 'exhibitors', text: both(t('to_exhibitors')) },
      ],
    });
  }, [t, channels, hasEnglish]);
}
