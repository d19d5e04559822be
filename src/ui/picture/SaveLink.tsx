import type { ReactNode } from 'react';
import buttonStyles from '../controls/button.module.css';

export interface SaveLinkProps {
  /** A data URL. */
  readonly address: string;
  /** With its ending. */
  readonly fileName: string;
  /** Whether it is the first thing that a dialog leads to. */
  readonly isDefault?: boolean;
  readonly children: ReactNode;
}

/** Whether a generated picture can be downloaded; elsewhere a long press on it saves it. */
export const canSave = (canDownload: boolean) => canDownload && 'download' in HTMLAnchorElement.prototype;

export const SaveLink = ({ address, fileName, isDefault, children }: SaveLinkProps) => (
  <a
    className={`${buttonStyles.root} ${buttonStyles['root--primary']}`}
    data-default={isDefault}
    href={address}
    download={fileName}
  >
    {children}
  </a>
);
