import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { LazyNamespace } from '#language/areaWords.ts';

export type Tab = 'home' | 'explore' | 'pass' | 'agenda' | 'me';

/** Starts reading what a screen shows first, by the parameters of its address; the screen is drawn when it resolves. */
export type PrepareScreen = (params: Readonly<Record<string, string | undefined>>) => Promise<void>;

export interface ScreenModule {
  readonly default: ComponentType;
  readonly prepare?: PrepareScreen;
}

/** Everything the app knows of one screen before it is loaded: guards, titles, returns and notices derive from it. */
export interface ScreenRoute {
  /** `/select/:id/:channelId?`; `:id` is the exhibition's. A bare address is given the stored exhibition. */
  readonly path: string;
  readonly load: () => Promise<ScreenModule>;
  /** Loaded with the screen. */
  readonly namespaces: readonly LazyNamespace[];
  /**
   * What must be known before the screen opens.
   * `none`: nothing, not even an exhibition.
   * `exhibition`: an exhibition; whether it has an open channel is not asked.
   * `channels`: the channels are asked for as well, and the screen opens without waiting for them.
   * `channel`: a channel in the address; without a usable one there the chosen one is put in.
   */
  readonly scope: 'none' | 'exhibition' | 'channels' | 'channel';
  /**
   * What surrounds the screen.
   * `landing`: what a shared link opens; tabs only for visitors with a pass.
   * `hub`: a tab leads here; no Back.
   * `inner`: below a hub; Back and tabs.
   * `action`: below a hub, a form or a page with actions at its foot; Back, home and pass, without tabs.
   * `flow`: steps to an end; Back, home and pass, without tabs.
   */
  readonly page: 'landing' | 'hub' | 'inner' | 'action' | 'flow';
  /** Whether a landing page offers to log out; true unless said otherwise. */
  readonly logOut?: false;
  /** The tab that is active here, and where Back leads for a visitor who came by a link. */
  readonly tab: Tab;
  /** The document's title; without one the screen's heading names it. */
  readonly title?: 'titleLoginRegister' | 'titleVouchers';
  /** Whether a login, or a 403, may lead back here; true unless said otherwise. */
  readonly mayReturnTo?: boolean;
  /** What works without a network: a pass, going on typing, what the screen itself says, or only waiting (the default). */
  readonly offline?: 'pass' | 'form' | 'own';
  /** Starts reads, or sends the visitor elsewhere first. */
  readonly loader?: LoaderFunction;
}

/** Whether tabs stand at the foot of such a page: never below or above a foot that the page has already. */
export const hasTabsOf = (page: ScreenRoute['page']): boolean => page !== 'flow' && page !== 'action';
