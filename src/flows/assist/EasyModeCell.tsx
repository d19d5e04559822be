import { useEasyWords } from '#flows/assist/useEasyWords.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { announce } from '#ui/overlay/announce.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { chooseEasyMode } from './chooseEasyMode.ts';
import { useEasyMode } from './useEasyMode.ts';

/** Into the easy mode and out of it, in one tap. A cell of a `CellGroup`. */
export function EasyModeCell() {
  const { t } = useEasyWords();
  const isOn = useEasyMode();

  function change() {
    chooseEasyMode(!isOn);
    announce(t(isOn ? 'isOff' : 'isOn'));
  }

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
