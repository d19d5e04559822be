import { Button } from '#ui/controls/Button.tsx';
import { announce } from '#ui/overlay/announce.ts';
import { chooseEasyMode } from './chooseEasyMode.ts';
import { useEasyMode } from './useEasyMode.ts';
import { useEasyWords } from './useEasyWords.ts';

/** Into the easy mode and out of it, in one tap. */
export function EasyModeButton() {
  const { t } = useEasyWords();
  const isOn = useEasyMode();

  function change() {
    chooseEasyMode(!isOn);
    announce(t(isOn ? 'isOff' : 'isOn'));
  }

  return (
    <Button kind="quiet" onClick={change}>
      {t(isOn ? 'turnOffEasy' : 'turnOnEasy')}
    </Button>
  );
}
