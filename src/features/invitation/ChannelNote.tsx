import { useTranslation } from 'react-i18next';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { useVisit } from '#session/visit/visit.ts';
import { languageOf } from '#language/language.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';

interface ChannelNoteProps {
  /** Of the invitation; '' for the usual one. */
  readonly channelId: string;
  /** Of who acts; undefined for who is not registered. */
  readonly voucher: Voucher | undefined;
}

/** What the channel of an invitation means for who has a ticket already, and for who would register through it. */
export function ChannelNote({ channelId, voucher }: ChannelNoteProps) {
  const { t, i18n } = useTranslation('invitation');
  const language = languageOf(i18n.language);
  const offered = useVisit((visit) => visit.offered);
  const wanted = offered.find(({ value }) => value.RecordId === channelId)?.value;
  const name = wanted && localize({ zh: wanted.Name, en: wanted.NameEn }, language);
  if (voucher === undefined) {
    if (channelId === '' || offered.length === 0) return null;
    return wanted === undefined ? (
      <Notice kind="warn" title={t('channelClosed')}>
        {t('channelClosedText')}
      </Notice>
    ) : (
      <Notice kind="info">{t('registersAs', { channel: name })}</Notice>
    );
  }
  const own = voucher.channel && localize({ zh: voucher.channel.Name, en: voucher.channel.NameEn }, language);
  const isOther = channelId !== '' && voucher.channel !== undefined && voucher.channel.RecordId !== channelId;
  return (
    <Notice kind="info">
      {isOther ? t('haveOther', { channel: own }) : t('have', { name: voucher.name })}
    </Notice>
  );
}
