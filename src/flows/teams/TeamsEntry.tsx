import type { ReactNode } from 'react';
import { teamsPath } from '../../domain/address/teamPaths.ts';
import { type ButtonKind } from '../../ui/controls/Button.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { useHasTeams } from './useHasTeams.ts';

export interface TeamsEntryProps {
  readonly exhibitionId: string;
  readonly kind?: ButtonKind;
  readonly children: ReactNode;
}

/** The way to the teams; not there where the exhibition has none. */
export function TeamsEntry({ exhibitionId, kind = 'secondary', children }: TeamsEntryProps) {
  return useHasTeams(exhibitionId) ? (
    <LinkButton kind={kind} to={teamsPath(exhibitionId)}>
      {children}
    </LinkButton>
  ) : null;
}
