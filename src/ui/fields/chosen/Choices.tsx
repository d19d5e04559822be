import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import chipStyles from './chip.module.css';
import { choiceLook } from './choiceLook.ts';
import segmentStyles from './choiceSegment.module.css';
import { Tick, type TickProps } from './Tick.tsx';
import tickStyles from './tick.module.css';

export interface ChoicesProps extends Pick<TickProps, 'type' | 'id' | 'name' | 'onBlur' | 'invalid'> {
  readonly choices: NonNullable<FieldDefinition['choices']>;
  readonly chosen: readonly string[];
  readonly onTick: (value: string, checked: boolean) => void;
}

const lists = { chip: chipStyles['list'], segment: segmentStyles['list'], row: undefined };

/** A choice that is full stays in sight, and can only be left. */
export function Choices({ type, id, name, choices, chosen, onTick, onBlur, invalid = false }: ChoicesProps) {
  const { language, words } = useFieldTexts();
  const look = choiceLook(type, choices, language);
  return (
    <div className={lists[look]}>
      {choices.map((choice, index) => (
        <Tick
          key={choice.value}
          type={type}
          look={look}
          id={index === 0 ? id : `${id}-${index}`}
          name={name}
          checked={chosen.includes(choice.value)}
          onTick={(checked) => onTick(choice.value, checked)}
          onBlur={onBlur}
          invalid={invalid}
          disabled={type === 'radio' && choice.isFull === true && !chosen.includes(choice.value)}
        >
          {look === 'row' ? (
            organiserText(choice.text, language)
          ) : (
            <span className={chipStyles['text']} data-text={localize(choice.text, language)}>
              {organiserText(choice.text, language)}
            </span>
          )}
          {type === 'radio' && choice.isFull && <small className={tickStyles.note}>{words('full')}</small>}
        </Tick>
      ))}
    </div>
  );
}
