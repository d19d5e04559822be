import { type ReactNode, useContext } from 'react';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { type StartUpload, UploadingContext } from './uploadingContext.ts';
import styles from './file.module.css';

export interface UploadingOnlyProps {
  readonly id: string;
  readonly children: (start: StartUpload) => ReactNode;
}

/** What needs uploads, or a note where this page offers none. */
export function UploadingOnly({ id, children }: UploadingOnlyProps) {
  const { words } = useFieldTexts();
  const start = useContext(UploadingContext);
  if (start !== undefined) return children(start);
  return (
    <p className={styles.note} id={id} tabIndex={-1}>
      {words('fileNotHere')}
    </p>
  );
}
