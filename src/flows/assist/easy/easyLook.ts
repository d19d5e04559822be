import { applyEasyMode } from '#ui/motion/easyPage.ts';
import { applyTextSize } from '#domain/text/textSize.ts';
import { services } from '#session/services.ts';
import css from '#ui/easyTheme.module.css';

/** With its text size: another tab may have turned the mode on or off. */
export function applyEasyLook(): void {
  const { easyMode, textSize } = services().device.getState();
  applyEasyMode(document.documentElement, easyMode);
  applyTextSize(document.documentElement, textSize);
  const { classList } = document.documentElement;
  if (easyMode === undefined) classList.remove(css['easy'] ?? '');
  else classList.add(css['easy'] ?? '');
}
