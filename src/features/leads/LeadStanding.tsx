import type { LeadViewProps } from './LeadNotes.tsx';
import { useTranslation } from 'react-i18next';
import { TemperatureChoice } from '#entities/card/TemperatureChoice.tsx';
import { useBoothPeople } from '#entities/booth/boothPeople.ts';
import { changeLead, type LeadChange } from '#entities/lead/changeLeads.ts';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import { hasOwner } from '#entities/lead/rules/openLeads.ts';
import { Button } from '#ui/controls/Button.tsx';
import { UsualTexts } from '#ui/controls/choice/UsualTexts.tsx';
import { DateInput } from '#ui/fields/chosen/DateInput.tsx';
import { Tick } from '#ui/fields/chosen/Tick.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { LeadOwnerCell } from './followUp/LeadOwnerCell.tsx';
import { NextStepField } from './followUp/NextStepField.tsx';
import { useFollowUpDays } from './followUp/useFollowUpDays.ts';
import css from './leadDetail.module.css';

const ignored = () => {};

/** Who follows it up, how promising it is, what comes next and when, and whether that is done; of the booth, not of one contact. */
export function LeadStanding({ booth, lead }: LeadViewProps) {
  const { t } = useTranslation('leads');
  const keep = (change: LeadChange) =>
    void changeLead(booth, lead.id, change).catch(() => renderToast(t('notKept')));
  return (
    <Card title={t('next')}>
      <TakeLead booth={booth} lead={lead} onKeep={keep} />
      <TemperatureChoice value={lead.temperature} onChange={(temperature) => keep({ temperature })} />
      <LeadOwnerCell booth={booth} lead={lead} onKeep={keep} />
      <NextStepField value={lead.nextStep} onKeep={(nextStep) => keep({ nextStep })} />
      <FollowUpDate lead={lead} onKeep={keep} />
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

interface PartProps {
  readonly lead: Lead;
  readonly onKeep: (change: LeadChange) => void;
}

/** One tap for what a scanned visitor needs first: an owner and a day. Gone once both are there. */
function TakeLead({ booth, lead, onKeep }: PartProps & Pick<LeadViewProps, 'booth'>) {
  const { t } = useTranslation('leads');
  const { me, people } = useBoothPeople(booth);
  const { after } = useFollowUpDays();
  const isOwned = hasOwner(lead, people);
  if (lead.isDone || (isOwned && lead.followUp !== '')) return null;
  return (
    <div className={css['take']}>
      <Button
        kind="secondary"
        onClick={() =>
          onKeep({
            ...(!isOwned && { ownerId: me.id, ownerName: me.name }),
            ...(lead.followUp === '' && { followUp: after.day }),
          })
        }
      >
        {isOwned
          ? t('plan', { day: after.text })
          : lead.followUp === ''
            ? t('take', { day: after.text })
            : t('takeNow')}
      </Button>
    </div>
  );
}

function FollowUpDate({ lead, onKeep }: PartProps) {
  const { t } = useTranslation('leads');
  const { words } = useFieldTexts();
  const { today, after } = useFollowUpDays();
  const days = [today, after];
  const chosen = days.find(({ day }) => day === lead.followUp)?.text ?? '';
  return (
    <>
      <UsualTexts
        label={t('usualDays')}
        texts={days.map(({ text }) => text)}
        value={chosen}
        onText={(text) => onKeep({ followUp: days.find((one) => one.text === text)?.day ?? '' })}
      />
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
            onText={(followUp) => onKeep({ followUp })}
          />
        )}
      </FieldRow>
    </>
  );
}
