import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import type { Division } from '../rules/divide.ts';
import css from './divide.module.css';

const divisions: readonly Division[] = ['hall', 'name', 'hand'];

interface DivisionChoiceProps {
  readonly chosen: Division;
  readonly onChoose: (division: Division) => void;
}

export function DivisionChoice({ chosen, onChoose }: DivisionChoiceProps) {
  const { t } = useTranslation('sharedList');
  return (
    <>
      <SegmentedControl
        legend={t('division')}
        name="shared-list-division"
        options={divisions.map((key) => ({ key, text: t(`division_${key}`) }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p className={css['hint']}>{t(`division_${chosen}Text`)}</p>
    </>
  );
}
