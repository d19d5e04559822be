import { services } from '#session/services.ts';
import { detectHost, hostSigns } from '#host/detectHost.ts';

/** Whether the mini-program around the page shows tabs, so that the page shows none. */
export function hasOuterTabs(): boolean {
  return services().build.miniOwnTabs === 'on' && detectHost(hostSigns()) === 'miniProgram';
}
