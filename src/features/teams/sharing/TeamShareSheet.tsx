import { useTranslation } from 'react-i18next';
import { noteShare } from '#flows/sharing/noteShare.ts';
import { ShareBox } from '#flows/sharing/ShareBox.tsx';
import type { HostSharing } from '#host/host.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { TeamPoster } from './TeamPoster.tsx';
import type { TeamShareEntryProps } from './TeamShareEntry.tsx';
import type { TeamContent } from './useTeamContent.ts';

export interface TeamShareSheetProps extends TeamShareEntryProps {
  readonly shared: TeamContent;
  readonly sharing: HostSharing;
  readonly onClose: () => void;
}

export function TeamShareSheet({ team, setup, shared, sharing, onClose }: TeamShareSheetProps) {
  const { t } = useTranslation('ranking');
  const exhibitionId = useExhibitionId();
  return (
    <ShareBox
      title={t('share')}
      content={shared.content}
      sharing={sharing}
      onShared={() => noteShare(exhibitionId, 'friend')}
      renderPoster={() => <TeamPoster team={team} setup={setup} shared={shared} onClose={onClose} />}
      onClose={onClose}
    />
  );
}
