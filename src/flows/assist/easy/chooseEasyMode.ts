import { applyTextSize } from '#domain/text/textSize.ts';
import { services } from '#session/services.ts';
import { showEasyLook } from './showEasyLook.ts';

/** Turns the easy mode of this phone on, with extra large text, or off, with the text size from before it. */
export function chooseEasyMode(isOn: boolean): void {
  const { easyMode, textSize, set } = services().device.getState();
  if (isOn === (easyMode !== undefined)) return;
  const size = isOn ? 'extraLarge' : easyMode === 'standard' ? undefined : easyMode;
  // First: another tab reads it when it hears of the mode.
  set('textSize', size);
  set('easyMode', isOn ? (textSize ?? 'standard') : undefined);
  applyTextSize(document.documentElement, size);
  void showEasyLook();
}
