import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { ExhibitionIdProvider } from '../session/visit/useExhibitionId.ts';
import type { ScreenRoute } from '../flows/navigation/screenRoute.ts';

/** A screen whose address names the exhibition: whatever is in it asks `useExhibitionId`. */
export function ofExhibition(route: ScreenRoute): ScreenRoute {
  if (!route.path.includes('/:id')) return route;
  return { ...route, load: async () => ({ default: inExhibition((await route.load()).default) }) };
}

const inExhibition = (Screen: ComponentType) => () => {
  const { id } = useParams();
  return (
    <ExhibitionIdProvider value={id}>
      <Screen />
    </ExhibitionIdProvider>
  );
};
