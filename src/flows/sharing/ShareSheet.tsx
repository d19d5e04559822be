import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import type { HostSharing } from '#host/host.ts';
import { ExhibitionPoster } from './poster/ExhibitionPoster.tsx';
import { exhibitionRowOf } from './exhibitionRowOf.ts';
import { noteShare } from './noteShare.ts';
import { ShareBox } from './ShareBox.tsx';
import { useShareContent } from './useShareContent.ts';

export interface ShareSheetProps {
  readonly exhibitionId: string;
  readonly sharing: HostSharing;
  readonly onClose: () => void;
}

export function ShareSheet({ exhibitionId, sharing, onClose }: ShareSheetProps) {
  const { t } = useTranslation('sharing');
  const row = useDevice((state) => exhibitionRowOf(state, exhibitionId));
  const content = useShareContent(exhibitionId);
  if (content === undefined || row === undefined) return null;
  return (
    <ShareBox
      title={t('title')}
      content={content}
      sharing={sharing}
      onShared={() => noteShare(exhibitionId, 'friend')}
      renderPoster={() => <ExhibitionPoster row={row} link={content.link} onClose={onClose} />}
      onClose={onClose}
    />
  );
}
