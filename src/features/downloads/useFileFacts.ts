import { useTranslation } from 'react-i18next';
import { typeOfFile } from '#entities/download/rules/downloadFile.ts';
import type { DownloadTask } from '#entities/download/rules/downloadTask.ts';
import { formatFileSize } from '#domain/text/formatFileSize.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { languageOf } from '#language/language.ts';
import type { SummaryItem } from '#ui/page/SummaryList.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';

/** What kind of file it is and how large: "PDF · 225.67 KB". */
export function useKindAndSize(): (file: DownloadTask) => string {
  const { t } = useTranslation('content');
  return (file) => {
    const type = typeOfFile(file);
    const kind = type === 'unknown' ? t('unknownFile') : type.toUpperCase();
    return file.bytes === undefined ? kind : `${kind} · ${formatFileSize(file.bytes)}`;
  };
}

/** What else is known of a file, line by line. */
export function useFileFacts(): (file: DownloadTask) => readonly SummaryItem[] {
  const { t, i18n } = useTranslation(['downloads', 'content', 'files']);
  const language = languageOf(i18n.language);

  function windowText({ rule, window: { startMs, endMs } }: DownloadTask): string {
    if (rule !== 'window') return '';
    if (startMs !== undefined) return formatVenueSpan(startMs, endMs, language);
    return endMs === undefined
      ? ''
      : t('files:opensUntil', { time: formatVenueMoment(endMs, 'dayTime', language) });
  }

  return (file) => {
    const { group, addedAt, count, rule } = file;
    const facts = [
      {
        key: 'group',
        label: t('group'),
        text: localize(group, language),
        lang: otherLanguage(group, language),
      },
      {
        key: 'added',
        label: t('added'),
        text: formatVenueMoment(parseVenueTime(addedAt), 'dayTime', language),
      },
      { key: 'count', label: t('count'), text: count === undefined ? '' : t('countValue', { count }) },
      { key: 'rule', label: t('rule'), text: rule === undefined ? '' : t(`rule_${rule}`) },
      { key: 'window', label: t('window'), text: windowText(file) },
    ];
    return facts.filter(({ text }) => text !== '');
  };
}
