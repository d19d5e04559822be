import { type ChangeEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import { Button } from '#ui/controls/Button.tsx';
import { localize } from '#ui/text/localize.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import type { FieldInputProps, FieldModule } from '../fieldModule.ts';
import { bytesToPrepare } from './intake/bytesToPrepare.ts';
import { FileChoices } from './intake/FileChoices.tsx';
import { FileNotes } from './intake/FileNotes.tsx';
import { FilePicture } from './FilePicture.tsx';
import { FileProgress } from './FileProgress.tsx';
import { UploadingOnly } from './UploadingOnly.tsx';
import type { HostPicture, StartUpload } from './uploadingContext.ts';
import { useFileIntake } from './intake/useFileIntake.ts';
import { type FileUpload, fileAnswers, type UploadPhase, useFileUpload } from './useFileUpload.ts';
import styles from './file.module.css';

type InputProps = FieldInputProps<string>;
type UploadProps = InputProps & { readonly start: StartUpload };

function Input(props: InputProps) {
  return <UploadingOnly id={props.id}>{(start) => <UploadField {...props} start={start} />}</UploadingOnly>;
}

function UploadField(props: UploadProps) {
  const { field, id } = props;
  const { language, words } = useFieldTexts();
  const fileUpload = useFileUpload(props, props.start);
  const { upload, state, phase, reached, wasLost, canResume } = fileUpload;
  const { intake, seenUrl, choose, chooseInHost, remove } = useOneFile(props, fileUpload);
  const focusBox = useFocusThroughPhases(phase);
  const isNone = phase === 'none';
  const refusal = intake.refusal ?? (wasLost && canResume === false ? 'uploadLost' : undefined);
  const isOpen = isNone && refusal === undefined;

  return (
    <div {...focusBox} className="x-file" tabIndex={-1} id={isNone ? undefined : id}>
      {isNone && <FileChoices {...props} onTap={chooseInHost} onChoose={choose} />}
      {phase === 'underWay' && <FilePicture previewUrl={seenUrl} location="" />}
      {phase === 'underWay' && upload !== undefined && state !== undefined && (
        <FileProgress field={field} upload={upload} state={state} onRemove={remove} />
      )}
      {phase === 'there' && (
        <div className={styles.there}>
          <FilePicture previewUrl={seenUrl} location={reached} />
          <span className={styles.word} aria-hidden="true">
            {words('fileUploaded')}
          </span>
          <Button kind="quiet" onClick={remove}>
            {words('fileRemove')}
          </Button>
        </div>
      )}
      <FileNotes
        field={field}
        isPreparing={intake.isPreparing}
        isStill={intake.isStill}
        hasHostFailed={isOpen && intake.hasHostFailed}
        refusal={isNone ? refusal : undefined}
      >
        {phase === 'there' && (
          <span className="x-hidden">
            {localize(field.label, language)} {words('fileUploaded')}
          </span>
        )}
        {isOpen && canResume === true && <p className={styles.cut}>{words('fileGoesOn')}</p>}
      </FileNotes>
    </div>
  );
}

function useOneFile({ field, start }: UploadProps, fileUpload: FileUpload) {
  const intake = useFileIntake(start, { onlyPictures: field.onlyPictures === true });
  const [seenUrl, setSeenUrl] = useState(fileUpload.upload?.previewUrl ?? '');

  async function take(file: Blob, previewUrl: string) {
    intake.clear();
    const fitted = await intake.fit(file);
    if (fitted === undefined) return;
    setSeenUrl(previewUrl);
    fileUpload.hand(fitted.file, fitted.extension, fitted.isAsChosen);
  }

  function takeHostPicture([picture]: readonly HostPicture[]) {
    if (picture === undefined) return;
    const bytes = bytesToPrepare(picture);
    if (bytes !== undefined) return void take(bytes, picture.previewUrl);
    intake.clear();
    setSeenUrl(picture.previewUrl);
    fileUpload.follow(picture.send());
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(event.target.files ?? []);
    event.target.value = '';
    if (file !== undefined) void take(file, '');
  }

  function remove() {
    intake.clear();
    setSeenUrl('');
    fileUpload.remove();
  }

  const chooseInHost = (event: MouseEvent) => void intake.chooseInHost(event, 1, takeHostPicture);
  return { intake, seenUrl, choose, chooseInHost, remove };
}

/** The focused element may disappear with its phase; then the box around it is focused. */
function useFocusThroughPhases(phase: UploadPhase) {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    if (hadFocus.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  }, [phase]);
  return {
    ref,
    onFocus() {
      hadFocus.current = true;
    },
    onBlur({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) {
      hadFocus.current = relatedTarget === null;
    },
  };
}

export const file: FieldModule<string> = {
  ...fileAnswers,
  layout: () => 'group',
  Input,
  toText: (_field, answer, _language, words) => (isFileLocation(answer) ? words('fileUploaded') : ''),
};
