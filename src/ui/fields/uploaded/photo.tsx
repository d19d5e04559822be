import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#language/loadWords.ts';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import { mayArriveLater } from '#domain/file/uploadFailure.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import type { Photo } from '#ui/photo/cutPhoto.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { failureWords } from './failureWords.ts';
import type { FieldInputProps, FieldModule } from '../fieldModule.ts';
import { type StartUpload, type Upload, UploadingContext } from './uploadingContext.ts';
import { fileAnswers, useFileUpload } from './useFileUpload.ts';
import { usePhotoEditor } from './usePhotoEditor.ts';
import fieldRowStyles from '../fieldRow.module.css';
import photoStyles from './photo.module.css';

function Input(props: FieldInputProps<string>) {
  const { words } = useFieldTexts();
  const startUpload = useContext(UploadingContext);
  if (startUpload !== undefined) return <PhotoInput {...props} startUpload={startUpload} />;
  return (
    <div id={props.id} tabIndex={-1}>
      <Notice kind="warn">{words('photoNotOffered')}</Notice>
    </div>
  );
}

/** The editor's texts are also needed for an upload that an earlier page began. */
function usePhotoTexts(isNeeded: boolean): boolean {
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    if (!isNeeded || hasWords) return undefined;
    let isCancelled = false;
    const show = () => {
      if (!isCancelled) setHasWords(true);
    };
    loadWords(['photo']).then(show, show);
    return () => {
      isCancelled = true;
    };
  }, [isNeeded, hasWords]);
  return hasWords;
}

/** What the editor has made on this page. */
function useMadePhoto() {
  const [photo, setPhoto] = useState<{ readonly url: string; readonly hints: Photo['hints'] }>();
  const photoUrl = photo?.url ?? '';
  useEffect(() => () => URL.revokeObjectURL(photoUrl), [photoUrl]);
  return { photo, photoUrl, setPhoto };
}

interface PhotoInputProps extends FieldInputProps<string> {
  readonly startUpload: StartUpload;
}

function PhotoInput(props: PhotoInputProps) {
  const { field, id, onBlur, describedBy, startUpload } = props;
  const { words, shownSentence } = useFieldTexts();
  const { upload, phase, reached, wasLost, hand, remove } = useFileUpload(props, startUpload);
  const { photo, photoUrl, setPhoto } = useMadePhoto();
  const hasWords = usePhotoTexts(phase === 'underWay' || photo !== undefined);
  const { editor, openEditor, closeEditor, leaveEditor } = usePhotoEditor(onBlur);
  const isThere = phase === 'there';

  function send({ blob, hints }: Photo) {
    setPhoto({ url: URL.createObjectURL(blob), hints });
    closeEditor();
    hand(blob, 'jpg');
  }

  function takeBack() {
    setPhoto(undefined);
    remove();
  }

  return (
    <div className="x-photo">
      {phase !== 'none' && <SmallPhoto previewUrl={photoUrl} location={isThere ? reached : ''} />}
      {phase !== 'none' && hasWords && <Hints hints={photo?.hints ?? []} />}
      {upload !== undefined && phase === 'underWay' && hasWords && (
        <Progress upload={upload} onStop={takeBack} />
      )}
      {isThere && (
        <Notice kind="success" live={photoUrl !== '' || hasWords}>
          {words('photoUploaded')}
        </Notice>
      )}
      {phase === 'none' && wasLost && (
        <p className={fieldRowStyles.fieldError}>
          {shownSentence({ code: 'uploadLost' }, { label: field.label })}
        </p>
      )}
      {editor.at === 'notLoaded' && <Notice kind="error">{words('photoNotOpened')}</Notice>}
      <Button
        id={id}
        kind="secondary"
        busy={editor.at === 'loading'}
        busyText={words('photoOpening')}
        onClick={openEditor}
        aria-describedby={describedBy}
      >
        {phase === 'none' ? words('photoChoose') : words('change')}
      </Button>
      {isThere && (
        <Button kind="quiet" onClick={takeBack}>
          {words('photoRemove')}
        </Button>
      )}
      {editor.at === 'open' && (
        <editor.Editor onUse={send} onLeave={leaveEditor} findChooser={startUpload.findChooser} />
      )}
    </div>
  );
}

function SmallPhoto({ previewUrl, location }: { readonly previewUrl: string; readonly location: string }) {
  if (previewUrl !== '') return <img className={photoStyles.small} src={previewUrl} alt="" />;
  if (location === '') return null;
  return (
    <StoredImage className={photoStyles.small} src={location} alt="" width={90} height={120} lazy={false} />
  );
}

/** What could be better about the photo; it is used as it is all the same. */
function Hints({ hints }: Pick<Photo, 'hints'>) {
  const { t } = useTranslation('photo');
  if (hints.length === 0) return null;
  return (
    <Notice kind="warn" title={t('hints')} live>
      <ul className={photoStyles.hints}>
        {hints.map((hint) => (
          <li key={hint}>{t(hint)}</li>
        ))}
      </ul>
    </Notice>
  );
}

export function Progress({ upload, onStop }: { readonly upload: Upload; readonly onStop: () => void }) {
  const { t } = useTranslation('photo');
  const { words } = useFieldTexts();
  const state = useSyncExternalStore(upload.subscribe, upload.getState);
  if (state.at === 'done' || state.at === 'cancelled') return null;
  const stop = (
    <Button kind="quiet" onClick={onStop}>
      {t('stop')}
    </Button>
  );
  if (state.at === 'failed')
    return (
      <>
        <Notice kind="error">{words(failureWords[state.cause])}</Notice>
        {mayArriveLater(state.cause) ? <Button onClick={upload.resume}>{t('again')}</Button> : stop}
      </>
    );
  return (
    <>
      <p className={photoStyles.state} data-announce="">
        {t(state.at)}
      </p>
      <progress
        className={photoStyles.progress}
        max={Math.max(1, state.totalBytes)}
        value={state.sentBytes}
        aria-label={t('sending')}
      />
      {state.at === 'paused' && <Button onClick={upload.resume}>{t('resume')}</Button>}
      {stop}
    </>
  );
}

export const photo: FieldModule<string> = {
  ...fileAnswers,
  layout: () => 'group',
  Input,
  toText: (_field, answer, _language, words) => (isFileLocation(answer) ? words('photoUploaded') : ''),
};
