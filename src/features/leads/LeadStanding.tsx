import type { LeadViewProps } from './LeadNotes.tsx';
import { useTranslation } from 'react-i18next';
import { TemperatureChoice } from '#entities/card/TemperatureChoice.tsx';
import { changeLead, type LeadChange } from '#entities/lead/changeLeads.ts';
import { DateInput } from '#ui/fields/chosen/DateInput.tsx';
import { Tick } from '#ui/fields/chosen/Tick.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';

const ignored = () => {};

/** How promising it is, when to follow it up, and whether that is done; of the booth, not of one contact. */
export function LeadStanding({ booth, lead }: LeadViewProps) {
  const { t } = useTranslation('leads');
  const { words } = useFieldTexts();
  const keep = (change: LeadChange) =>
    void changeLead(booth, lead.id, change).catch(() => renderToast(t('notKept')));
  return (
    <Card title={t('next')}>
      <TemperatureChoice value={lead.temperature} onChange={(temperature) => keep({ temperature })} />
      <FieldRow id="lead-followUp" label={t('followUp')}>
        {({ id, describedBy, invalid }) => (
          <DateInput
            id={id}
            type="date"
            placeholder={words('chooseDate')}
            max="9999-12-31"
            autoComplete="off"
            invalid={invalid}
            aria-describedby={describedBy}
            value={lead.followUp}
            onText={(followUp) => keep({ followUp })}
          />
        )}
      </FieldRow>
      <Tick
        type="checkbox"
        id="lead-done"
        name="lead-done"
        checked={lead.isDone}
        onTick={(isDone) => keep({ isDone })}
        onBlur={ignored}
      >
        {t('doneTick')}
      </Tick>
    </Card>
  );
}
