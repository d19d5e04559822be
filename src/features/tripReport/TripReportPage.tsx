import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { languageOf } from '#language/language.ts';
import { exhibitionTexts } from '#session/visit/exhibitionTexts.ts';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { PartsNotice } from './PartsNotice.tsx';
import css from './report.module.css';
import { ReportEmpty } from './ReportEmpty.tsx';
import { ReportTools } from './ReportTools.tsx';
import { ReportView } from './ReportView.tsx';
import { composeReport } from './rules/composeReport.ts';
import type { ReportHead } from './rules/reportText.ts';
import type { TripReport } from './rules/tripReport.ts';
import { SummaryField } from './SummaryField.tsx';
import { useReportChoices } from './useReportChoices.ts';
import { useReportWriter } from './useReportWriter.ts';
import { usePrinted } from './usePrinted.ts';
import { useTripFacts } from './facts/useTripFacts.ts';

interface TripReportPageProps {
  readonly owner: VisitorKey;
}

export function TripReportPage({ owner }: TripReportPageProps) {
  const { t } = useTranslation('tripReport');
  const { report, days, day, head, writer, choices, change, read } = useReport(owner);
  usePrinted();
  const { facts, parts, isWaiting } = read;
  const isDay = day !== '';
  const hasItems = report.sections.length > 0;
  const isShown = hasItems || head.summary.trim() !== '';
  const hasUndated = facts.saved.length + facts.savedProducts.length > 0;
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <div className={css['onScreen']}>
        <DayChips days={days} day={day} />
        <PartsNotice parts={parts} />
        {choices !== undefined && (
          <ReportTools {...{ report, head, isDay, writer, choices }} onChange={change} />
        )}
        {choices !== undefined && (hasItems || head.summary !== '') && (
          <SummaryField
            key={day}
            text={head.summary}
            onText={(text) => change({ summaries: { ...choices.summaries, [day]: text } })}
          />
        )}
        {isWaiting && <Waiting text={t('loading')} />}
      </div>
      {isShown && <ReportView {...{ owner, head, report, isDay, writer }} />}
      {!hasItems && !isWaiting && (
        <ReportEmpty
          isDay={isDay}
          isLeftOut={choices !== undefined && choices.leftOut.length > 0 && days.length > 0}
        />
      )}
      {isShown && (
        <p className={`${css['foot']} ${css['onScreen']}`}>
          {t('kept')}
          {isDay && hasUndated && ` ${t('undatedElsewhere')}`}
        </p>
      )}
    </>
  );
}

/** What is reported, in the words and of the day that are chosen. */
function useReport(owner: VisitorKey) {
  const pageLanguage = languageOf(useTranslation().i18n.language);
  const asked = useAskedAddress().params.get('day') ?? '';
  const day = parseVenueTime(asked) === undefined ? '' : asked;
  const { choices, change } = useReportChoices(owner);
  const writer = useReportWriter(choices?.language || pageLanguage);
  const read = useTripFacts(owner);
  const exhibition = readExhibition(useDevice((state) => exhibitionRowOf(state, owner.exhibitionId)));
  const { facts } = read;
  const { leftOut = noNames } = choices ?? {};
  const { report, days } = useMemo(() => {
    const whole = composeReport(facts, { day: '', leftOut: noNames }, writer);
    return { report: composeReport(facts, { day, leftOut }, writer), days: daysOf(whole, day) };
  }, [facts, day, leftOut, writer]);
  const texts = exhibition && exhibitionTexts({ exhibition }, writer.language);
  const dayText =
    day === '' ? (texts?.dates ?? '') : formatVenueMoment(parseVenueTime(day), 'day', writer.language);
  const head: ReportHead = {
    title: writer.words('title'),
    lines: [texts?.name ?? '', dayText, texts?.place ?? ''].filter((line) => line !== ''),
    summary: choices?.summaries[day] ?? '',
  };
  return { report, days, day, head, writer, choices, change, read };
}

interface DayChipsProps {
  readonly days: readonly string[];
  readonly day: string;
}

function DayChips({ days, day }: DayChipsProps) {
  const { t, i18n } = useTranslation('tripReport');
  const { ask } = useAskedAddress();
  if (days.length === 0) return null;
  const language = languageOf(i18n.language);
  return (
    <FilterChips
      label={t('days')}
      options={days.map((value) => ({
        value,
        label: formatVenueMoment(parseVenueTime(value), 'day', language),
      }))}
      value={day}
      onChange={(chosen) => ask({ day: chosen })}
    />
  );
}

const noNames: readonly string[] = [];

/** On which something stands, and the one that is asked for. */
function daysOf({ sections }: TripReport, asked: string): readonly string[] {
  const days = new Set(asked === '' ? [] : [asked]);
  for (const { items } of sections)
    for (const { atMs } of items) if (atMs !== undefined) days.add(formatVenueTime(atMs, 'yyyy-MM-dd'));
  return Array.from(days).sort();
}
