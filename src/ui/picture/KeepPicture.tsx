import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/Button.tsx';
import { ModalBox } from '../overlay/ModalBox.tsx';
import dialogStyles from '../overlay/dialog.module.css';
import keepPictureStyles from './keepPicture.module.css';
import { canSave, SaveLink } from './SaveLink.tsx';

export interface KeepPictureProps {
  readonly title: string;
  /** A data URL; undefined if drawing failed. */
  readonly address: string | undefined;
  readonly alt: string;
  readonly how: string;
  readonly impossible: string;
  readonly save: string;
  /** Whether this browser saves a file that is tapped; elsewhere a long press on the picture saves it. */
  readonly canDownload: boolean;
  /** With its ending. */
  readonly fileName: string;
  readonly onClose: () => void;
}

/** A generated picture, saved by a long press, or by a download link where that works. */
export function KeepPicture(props: KeepPictureProps) {
  const { title, address, alt, how, impossible, save, fileName, canDownload, onClose } = props;
  const { t } = useTranslation('shell');
  const id = useId();
  const mayDownload = address !== undefined && canSave(canDownload);
  return (
    <ModalBox labelledBy={`${id}-title`} describedBy={`${id}-how`} onLeave={onClose}>
      <h2 className={dialogStyles.title} id={`${id}-title`}>
        {title}
      </h2>
      {address !== undefined && <img className={keepPictureStyles.picture} src={address} alt={alt} />}
      <p className={dialogStyles.body} id={`${id}-how`}>
        {address === undefined ? impossible : how}
      </p>
      {mayDownload && (
        <SaveLink address={address} fileName={fileName} isDefault>
          {save}
        </SaveLink>
      )}
      <Button kind="quiet" data-default={mayDownload ? undefined : true} onClick={onClose}>
        {t('close')}
      </Button>
    </ModalBox>
  );
}
