import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { Badge } from '#ui/values/Badge.tsx';
import css from './ChangeMark.module.css';
import { type ChangedEntry, changeOf, type EntryChange } from './rules/entryChange.ts';
import { useRememberedEntry } from './schedule/useRememberedEntry.ts';

interface ChangeMarkProps {
  readonly entry: ChangedEntry;
}

/** That the organiser has called an entry off or moved it, in a row or on a card; nothing where it is as planned. Needs `content`. */
export function ChangeMark({ entry }: ChangeMarkProps) {
  const change = changeOf(entry, useRememberedEntry(entry));
  // Rows are many, and few of them have changed.
  return change === undefined ? null : <Told change={change} entry={entry} />;
}

function Told({ change, entry }: ChangeMarkProps & { readonly change: EntryChange }) {
  const { t, i18n } = useTranslation('content');
  const language = languageOf(i18n.language);
  return (
    <span className={css['marks']}>
      {toldOf().map((told) => (
        <Badge tone="waits" key={told}>
          {told}
        </Badge>
      ))}
    </span>
  );

  function toldOf(): readonly string[] {
    if (change.kind !== 'moved') return [t(`change_${change.kind}`)];
    const { fromMs, from } = change;
    const [before, now] = [from && localize(from, language), localize(entry.placeName, language)];
    return [
      ...(fromMs === undefined
        ? []
        : [t('change_time', { time: formatVenueMoment(fromMs, 'dayTime', language) })]),
      ...(before === undefined || before === now
        ? []
        : [before === '' ? t('change_placeNew') : t('change_place', { place: before })]),
    ];
  }
}
