import { announce } from '#ui/overlay/announce.ts';
import { chooseEasyMode } from './chooseEasyMode.ts';
import { useEasyMode } from './useEasyMode.ts';
import { useEasyWords } from './useEasyWords.ts';

/** What a switch of the easy mode needs; that it was turned on or off is told. */
export function useEasySwitch() {
  const { t } = useEasyWords();
  const isOn = useEasyMode();
  const change = () => {
    chooseEasyMode(!isOn);
    announce(t(isOn ? 'isOff' : 'isOn'));
  };
  return { t, isOn, change };
}
