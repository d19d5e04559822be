import { formatFileSize } from '#domain/text/formatFileSize.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { mayArriveLater } from '#domain/file/uploadFailure.ts';
import { Button } from '#ui/controls/Button.tsx';
import { localize } from '#ui/text/localize.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { failureWords } from './failureWords.ts';
import type { Upload, UploadState } from './uploadingContext.ts';
import fileStyles from './file.module.css';
import fieldRowStyles from '../fieldRow.module.css';

export interface FileProgressProps {
  readonly field: Pick<FieldDefinition, 'label'>;
  readonly upload: Upload;
  readonly state: UploadState;
  readonly onRemove: () => void;
}

const toldSteps = 25;

export function FileProgress({ field, upload, state, onRemove }: FileProgressProps) {
  const { language, words } = useFieldTexts();
  const { hasParts = true } = upload;
  const failure = state.at === 'failed' ? state.cause : undefined;
  const hasButton = failure === undefined ? hasParts : mayArriveLater(failure);
  const percent =
    'sentBytes' in state ? Math.min(100, Math.floor((100 * state.sentBytes) / (state.totalBytes || 1))) : 0;
  const told = Math.floor(percent / toldSteps) * toldSteps;
  return (
    <>
      {'sentBytes' in state && !hasParts && <p className={fileStyles.far}>{words('fileUploading')}</p>}
      {'sentBytes' in state && hasParts && (
        <>
          <div
            className={fileStyles.track}
            role="progressbar"
            aria-label={localize(field.label, language)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <div className={fileStyles.bar} style={{ width: `${percent}%` }} />
          </div>
          <p className={fileStyles.far}>
            {words(state.at === 'paused' ? 'filePaused' : 'fileSending', { percent })} ·{' '}
            {formatFileSize(state.sentBytes)} / {formatFileSize(state.totalBytes)}
          </p>
        </>
      )}
      <div aria-live="polite">
        {state.at === 'failed' ? (
          <p className={fieldRowStyles.fieldError}>{state.message || words(failureWords[state.cause])}</p>
        ) : (
          <span className="x-hidden">
            {hasParts
              ? words(state.at === 'paused' ? 'filePaused' : 'fileSending', { percent: told })
              : words('fileUploading')}
          </span>
        )}
      </div>
      <div className={fileStyles.actions}>
        {hasButton && (
          <Button kind="quiet" onClick={state.at === 'sending' ? upload.pause : upload.resume}>
            {words(state.at === 'sending' ? 'filePause' : failure ? 'fileTryAgain' : 'fileResume')}
          </Button>
        )}
        <Button kind="quiet" onClick={onRemove}>
          {words('fileRemove')}
        </Button>
      </div>
    </>
  );
}
