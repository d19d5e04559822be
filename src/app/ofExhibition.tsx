import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { ExhibitionIdProvider } from '../session/visit/useExhibitionId.ts';
import type { ScreenRoute } from '../flows/navigation/screenRoute.ts';
import { wrapScreen } from './wrapScreen.ts';

/** A screen whose address names the exhibition: whatever is in it asks `useExhibitionId`. */
export function ofExhibition(route: ScreenRoute): ScreenRoute {
  return route.path.includes('/:id') ? wrapScreen(route, inExhibition) : route;
}

const inExhibition = (Screen: ComponentType) => () => {
  const { id } = useParams();
  return (
    <ExhibitionIdProvider value={id}>
      <Screen />
    </ExhibitionIdProvider>
  );
};
