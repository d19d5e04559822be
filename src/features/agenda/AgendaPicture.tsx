import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { homePath } from '#domain/address/paths.ts';
import type { AgendaDay } from '#entities/programme/rules/agenda/agendaDays.ts';
import { isWindow } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { PosterBox } from '#flows/sharing/poster/PosterBox.tsx';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { exhibitionTexts } from '#session/visit/exhibitionTexts.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { type DrawnDay, drawAgenda } from './drawAgenda.ts';

interface AgendaPictureProps {
  readonly days: readonly AgendaDay[];
  readonly onClose: () => void;
}

/** A taller picture is more than some phones can draw. */
const mostEntries = 60;

/** The schedule as a picture, to be kept or sent. */
export function AgendaPicture({ days, onClose }: AgendaPictureProps) {
  const exhibitionId = useExhibitionId();
  const { t, i18n } = useTranslation('agenda');
  const language = languageOf(i18n.language);
  const exhibition = readExhibition(useDevice((state) => exhibitionRowOf(state, exhibitionId)));
  const total = days.reduce((sum, { entries }) => sum + entries.length, 0);
  const textsOf = ({ day, entries }: AgendaDay): DrawnDay => ({
    title: formatVenueMoment(parseVenueTime(day), 'day', language),
    entries: entries.map((entry) => ({
      time: isWindow(entry) ? '' : formatVenueMoment(entry.startMs, 'time', language),
      title: localize(entry.title, language),
      place: [
        t(`kind_${entry.kind}`),
        localize(entry.placeName, language),
        isWindow(entry) ? formatVenueSpan(entry.startMs, entry.endMs, language) : '',
      ]
        .filter((text) => text !== '')
        .join(' · '),
    })),
  });
  const [make] = useState(() => async () => {
    const accent = getComputedStyle(document.body).getPropertyValue('--x-brand').trim() || '#1456d9';
    return drawAgenda({
      title: t('title'),
      exhibition: exhibition === undefined ? '' : exhibitionTexts({ exhibition }, language).name,
      days: firstOf(days, mostEntries).map(textsOf),
      more: total > mostEntries ? t('pictureMore', { count: total - mostEntries }) : '',
      scan: t('pictureScan'),
      link: window.location.origin + homePath(exhibitionId),
      accent,
    });
  });
  return (
    <PosterBox
      make={make}
      title={t('toPicture')}
      alt={t('pictureLabel', { count: total })}
      fileName={t('title')}
      impossible={t('pictureImpossible')}
      onClose={onClose}
    />
  );
}

/** Days with something on them, until so many entries are shown. */
function firstOf(days: readonly AgendaDay[], most: number): readonly AgendaDay[] {
  let left = most;
  const shown: AgendaDay[] = [];
  for (const { day, entries } of days) {
    const some = entries.slice(0, left);
    left -= some.length;
    if (some.length > 0) shown.push({ day, entries: some });
  }
  return shown;
}
