import { useTranslation } from 'react-i18next';
import { registrationState } from '#domain/exhibition/registrationState.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
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
  if (voucher === undefined) return channelId === '' ? null : <Registers channelId={channelId} />;
  const own = voucher.channel && localize({ zh: voucher.channel.Name, en: voucher.channel.NameEn }, language);
  const isOther = channelId !== '' && voucher.channel !== undefined && voucher.channel.RecordId !== channelId;
  return (
    <Notice kind="info">
      {isOther ? t('haveOther', { channel: own }) : t('have', { name: voucher.name })}
    </Notice>
  );
}

/** Nothing before the channels are read. */
function Registers({ channelId }: Pick<ChannelNoteProps, 'channelId'>) {
  const { t, i18n } = useTranslation('invitation');
  const nowMs = useFairNow();
  const exhibition = useVisit((visit) => visit.exhibition);
  const offered = useVisit((visit) => visit.offered);
  if (exhibition.kind !== 'found' || offered.length === 0) return null;
  const wanted = offered.find(({ value }) => value.RecordId === channelId)?.value;
  if (wanted === undefined || registrationState(exhibition.value, wanted, nowMs).state !== 'open')
    return (
      <Notice kind="warn" title={t('channelClosed')}>
        {t('channelClosedText')}
      </Notice>
    );
  const name = localize({ zh: wanted.Name, en: wanted.NameEn }, languageOf(i18n.language));
  return <Notice kind="info">{t('registersAs', { channel: name })}</Notice>;
}
