import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '#device/identity/randomId.ts';
import type { Answer } from '#domain/form/formDefinition.ts';
import { noteDocumentView, type ViewedRow } from '#entities/organiser/noteDocumentView.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { openFile } from '#flows/host/openFile.ts';
import { Button } from '#ui/controls/Button.tsx';
import { openImages } from '#ui/media/openImages.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Notice } from '#ui/page/Notice.tsx';

interface SecretAnswerProps {
  readonly organiser: Organiser;
  readonly viewed: ViewedRow;
  /** Which of its answers, as the log names it. */
  readonly fieldKey: string;
  /** Files are opened, and pictures enlarged. */
  readonly isFile: boolean;
  readonly label: string;
  readonly answer: Answer;
}

/** A document, photo or file, hidden until it is asked for; it is shown once the look is noted. */
export function SecretAnswer({ organiser, viewed, fieldKey, isFile, label, answer }: SecretAnswerProps) {
  const { t } = useTranslation('organiserDecides');
  const clientRef = useRef('');
  const [state, setState] = useState<'hidden' | 'asking' | 'failed' | 'shown'>('hidden');

  async function show() {
    if (clientRef.current === '') clientRef.current = randomId();
    setState('asking');
    const view = { viewed, fieldKey, clientRef: clientRef.current };
    setState((await noteDocumentView(organiser, view)) ? 'shown' : 'failed');
  }

  if (state === 'shown') return <Shown isFile={isFile} label={label} answer={answer} />;
  return (
    <>
      {state === 'failed' && (
        <Notice kind="error" live>
          {t('notNoted')}
        </Notice>
      )}
      <Button kind="quiet" busy={state === 'asking'} onClick={() => void show()}>
        {t('show', { question: label })}
      </Button>
    </>
  );
}

function Shown({ isFile, label, answer }: Pick<SecretAnswerProps, 'isFile' | 'label' | 'answer'>) {
  const { t } = useTranslation('organiserDecides');
  if (typeof answer === 'object' && 'number' in answer) return <p data-announce="">{answer.number}</p>;
  const addresses = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  const nameOf = (at: number) =>
    addresses.length > 1 ? t('pictureOf', { field: label, number: at + 1 }) : label;
  const images = addresses.map((url: string, at: number) => ({ url, alt: nameOf(at) }));
  const enlarge = (start: number) =>
    openImages({ label, images, start }).catch(() => renderToast(t('viewFailed')));
  return (
    <>
      <p data-announce="">{t('shown')}</p>
      {addresses.map((url: string, at: number) =>
        isFile ? (
          <Button key={url} kind="quiet" onClick={() => void openFile(url)}>
            {t('openFile', { question: nameOf(at) })}
          </Button>
        ) : (
          <Button key={url} kind="quiet" onClick={() => void enlarge(at)}>
            {t('enlarge', { question: nameOf(at) })}
          </Button>
        ),
      )}
    </>
  );
}
