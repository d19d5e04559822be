import { type ChangeEvent, type MouseEvent, useContext, useEffect, useRef, useState } from 'react';
import {
  type FileRefusal,
  maxPdfMegabytes,
  maxPictureMegabytes,
} from '../../../domain/file/typeOfContent.ts';
import { isFileLocation } from '../../../domain/form/readFileAnswer.ts';
import { Button } from '../../controls/Button.tsx';
import { StoredImage } from '../../media/StoredImage.tsx';
import { localize } from '../../text/localize.ts';
import { useFieldTexts } from '../../text/useFieldTexts.ts';
import type { FieldInputProps, FieldModule } from '../fieldModule.ts';
import { FileChoices } from './FileChoices.tsx';
import { FileProgress } from './FileProgress.tsx';
import { fitFile, isRefused } from './fitFile.ts';
import { bytesToPrepare } from './bytesToPrepare.ts';
import { type StartUpload, UploadingContext } from './uploadingContext.ts';
import { fileAnswers, useFileUpload } from './useFileUpload.ts';
import fileStyles from './file.module.css';
import fieldRowStyles from '../fieldRow.module.css';

type InputProps = FieldInputProps<string>;

function Input(props: InputProps) {
  const { words } = useFieldTexts();
  const start = useContext(UploadingContext);
  if (start === undefined)
    return (
      <p className={fileStyles.note} id={props.id} tabIndex={-1}>
        {words('fileNotHere')}
      </p>
    );
  return <UploadField {...props} start={start} />;
}

function UploadField(props: InputProps & { readonly start: StartUpload }) {
  const { field, id, start } = props;
  const { language, words, shownSentence } = useFieldTexts();
  const fileUpload = useFileUpload(props, start);
  const { upload, state, phase, reached, wasLost, canResume, hand, follow, remove: takeBack } = fileUpload;
  const [seenUrl, setSeenUrl] = useState(upload?.previewUrl ?? '');
  const [hasHostFailed, setHasHostFailed] = useState(false);
  const [refusal, setRefusal] = useState<FileRefusal>();
  const told = refusal ?? (wasLost && canResume === false ? 'uploadLost' : undefined);
  const [isPreparing, setIsPreparing] = useState(false);
  const [isStill, setIsStill] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  // The focused element may disappear with its phase; then focus the container.
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    if (hadFocus.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
  }, [phase]);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(event.target.files ?? []);
    event.target.value = '';
    if (file !== undefined) await take(file, '');
  }

  async function take(file: Blob, previewUrl: string) {
    const fitted = await fitFile(file, field.onlyPictures === true, setIsPreparing);
    setRefusal(isRefused(fitted) ? fitted.refusal : undefined);
    setIsStill(!isRefused(fitted) && fitted.isStill);
    if (isRefused(fitted)) return;
    setSeenUrl(previewUrl);
    hand(fitted.file, fitted.extension, fitted.isAsChosen);
  }

  /** Opens the host's picture chooser, where there is one, instead of the file input. */
  function chooseInHost(event: MouseEvent) {
    const chooseHere = hasHostFailed ? undefined : start.findChooser?.();
    if (chooseHere === undefined) return;
    event.preventDefault();
    chooseHere(1).then(
      ([picture]) => {
        if (picture === undefined) return;
        const bytes = bytesToPrepare(picture);
        if (bytes !== undefined) return void take(bytes, picture.previewUrl);
        setRefusal(undefined);
        setSeenUrl(picture.previewUrl);
        follow(picture.send());
      },
      () => setHasHostFailed(true),
    );
  }

  function remove() {
    setRefusal(undefined);
    setIsStill(false);
    setSeenUrl('');
    takeBack();
  }

  return (
    <div
      ref={box}
      className="x-file"
      tabIndex={-1}
      id={phase === 'none' ? undefined : id}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        hadFocus.current = relatedTarget === null;
      }}
    >
      {phase === 'none' && (
        <FileChoices {...props} onTap={chooseInHost} onChoose={(event) => void choose(event)} />
      )}
      {phase === 'underWay' && seenUrl !== '' && (
        <img className={fileStyles.picture} src={seenUrl} alt="" width={64} height={64} />
      )}
      {phase === 'underWay' && upload !== undefined && state !== undefined && (
        <FileProgress field={field} upload={upload} state={state} onRemove={remove} />
      )}
      {phase === 'there' && (
        <div className={fileStyles.there}>
          {seenUrl !== '' && (
            <img className={fileStyles.picture} src={seenUrl} alt="" width={64} height={64} />
          )}
          {seenUrl === '' && !/\.pdf$/i.test(reached) && (
            <StoredImage
              className={fileStyles.picture}
              src={reached}
              alt=""
              width={64}
              height={64}
              lazy={false}
            />
          )}
          <span className={fileStyles.word} aria-hidden="true">
            {words('fileUploaded')}
          </span>
          <Button kind="quiet" onClick={remove}>
            {words('fileRemove')}
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {isPreparing && <p className={fileStyles.note}>{words('photoOpening')}</p>}
        {isStill && <p className={fileStyles.note}>{words('fileStill')}</p>}
        {phase === 'there' && (
          <span className="x-hidden">
            {localize(field.label, language)} {words('fileUploaded')}
          </span>
        )}
        {phase === 'none' && hasHostFailed && told === undefined && (
          <p className={fileStyles.cut}>{words('fileHostFailed')}</p>
        )}
        {phase === 'none' && canResume === true && told === undefined && (
          <p className={fileStyles.cut}>{words('fileGoesOn')}</p>
        )}
        {phase === 'none' && told !== undefined && (
          <p className={fieldRowStyles.fieldError}>
            {shownSentence(
              { code: told, values: { picture: maxPictureMegabytes, pdf: maxPdfMegabytes } },
              { label: field.label },
            )}
          </p>
        )}
      </div>
    </div>
  );
}

export const file: FieldModule<string> = {
  ...fileAnswers,
  layout: () => 'group',
  Input,
  toText: (_field, answer, _language, words) => (isFileLocation(answer) ? words('fileUploaded') : ''),
};
