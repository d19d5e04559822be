import type { ComponentType } from 'react';
import { WhenChannelKnown } from '../session/visit/WhenChannelKnown.tsx';
import type { ScreenRoute } from '../flows/navigation/screenRoute.ts';

/** A screen that belongs to a channel is drawn when its channel is known. */
export function ofChannel(route: ScreenRoute): ScreenRoute {
  if (route.scope !== 'channel') return route;
  return { ...route, load: async () => ({ default: afterChannel((await route.load()).default) }) };
}

const afterChannel = (Screen: ComponentType) => () => (
  <WhenChannelKnown>
    <Screen />
  </WhenChannelKnown>
);
