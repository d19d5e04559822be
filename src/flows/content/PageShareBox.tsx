import { useTranslation } from 'react-i18next';
import type { HostSharing } from '../../host/host.ts';
import { noteShare } from '../sharing/noteShare.ts';
import { ShareBox } from '../sharing/ShareBox.tsx';
import type { PageShareProps } from './PageShare.tsx';

interface PageShareBoxProps extends PageShareProps {
  readonly sharing: HostSharing;
  readonly onClose: () => void;
}

export function PageShareBox({ exhibitionId, content, sharing, onClose }: PageShareBoxProps) {
  const { t } = useTranslation('content');
  return (
    <ShareBox
      title={t('share')}
      content={content}
      sharing={sharing}
      onShared={() => noteShare(exhibitionId, 'friend')}
      onClose={onClose}
    />
  );
}
