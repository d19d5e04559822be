import type { ReactNode } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { exhibitorsPath } from './rules/exhibitorPaths.ts';
import { useHasExhibitors } from './useHasExhibitors.ts';

/** From an empty page to the exhibitors; not there where that list would be empty too. */
export function ExhibitorsButton({ children }: { readonly children: ReactNode }) {
  const exhibitionId = useExhibitionId();
  return useHasExhibitors() ? <LinkButton to={exhibitorsPath(exhibitionId)}>{children}</LinkButton> : null;
}
