import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { downloadPath } from '#entities/download/rules/downloadPaths.ts';
import { boothFilePath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { fileType } from '#domain/file/fileType.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { Badge, type BadgeTone } from '#ui/values/Badge.tsx';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { fileKind, removedFlag } from './fileKind.ts';
import type { OwnFile } from './fileQueries.ts';
import { useTakeAway } from '../rowForm/useTakeAway.ts';
import { OwnRowCard } from '../rowList/OwnRowCard.tsx';
import css from '../rowList/rowList.module.css';
import { fileRules, type FileState, fileState } from '../rules/forms/fileForm.ts';

interface OwnFileCardProps {
  readonly booth: BoothKey;
  readonly row: OwnFile;
  readonly mayChange: boolean;
}

const tones: Readonly<Record<FileState, BadgeTone>> = {
  open: 'good',
  waiting: 'waits',
  over: 'off',
  removed: 'off',
};

/** A file of the booth: a tap corrects what is said of it, the button beside it removes it. */
export function OwnFileCard({ booth, row, mayChange }: OwnFileCardProps) {
  const { t, i18n } = useTranslation(['boothFiles', 'exhibitorCenter']);
  const language = languageOf(i18n.language);
  const navigate = useNavigate();
  const state = fileState(row, useFairNow());
  const { takeAway, bringBack, failed } = useTakeAway(booth, row, {
    kind: fileKind,
    flag: removedFlag,
    taken: t('removed'),
    back: t('restored'),
  });
  const page = downloadPath(booth.exhibitionId, row.RecordId);
  const name = { zh: row.Name, en: row.NameEn };
  const actions = row.IsDeleted
    ? [{ key: 'restore', text: t('restore'), onSelect: bringBack }]
    : [
        { key: 'see', text: t('see'), onSelect: () => void navigate(page) },
        { key: 'remove', text: t('remove'), danger: true, onSelect: takeAway },
      ];
  const edit = boothFilePath(booth.exhibitionId, row.RecordId);
  return (
    <OwnRowCard
      name={localize(name, language)}
      to={mayChange ? edit : row.IsDeleted ? undefined : page}
      actions={mayChange ? actions : []}
      failed={failed && t(`exhibitorCenter:rowFailed_${failed}`)}
    >
      <FileWords row={row} state={state} />
    </OwnRowCard>
  );
}

function FileWords({ row, state }: { readonly row: OwnFile; readonly state: FileState }) {
  const { t, i18n } = useTranslation('boothFiles');
  const language = languageOf(i18n.language);
  const name = { zh: row.Name, en: row.NameEn };
  const type = fileType(row.Url);
  const group = localize({ zh: row.GroupName, en: row.GroupNameEn }, language);
  const rule = row.Rule === '' ? 'always' : (fileRules.find((known) => known === row.Rule) ?? 'unknown');
  const facts = [
    group,
    type === 'unknown' ? '' : type.toUpperCase(),
    row.DownloadNumber === undefined ? '' : t('count', { count: row.DownloadNumber }),
  ];
  return (
    <span className={css['words']}>
      <span className={css['name']} lang={otherLanguage(name, language)}>
        {localize(name, language)}
      </span>
      <span className={css['note']}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      <span className={css['note']}>{rule === 'window' ? <Window row={row} /> : t(`rule_${rule}`)}</span>
      <span>
        <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
      </span>
    </span>
  );
}

/** From when until when a file can be had, at the venue. */
function Window({ row: { StartTime, EndTime } }: { readonly row: OwnFile }) {
  const { t, i18n } = useTranslation('boothFiles');
  const language = languageOf(i18n.language);
  const { startMs, lastMs } = readPeriod(StartTime, EndTime);
  if (startMs === undefined && lastMs !== undefined)
    return t('until', { time: formatVenueMoment(lastMs, 'dayTime', language) });
  return formatVenueSpan(startMs, lastMs, language);
}
