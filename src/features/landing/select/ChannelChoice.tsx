import type { ReadRow } from '../../../domain/exhibition/entryAnswers.ts';
import type { Channel } from '../../../domain/exhibition/channel.ts';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { pickChannel, useVisit } from '../../../flows/visit/visit.ts';
import type { Language } from '../../../language/language.ts';
import { useShellMessages } from '../../../language/shellMessages.ts';
import styles from '../../../flows/landing/select.module.css';

export function ChannelChoice({ chosen }: { readonly chosen: string | undefined }) {
  const { t, language } = useShellMessages('select');
  const offered = useVisit((visit) => visit.offered);
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles.channels}>
      <legend>{t('channelLegend')}</legend>
      {offered.map((channel) => (
        <ChannelOption
          key={channel.value.RecordId}
          channel={channel}
          isChosen={channel.value.RecordId === chosen}
          language={language}
          suggestion={t('channelDefault')}
        />
      ))}
    </fieldset>
  );
}

interface ChannelOptionProps {
  readonly channel: ReadRow<Channel>;
  readonly isChosen: boolean;
  readonly language: Language;
  readonly suggestion: string;
}

function ChannelOption({ channel, isChosen, language, suggestion }: ChannelOptionProps) {
  const { RecordId, Name, NameEn, Description, IsDefault } = channel.value;
  const description = organiserText(Description, language);
  return (
    <label className={isChosen ? `${styles.channel} ${styles['channel--chosen']}` : styles.channel}>
      <input
        type="radio"
        name="channel"
        value={RecordId}
        checked={isChosen}
        onChange={() => pickChannel(channel)}
      />
      <span className={styles.channelWords}>
        <span className="l-channel-name">
          {organiserText({ zh: Name, en: NameEn }, language) || RecordId}
        </span>
        {IsDefault && <span className={styles.channelMark}>{suggestion}</span>}
        {description !== '' && <small>{description}</small>}
      </span>
    </label>
  );
}
