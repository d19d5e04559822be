import { type MiddlewareFunction, redirect } from 'react-router-dom';
import type { DeviceStore } from '../device/storage/deviceStore.ts';
import { getClientCode } from '../device/identity/getClientCode.ts';
import { currentExhibitionId, setCurrentExhibition } from '../session/visit/currentExhibitionId.ts';
import { isRecordId } from '../domain/record/isRecordId.ts';
import { notFoundPath, selectPath } from '../domain/address/paths.ts';
import type { VisitAddress } from '../session/visit/visit.ts';
import { routeOf } from './routes.ts';

export interface NavigationDeps {
  readonly device: DeviceStore;
  readonly isIos: boolean;
  readonly entryUrl: string;
  readonly openVisit: (visit: VisitAddress) => Promise<string | undefined>;
  readonly notifySubstituted: () => void;
  /** Of a ticket on this phone; asked for where the address names no exhibition and none is in use. */
  readonly heldExhibition: (search: string) => Promise<string | undefined>;
}

function chooseExhibitionId(supplied: unknown, stored: string | undefined): string | undefined {
  if (isRecordId(supplied)) return supplied;
  return isRecordId(stored) ? stored : undefined;
}

const screenOf = (pathname: string) => pathname.split('/')[1] ?? '';

/**
 * The value of isCarryOn when the information page opens: 1 from the question page or the voucher list, unchanged
 * from the root, else 0.
 */
export function carryOnAfter(from: string, to: string): '0' | '1' | undefined {
  const screen = screenOf(from);
  if (screenOf(to) !== 'information' || screen === '') return undefined;
  return screen === 'question-page' || screen === 'list' ? '1' : '0';
}

/** In any spelling: `InterActionId`, `interactionid`, `interaction_id`. */
const interactionId = /[?&]inter_?action_?id=([\w-]{1,64})(?=&|$)/i;

/** The guards in the specified order, as middleware of the root route. */
export function createBeforeNavigation(deps: NavigationDeps): MiddlewareFunction {
  const { device } = deps;
  // A first load counts as coming from the root.
  let from = '/';

  return async ({ request, params, pattern }, next) => {
    const url = new URL(request.url);
    const { path, scope } = routeOf(pattern) ?? { path: '/', scope: 'exhibition' };
    const interaction = interactionId.exec(url.search)?.[1];
    if (interaction !== undefined) device.getState().set('interactionId', interaction);
    if (scope === 'none') {
      from = url.pathname;
      await next();
      return undefined;
    }

    const namesExhibition = path.indexOf('/:id') > 0;
    const exhibitionId =
      chooseExhibitionId(params['id'], currentExhibitionId(device)) ??
      (namesExhibition ? undefined : await deps.heldExhibition(url.search));
    if (exhibitionId === undefined) return redirect(notFoundPath);
    setCurrentExhibition(device, exhibitionId);
    if (namesExhibition && params['id'] !== exhibitionId) {
      if (params['id'] !== undefined) deps.notifySubstituted();
      // A channel belongs to the other exhibition; the id of a place may well be the stored one's.
      const rest = path.indexOf('/:channelId') > 0 ? [] : url.pathname.split('/').slice(3);
      return redirect(['', screenOf(url.pathname), exhibitionId, ...rest].join('/') + url.search);
    }

    const channelId = isRecordId(params['channelId']) ? params['channelId'] : undefined;
    // Codes open offline: load a channel only if the address names an exhibition.
    const opening = namesExhibition
      ? deps.openVisit({ exhibitionId, channelId, asksChannels: scope !== 'exhibition' })
      : undefined;
    if (scope === 'channel' && channelId === undefined) {
      const chosen = await opening;
      if (chosen === undefined) return redirect(selectPath(exhibitionId));
      return redirect(`/${screenOf(url.pathname)}/${exhibitionId}/${chosen}${url.search}`);
    }

    const carriesOn = carryOnAfter(from, url.pathname);
    if (carriesOn !== undefined) device.getState().set('isCarryOn', carriesOn);
    if (deps.isIos && device.getState().iOSEnterUrl === '')
      device.getState().setForPage({ iOSEnterUrl: deps.entryUrl.split('#')[0] ?? '' });
    getClientCode(device);
    from = url.pathname;
    await next();
    return undefined;
  };
}
