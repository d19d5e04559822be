import { useState } from 'react';
import type { ReadRow } from '#domain/exhibition/entryAnswers.ts';
import type { Channel } from '#domain/exhibition/channel.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { pickChannel, useVisit } from '#session/visit/visit.ts';
import { useShellMessages } from '#language/shellMessages.ts';
import styles from '#flows/landing/select.module.css';

/** Cards in a row that scrolls sideways. The one that is chosen at first comes first; none moves when another is chosen. */
export function ChannelChoice({ chosen }: { readonly chosen: string }) {
  const { t, language } = useShellMessages('select');
  const offered = useVisit((visit) => visit.offered);
  const [firstId] = useState(chosen);
  if (offered.length < 2) return null;
  const isFirst = ({ value }: ReadRow<Channel>) => value.RecordId === firstId;
  const ordered = [...offered.filter(isFirst), ...offered.filter((channel) => !isFirst(channel))];
  return (
    <fieldset className={styles.channels}>
      <legend>{t('channelLegend')}</legend>
      <div className={styles.channelRow}>
        {ordered.map((channel) => {
          const { RecordId, Name, NameEn, Description, IsDefault } = channel.value;
          return (
            <label className={styles.channel} key={RecordId}>
              <input
                type="radio"
                name="channel"
                value={RecordId}
                checked={RecordId === chosen}
                onChange={() => pickChannel(channel)}
              />
              <span className={styles.channelWords}>
                <span className="l-channel-name">
                  {organiserText({ zh: Name, en: NameEn }, language) || RecordId}
                </span>
                {IsDefault && ' '}
                {IsDefault && <span className={styles.channelMark}>{t('channelDefault')}</span>}
                <small>{organiserText(Description, language)}</small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
