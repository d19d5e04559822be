import { useTranslation } from 'react-i18next';
import type { DownloadFile } from './rules/downloadFile.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import type { FileState } from './useFile.ts';
import css from './files.module.css';

interface FileNoteProps {
  readonly file: DownloadFile;
  readonly state: FileState;
  readonly addedAt: string | undefined;
}

/** Below a file's name: when it was added, and what is to be known before a tap. */
export function FileNote({ file, state, addedAt }: FileNoteProps) {
  const { i18n } = useTranslation('files');
  const condition = useConditionText(file, state);
  // What has become of a tap says it in its own place.
  const isTold = state.transfer?.at !== 'refused' && state.transfer?.at !== 'done';
  return (
    <>
      {addedAt !== undefined &&
        formatVenueMoment(parseVenueTime(addedAt), 'dayTime', languageOf(i18n.language))}
      {condition !== '' && isTold && <span className={css['condition']}> {condition}</span>}
    </>
  );
}

/** '' where a tap gives the file. */
export function useConditionText(file: DownloadFile, { kept, isHere, problem }: FileState): string {
  const { t, i18n } = useTranslation('files');
  if (isHere) return t(kept === undefined ? 'heldHere' : 'keptHere');
  if (kept !== undefined) return t('newer');
  if (problem === 'registerFirst' || problem === 'checkInFirst')
    return t(file.rule === 'afterCheckIn' ? 'afterCheckIn' : 'afterRegistration');
  const { startMs = -Infinity, endMs = Infinity } = file.window;
  const time = (ms: number) => formatVenueMoment(ms, 'dayTime', languageOf(i18n.language));
  if (problem === 'notNow')
    return fairNowMs() < startMs
      ? t('opensAt', { time: time(startMs) })
      : t('closedAt', { time: time(endMs) });
  if (problem === undefined && file.rule === 'window' && Number.isFinite(endMs))
    return t('opensUntil', { time: time(endMs) });
  return '';
}
