import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { FilePicture } from './FilePicture.tsx';
import { FileProgress } from './FileProgress.tsx';
import type { StartUpload } from './uploadingContext.ts';
import { useFileUpload } from './useFileUpload.ts';
import styles from './file.module.css';

export interface PictureSlotProps {
  readonly field: FieldDefinition;
  readonly number: number;
  readonly value: string;
  readonly onChange: (answer: string) => void;
  readonly start: StartUpload;
  readonly onLost: () => void;
}

export function PictureSlot({ field, number, value, onChange, onLost, start }: PictureSlotProps) {
  const { words } = useFieldTexts();
  const { upload, state, phase, reached, remove } = useFileUpload({ field, value, onChange, onLost }, start);
  const name = words('imageNumber', { number });
  if (phase === 'underWay' && upload !== undefined && state !== undefined)
    return (
      <>
        <p className={styles.far}>{name}</p>
        <FilePicture previewUrl={upload.previewUrl ?? ''} location="" />
        <FileProgress
          field={{ ...field, label: { zh: name, en: name } }}
          upload={upload}
          state={state}
          onRemove={remove}
        />
      </>
    );
  if (phase !== 'there') return null;
  return (
    <div className={styles.there}>
      <FilePicture previewUrl="" location={reached} />
      <span className={styles.word}>{name}</span>
      <Button kind="quiet" onClick={remove}>
        {words('fileRemove')} <span className="x-hidden">{name}</span>
      </Button>
    </div>
  );
}
