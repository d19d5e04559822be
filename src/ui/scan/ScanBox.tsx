import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/Button.tsx';
import { ModalBox } from '../overlay/ModalBox.tsx';
import { Notice } from '../page/Notice.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { useCamera } from './useCamera.ts';
import dialogStyles from '../overlay/dialog.module.css';
import scanBoxStyles from './scanBox.module.css';
import fieldRowStyles from '../fields/fieldRow.module.css';

export interface ScanBoxProps {
  readonly onEnd: (text: string | undefined) => void;
}

const problemWords = {
  denied: 'scanDenied',
  missing: 'scanMissing',
  busy: 'scanBusy',
  unread: 'scanUnread',
} as const;

/** With a text field for people who cannot use the camera. */
export function ScanBox({ onEnd }: ScanBoxProps) {
  const { t } = useTranslation('hostTools');
  const id = useId();
  const { video, watching, again } = useCamera(onEnd);
  const isStopped = watching.at === 'stopped';

  return (
    <ModalBox labelledBy={`${id}-title`} onLeave={() => onEnd(undefined)}>
      <h2 className={dialogStyles.title} id={`${id}-title`} tabIndex={-1} data-default>
        {t('scanTitle')}
      </h2>
      <div className={scanBoxStyles.scanView} hidden={isStopped}>
        <video
          className={scanBoxStyles.scanVideo}
          ref={video}
          aria-label={t('scanView')}
          autoPlay
          muted
          playsInline
        />
        <span className={scanBoxStyles.scanFrame} aria-hidden="true" />
      </div>
      <div aria-live="polite">
        {watching.at === 'stopped' ? (
          <Notice kind="warn">{t(problemWords[watching.problem])}</Notice>
        ) : (
          <p className={scanBoxStyles.scanHint}>
            {t(watching.at === 'opening' ? 'scanOpening' : 'scanHint')}
          </p>
        )}
      </div>
      {watching.at === 'stopped' && watching.problem !== 'unread' && (
        <Button kind="quiet" onClick={again}>
          {t('scanAgain')}
        </Button>
      )}
      <TypedCode isPrimary={isStopped} onCode={onEnd} />
      <Button kind="quiet" onClick={() => onEnd(undefined)}>
        {t('cancel', { ns: 'shell' })}
      </Button>
    </ModalBox>
  );
}

interface TypedCodeProps {
  readonly isPrimary: boolean;
  readonly onCode: (text: string) => void;
}

function TypedCode({ isPrimary, onCode }: TypedCodeProps) {
  const { t } = useTranslation('hostTools');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);

  function use(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    if (text !== '') return onCode(text);
    setIsEmpty(true);
    field.current?.focus();
  }

  return (
    <form className={scanBoxStyles.scanTyping} onSubmit={use} noValidate>
      <label className={scanBoxStyles.scanLabel} htmlFor={`${id}-typed`}>
        {t('scanTyped')}
      </label>
      <TextInput
        ref={field}
        id={`${id}-typed`}
        value={typed}
        onText={(text) => {
          setTyped(text);
          setIsEmpty(false);
        }}
        invalid={isEmpty}
        aria-describedby={isEmpty ? `${id}-empty` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <div aria-live="polite">
        {isEmpty && (
          <p className={fieldRowStyles.fieldError} id={`${id}-empty`}>
            {t('scanTypedEmpty')}
          </p>
        )}
      </div>
      <Button type="submit" kind={isPrimary ? 'primary' : 'secondary'}>
        {t('scanUse')}
      </Button>
    </form>
  );
}
