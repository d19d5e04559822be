import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useEasySwitch } from './useEasySwitch.ts';

/** Into the easy mode and out of it, in one tap. A cell of a `CellGroup`. */
export function EasyModeCell() {
  const { t, isOn, change } = useEasySwitch();
  return (
    <Cell
      icon={<Icon name="show" />}
      title={t('easyMode')}
      note={t('easyModeNote')}
      value={t(isOn ? 'turnOff' : 'turnOn')}
      onAct={change}
    />
  );
}
