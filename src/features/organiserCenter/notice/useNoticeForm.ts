import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel } from '#domain/exhibition/channel.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { longestNotice } from '#entities/organiser/rules/notice.ts';
import { noticeForm } from '../rules/noticeForm.ts';
import { markCancelled, type NoticeTargets, targetKinds, targetScreens } from '../rules/noticeTargets.ts';

export interface NoticeChoices {
  /** Also the closed ones: who has registered through them still reads. */
  readonly channels: readonly Channel[];
  readonly targets: NoticeTargets;
  readonly hasEnglish: boolean;
}

/** The form of a notice. `choices` have to stay the same while it is filled in. */
export function useNoticeForm(choices: NoticeChoices): FormDefinition {
  const { t } = useTranslation('organiserNotices');
  return useMemo(() => {
    const { channels, targets, hasEnglish } = choices;
    const both = (text: string) => ({ zh: text, en: text });
    // One channel is all visitors.
    const hasChannels = channels.length > 1;
    return noticeForm({
      text: (key) => both(t(key, { max: longestNotice })),
      hasEnglish,
      audiences: [
        { value: 'visitors', text: both(t('to_visitors')) },
        ...(hasChannels ? [{ value: 'channels', text: both(t('to_channels')) }] : []),
        { value: 'checkedIn', text: both(t('to_checkedIn')) },
        { value: 'exhibitors', text: both(t('to_exhibitors')) },
      ],
      channels: channels.map(({ RecordId, Name, NameEn }) => ({
        value: RecordId,
        text: { zh: Name, en: NameEn || Name },
      })),
      links: [
        { value: 'none', text: both(t('link_none')) },
        ...targetScreens.map((screen) => ({ value: screen, text: both(t(`link_${screen}`)) })),
        ...targetKinds
          .filter((kind) => targets[kind].length > 0)
          .map((kind) => ({ value: kind, text: both(t(`link_${kind}`)) })),
        { value: 'address', text: both(t('link_address')) },
      ],
      targets: {
        ...targets,
        session: markCancelled(targets.session, (title) => t('sessionCancelled', { title })),
      },
    });
  }, [t, choices]);
}
