import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { announceChanges } from '#app/listening/announceChanges.ts';
import { keepFocus } from '#app/listening/keepFocus.ts';
import { allowOwnScripts } from '#boot/allowOwnScripts.ts';
import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { loadWords, switchLanguage } from '#language/loadWords.ts';
import { FormField } from '#ui/fields/FormField.tsx';
import {
  type StartUpload,
  UploadingContext,
  type UploadState,
} from '#ui/fields/uploaded/uploadingContext.ts';
import { compressPicture } from '#ui/photo/pixels/compressPicture.ts';
import '#ui/theme.css';
import '#ui/laterTheme.css';
import '#ui/antdTheme.css';

/** What a journey may ask this page for. */
export interface PhotoPage {
  /** The files that were handed over to be sent. */
  readonly handedOver: Blob[];
  /** What becomes of the next one. */
  ending: 'done' | 'failed' | 'never';
  /** The compressor itself. */
  readonly compress: typeof compressPicture;
}

declare global {
  interface Window {
    photoPage: PhotoPage;
  }
}

const field: FieldDefinition = {
  key: 'Photo',
  type: 'photo',
  label: { zh: '参会证照片', en: 'Photo for your badge' },
  required: true,
};
const location = 'https://files.example.com/photo.jpg';

/** Keeps the file in the page instead of sending it: what a storage does with it is another journey's. */
const startUpload: StartUpload = (file, extension) => {
  const totalBytes = file.size;
  const listeners = new Set<() => void>();
  let state: UploadState = { at: 'sending', sentBytes: 0, totalBytes };
  const become = (next: UploadState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const go = () => {
    const { ending } = window.photoPage;
    become({ at: 'sending', sentBytes: totalBytes / 2, totalBytes });
    if (ending === 'done') setTimeout(become, 100, { at: 'done', location });
    if (ending === 'failed') setTimeout(become, 100, { at: 'failed', cause: 'unreachable' });
  };
  if (extension === 'jpg') window.photoPage.handedOver.push(file);
  setTimeout(go, 100);
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pause: () => become({ at: 'paused', sentBytes: totalBytes / 2, totalBytes }),
    resume: go,
    cancel: () => become({ at: 'cancelled' }),
  };
};

/** One question for a photo, with a place to hand it over to. */
function Page() {
  const [answer, setAnswer] = useState<Answer>('');
  return (
    <UploadingContext value={startUpload}>
      <main>
        <h1>Photo</h1>
        <FormField field={field} answer={answer} onChange={setAnswer} />
        <output>{typeof answer === 'string' ? answer : ''}</output>
      </main>
    </UploadingContext>
  );
}

allowOwnScripts();
announceChanges(document, Date.now);
keepFocus(document);
window.photoPage = { handedOver: [], ending: 'done', compress: compressPicture };
const language = new URLSearchParams(window.location.search).get('language') === 'en' ? 'en' : 'zh';
document.documentElement.lang = language;
await switchLanguage(language);
await loadWords(['fields', 'problems']);
createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
