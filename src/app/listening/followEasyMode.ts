import { deviceKeys } from '#device/storage/deviceKeys.ts';
import { showEasyLook } from '#flows/assist/easy/showEasyLook.ts';

/** The start and the switch give a page its look; here it follows a choice in another tab. */
export function followEasyMode(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === deviceKeys.easyMode.name) void showEasyLook();
  });
}
