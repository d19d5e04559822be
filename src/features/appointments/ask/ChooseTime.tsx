import { useTranslation } from 'react-i18next';
import { appointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { isOpen } from '#entities/appointment/rules/appointmentActions.ts';
import { SlotGrid } from '#entities/appointment/SlotGrid.tsx';
import { DayChoice } from '#entities/programme/DayChoice.tsx';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import css from './ask.module.css';
import { TakenNotice } from './TakenNotice.tsx';
import type { AskFormState, AskFormProps } from './useAskForm.ts';

interface ChooseTimeProps extends AskFormProps {
  readonly form: AskFormState;
}

/** With whom, on which day, at which time; and what speaks against the chosen one. */
export function ChooseTime(props: ChooseTimeProps) {
  const { calendars, form, draft } = props;
  const { t, i18n } = useTranslation('appointments');
  const language = languageOf(i18n.language);
  const { days, day, slot, takenMs, busy } = form;
  const nameOf = ({ contactId, contactName }: (typeof calendars)[number]) =>
    contactId === '' ? t('anyone') : localize(contactName, language) || t('contact');
  const isMissing = draft.wasTried && slot === undefined;
  return (
    <>
      <Standing {...props} />
      {takenMs !== undefined && <TakenNotice takenMs={takenMs} days={days} onChoose={form.chooseSlot} />}
      {calendars.length > 1 && (
        <SegmentedControl
          legend={t('withWhom')}
          name="calendar"
          options={calendars.map((calendar) => ({ key: calendar.RecordId, text: nameOf(calendar) }))}
          chosen={form.calendar.RecordId}
          onChoose={form.chooseCalendar}
        />
      )}
      {days.length === 0 ? (
        <Notice kind="info" title={t('noSlots')}>
          {t('noSlotsText')}
        </Notice>
      ) : (
        <>
          <div className={css['days']}>
            <DayChoice days={days.map((one) => one.day)} chosen={day.day} onChoose={form.chooseDay} />
          </div>
          <Card>
            <SlotGrid
              slots={day.slots}
              chosenMs={slot?.startMs}
              error={isMissing ? t('chooseSlot') : undefined}
              onChoose={form.chooseSlot}
            />
            {busy !== undefined && (
              <p className={css['busy']} data-announce="">
                <Icon name="warning" sizeRem={1.125} /> {t('busy', { title: localize(busy.title, language) })}
              </p>
            )}
          </Card>
        </>
      )}
    </>
  );
}

/** That the visitor has an appointment with this exhibitor already. */
function Standing({ exhibitionId, exhibitorId, mine, moved }: ChooseTimeProps) {
  const { t, i18n } = useTranslation('appointments');
  const standing = mine.find((row) => row.exhibitorId === exhibitorId && isOpen(row.state));
  if (standing === undefined || moved !== undefined) return null;
  const time = formatVenueSpan(standing.startMs, standing.endMs, languageOf(i18n.language));
  return (
    <Notice kind="info">
      <p>{t('have', { time })}</p>
      <AppLink to={appointmentPath(exhibitionId, standing.RecordId)}>{t('haveOpen')}</AppLink>
    </Notice>
  );
}
