import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import type { Team } from '#entities/team/rules/team.ts';
import type { TeamSignSetup } from '#entities/team/rules/readTeamSignSetup.ts';
import { setPageShareContent } from '#flows/sharing/pageShareContent.ts';
import { useShareSheet } from '#flows/sharing/useShareSheet.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { useTeamContent } from './useTeamContent.ts';

export interface TeamShareEntryProps {
  readonly team: Team;
  readonly setup: TeamSignSetup;
}

const loadSheet = () =>
  loadChunk(() => import('./TeamShareSheet.tsx')).then(({ TeamShareSheet }) => TeamShareSheet);

/** While it is shown, the host's own menu sends the team too. Hidden while the team cannot be joined yet. */
export function TeamShareEntry({ team, setup }: TeamShareEntryProps) {
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('ranking');
  const { sheet, isComing, open, close } = useShareSheet(loadSheet);
  const shared = useTeamContent(team);
  const isOpen = team.ApproveState === '2' && team.TeamCode !== '';
  const written = isOpen && shared !== undefined ? JSON.stringify(shared.content) : undefined;

  useEffect(() => {
    if (written === undefined) return undefined;
    return setPageShareContent({
      exhibitionId,
      content: JSON.parse(written) as NonNullable<typeof shared>['content'],
    });
  }, [exhibitionId, written]);

  if (written === undefined || shared === undefined) return null;
  return (
    <>
      <IconAction icon="share" aria-busy={isComing} onClick={open}>
        {t('share')}
      </IconAction>
      {sheet && (
        <sheet.Sheet team={team} setup={setup} shared={shared} sharing={sheet.sharing} onClose={close} />
      )}
    </>
  );
}
