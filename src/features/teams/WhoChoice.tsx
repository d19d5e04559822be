import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingPerson } from '#session/acting/actingVouchers.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Tick } from '#ui/fields/chosen/Tick.tsx';

export interface WhoChoiceProps {
  readonly label: string;
  readonly people: readonly ActingPerson[];
  readonly chosen: string;
  readonly onChoose: (visitorId: string) => void;
}

/** Of several people on one phone, who it is about. One person is not asked. */
export function WhoChoice({ label, people, chosen, onChoose }: WhoChoiceProps) {
  const { t } = useTranslation('teams');
  const id = useId();
  if (people.length < 2) return null;
  return (
    <FieldRow id={id} label={label} layout="radiogroup">
      {() =>
        people.map(({ visitorId, name }) => (
          <Tick
            key={visitorId}
            type="radio"
            id={`${id}-${visitorId}`}
            name={id}
            checked={visitorId === chosen}
            onTick={() => onChoose(visitorId)}
            onBlur={() => {}}
          >
            {name || t('nameless')}
          </Tick>
        ))
      }
    </FieldRow>
  );
}
