import { useTranslation } from 'react-i18next';
import type { HostSharing } from '#host/host.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { exhibitionRowOf } from '../sharing/exhibitionRowOf.ts';
import { ExhibitorPoster } from '../sharing/poster/ExhibitorPoster.tsx';
import { noteShare } from '../sharing/noteShare.ts';
import { ShareBox } from '../sharing/ShareBox.tsx';
import type { PageShareProps } from './PageShare.tsx';

interface PageShareBoxProps extends PageShareProps {
  readonly sharing: HostSharing;
  readonly onClose: () => void;
}

export function PageShareBox({ content, poster, sharing, onClose }: PageShareBoxProps) {
  const { t } = useTranslation('content');
  const exhibitionId = useExhibitionId();
  const row = useDevice((state) => exhibitionRowOf(state, exhibitionId));
  return (
    <ShareBox
      title={t('share')}
      content={content}
      sharing={sharing}
      onShared={() => noteShare(exhibitionId, 'friend')}
      {...(poster &&
        row && {
          renderPoster: () => (
            <ExhibitorPoster row={row} exhibitor={poster} link={content.link} onClose={onClose} />
          ),
        })}
      onClose={onClose}
    />
  );
}
