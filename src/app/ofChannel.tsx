import type { ComponentType } from 'react';
import { WhenChannelKnown } from '../session/visit/WhenChannelKnown.tsx';
import type { ScreenRoute } from '../flows/navigation/screenRoute.ts';
import { wrapScreen } from './wrapScreen.ts';

/** A screen that belongs to a channel is drawn when its channel is known. */
export function ofChannel(route: ScreenRoute): ScreenRoute {
  return route.scope === 'channel' ? wrapScreen(route, afterChannel) : route;
}

const afterChannel = (Screen: ComponentType) => () => (
  <WhenChannelKnown>
    <Screen />
  </WhenChannelKnown>
);
