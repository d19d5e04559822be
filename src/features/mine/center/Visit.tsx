import { joinDays } from '#domain/time/period/joinDays.ts';
import { useTranslation } from 'react-i18next';
import { guidePath } from '#domain/address/homePaths.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { exhibitionDays } from '#domain/time/calendarFile.ts';
import { AddToCalendar } from '#flows/assist/AddToCalendar.tsx';
import { useHasGuide } from '#entities/news/useHasGuide.ts';
import { exhibitionTexts, exhibitionWords } from '#session/visit/exhibitionTexts.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { useVenueDays } from '../useVenueDays.ts';
import cellStyles from '#ui/cells/cell.module.css';

export interface VisitProps {
  readonly exhibition: Voucher['exhibition'];
}

/** The exhibition, when and where. */
export function Visit({ exhibition }: VisitProps) {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const { language } = useFieldTexts();
  const hasGuide = useHasGuide();
  const { StartTime, EndTime } = exhibition;
  const { name, place } = exhibitionWords({ exhibition }, language);
  const texts = exhibitionTexts({ exhibition }, language);
  const period = useVenueDays()(StartTime, EndTime);
  const days = exhibitionDays(StartTime, EndTime);
  return (
    <CellGroup title={name}>
      {period !== undefined && (
        <Cell
          icon={<Icon name="agenda" />}
          title={joinDays(period.days, language)}
          note={period.hours === '' ? undefined : period.hours}
        />
      )}
      {texts.place !== '' && <Cell icon={<Icon name="place" />} title={place} />}
      {hasGuide && <Cell icon={<Icon name="guide" />} title={t('guide')} to={guidePath(exhibitionId)} />}
      {days !== undefined && (
        <li>
          <AddToCalendar
            className={`${cellStyles.cell} ${cellStyles['cell--acts']}`}
            uid={exhibitionId}
            title={texts.name}
            place={texts.place}
            {...days}
          >
            <span className={cellStyles.icon} aria-hidden="true">
              <Icon name="addToCalendar" />
            </span>
            {t('toCalendar')}
          </AddToCalendar>
        </li>
      )}
    </CellGroup>
  );
}
