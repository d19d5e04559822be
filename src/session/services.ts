import type { ApiClient } from '../data/client/apiClient.ts';
import type { DeviceStore } from '../device/storage/deviceStore.ts';
import type { PhoneMs } from '../domain/time/clocks.ts';
import type { WaitingTimes } from '../domain/time/waitingTimes.ts';

/** What the build says about what is not the data API. */
export interface BuildFacts {
  /** Origin of the data API, '' for the page's own. */
  readonly apiBase: string;
  /** Origin of the auth host, '' for the page's own. */
  readonly authBase: string;
  /** Decides the variants of the auth host's paths. */
  readonly platform: string;
  /** Whose ids get special treatment, as the build was told. */
  readonly tenants: string;
  /** Pages of the mini-program that may show the app, by their paths in it. */
  readonly miniWebViewPage: string;
  readonly miniFilePage: string;
  /** Whether links between our own screens go through the mini-program's shell, too. */
  readonly miniOwnLinks: 'off' | 'on';
  /** Whether the mini-program has tabs around the page that shows the app. */
  readonly miniOwnTabs: 'off' | 'on';
  /** Whether the server is listened to for what has changed. */
  readonly liveUpdates: 'off' | 'on';
  /** Whether a second row that one insert has made is deleted. */
  readonly withdrawDuplicates: 'off' | 'on';
}

/** What the flows need from the layers below and from the page; `main.tsx` puts it together once. */
export interface Services {
  readonly device: DeviceStore;
  readonly times: WaitingTimes;
  /** The phone's clock; what is compared with the server's times, or sent to it, goes by `fairNowMs`. */
  readonly now: () => PhoneMs;
  readonly systemTenant: string;
  readonly build: BuildFacts;
  /** Loads the data layer at the first call: it is not needed for the first picture. */
  readonly client: () => Promise<ApiClient>;
  /** An answer that the boot script has already asked for, or undefined. */
  readonly earlyAnswer: (path: string, body: unknown) => Promise<unknown> | undefined;
  /** Says aloud that no channel could be had. */
  readonly alertChannelFailed: () => void;
  /** Says in passing that the service is busy. */
  readonly notifyServiceBusy: () => void;
}

let provided: Services | undefined;

export function provideServices(given: Services): void {
  provided = given;
}

/** @throws Error before `provideServices`, which is a fault of the start order. */
export function services(): Services {
  if (provided === undefined) throw new Error('Services are asked for before they are provided');
  return provided;
}
