import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { ChoiceSelect, type FilterOption } from '#ui/list/ChoiceSelect.tsx';
import css from './hallPlan.module.css';

/** As many as stand beside each other above a plan: more would push it down. */
const mostSegments = 4;

export interface HallChoiceProps {
  readonly options: readonly FilterOption[];
  readonly hallId: string;
  readonly onChoose: (hallId: string) => void;
}

export function HallChoice({ options, hallId, onChoose }: HallChoiceProps) {
  const { t } = useTranslation('hallPlan');
  return (
    <div className={css['halls']}>
      {options.length > mostSegments ? (
        <ChoiceSelect label={t('chooseHall')} options={options} value={hallId} onChange={onChoose} />
      ) : (
        <SegmentedControl
          legend={t('chooseHall')}
          name="hall"
          options={options.map(({ value, label }) => ({ key: value, text: label }))}
          chosen={hallId}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
