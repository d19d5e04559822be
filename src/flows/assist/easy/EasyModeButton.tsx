import { Button } from '#ui/controls/Button.tsx';
import { useEasySwitch } from './useEasySwitch.ts';

/** Into the easy mode and out of it, in one tap. */
export function EasyModeButton() {
  const { t, isOn, change } = useEasySwitch();
  return (
    <Button kind="quiet" onClick={change}>
      {t(isOn ? 'turnOffEasy' : 'turnOnEasy')}
    </Button>
  );
}
