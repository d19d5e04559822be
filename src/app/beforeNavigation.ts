import { type MiddlewareFunction, redirect } from 'react-router-dom';
import type { DeviceStore } from '../device/deviceStore.ts';
import { getClientCode } from '../device/clientCode.ts';
import { exhibitionHere, keepExhibition } from '../flows/keptExhibition.ts';
import { isRecordId } from '../domain/ids.ts';
import { notFoundPath } from '../domain/paths.ts';

export interface NavigationSurroundings {
  readonly device: DeviceStore;
  readonly isIos: boolean;
  /** The page's address when it was loaded. */
  readonly entryUrl: string;
  /** Opens the exhibition and resolves the channel; answers the channel's id as soon as one is known. */
  readonly openVisit: (visit: {
    exhibitionId: string;
    channelId: string | undefined;
  }) => Promise<string | undefined>;
  /** Tells the visitor that the link's exhibition id was of no use. */
  readonly saySubstituted: () => void;
}

/** First path segments of screens that need no exhibition. */
const withoutExhibition = ['404', 'authorize'];
/** Screens whose address names an exhibition; a bare one leads to the stored exhibition's. */
const namesExhibition = [
  'select',
  'login',
  'password',
  'certificates',
  'register',
  'upload',
  'information',
  'group',
  'homeclassic',
  'mine',
  'teams',
  'wechat_login',
  'channel-group',
  'question-page',
  'question-success',
];
/** Screens whose second id is no channel's. */
const namesNoChannel = ['sign-in', 'teams'];
/** Screens whose address names a channel; without a usable one in it, the chosen one is put in. */
const needsChannel = ['register', 'upload', 'information', 'group', 'question-page', 'question-success'];

interface Target {
  readonly screen: string;
  readonly exhibitionId: string | undefined;
  readonly channelId: string | undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined || text === '' ? undefined : decodeURIComponent(text);
  } catch {
    return text; // Not an encoded text; it fails the id check below like any other nonsense.
  }
}

function readTarget(pathname: string): Target {
  const [, screen = '', exhibitionId, channelId] = pathname.split('/');
  return { screen, exhibitionId: decoded(exhibitionId), channelId: decoded(channelId) };
}

/** The exhibition of a navigation: the supplied id when it is one, else the stored one. */
function chooseExhibitionId(supplied: unknown, stored: string | undefined): string | undefined {
  if (isRecordId(supplied)) return supplied;
  return isRecordId(stored) ? stored : undefined;
}

/** What isCarryOn becomes on the way to the information page: 1 from the question page or the voucher list, unchanged from the root, else 0. */
export function carryOnAfter(from: string, to: string): '0' | '1' | undefined {
  const { screen } = readTarget(from);
  if (readTarget(to).screen !== 'information' || screen === '') return undefined;
  return screen === 'question-page' || screen === 'list' ? '1' : '0';
}

/** Whatever its spelling in the address: `InterActionId`, `interactionid`, `interaction_id`. */
const interactionId = /[?&]inter_?action_?id=([\w-]{1,64})(?=&|$)/i;

/** The guards, in the order the product states them. They run before each navigation, as the root's middleware. */
export function createBeforeNavigation(surroundings: NavigationSurroundings): MiddlewareFunction {
  const { device } = surroundings;
  // A first load counts as coming from the root.
  let from = '/';

  return async ({ request }, next) => {
    const url = new URL(request.url);
    const target = readTarget(url.pathname);
    const interaction = interactionId.exec(url.search)?.[1];
    if (interaction !== undefined) device.getState().set('interactionId', interaction);
    if (withoutExhibition.indexOf(target.screen) >= 0) {
      from = url.pathname;
      await next();
      return undefined;
    }

    const exhibitionId = chooseExhibitionId(target.exhibitionId, exhibitionHere(device));
    if (exhibitionId === undefined) return redirect(notFoundPath);
    keepExhibition(device, exhibitionId);
    const namesChannel = namesNoChannel.indexOf(target.screen) < 0;
    const isBare = target.exhibitionId === undefined && namesExhibition.indexOf(target.screen) >= 0;
    if (isBare || (target.exhibitionId !== undefined && target.exhibitionId !== exhibitionId)) {
      if (!isBare) surroundings.saySubstituted();
      // The other ids belong to the wrong one, but for a place: it may well be the stored exhibition's.
      const rest = namesChannel || target.channelId === undefined ? '' : `/${target.channelId}`;
      return redirect(`/${target.screen}/${exhibitionId}${rest}${url.search}`);
    }

    const suppliedChannelId = namesChannel && isRecordId(target.channelId) ? target.channelId : undefined;
    // A code is shown without a network too: only an address that names an exhibition asks for its channel.
    const channel =
      target.exhibitionId === undefined
        ? Promise.resolve(undefined)
        : surroundings.openVisit({ exhibitionId, channelId: suppliedChannelId });
    if (needsChannel.indexOf(target.screen) >= 0 && suppliedChannelId === undefined) {
      const channelId = await channel;
      if (channelId === undefined) return redirect(`/select/${exhibitionId}`);
      return redirect(`/${target.screen}/${exhibitionId}/${channelId}${url.search}`);
    }

    const carriesOn = carryOnAfter(from, url.pathname);
    if (carriesOn !== undefined) device.getState().set('isCarryOn', carriesOn);
    if (surroundings.isIos && device.getState().iOSEnterUrl === '')
      device.getState().setForPage({ iOSEnterUrl: surroundings.entryUrl.split('#')[0] ?? '' });
    getClientCode(device);
    from = url.pathname;
    await next();
    return undefined;
  };
}
