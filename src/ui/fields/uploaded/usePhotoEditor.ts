import { type ComponentType, useState } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { loadWords } from '#language/loadWords.ts';
import type { PhotoEditorProps } from '#ui/photo/PhotoEditor.tsx';

/** Loaded on demand: the editor is many times larger than this field, and most visitors never open it. */
async function loadEditor(): Promise<ComponentType<PhotoEditorProps>> {
  const [{ PhotoEditor }] = await Promise.all([
    loadChunk(() => import('#ui/photo/PhotoEditor.tsx')),
    loadWords(['photo']),
  ]);
  return PhotoEditor;
}

type EditorState =
  | { readonly at: 'closed' | 'loading' | 'notLoaded' }
  | { readonly at: 'open'; readonly Editor: ComponentType<PhotoEditorProps> };

export function usePhotoEditor(onLeave: () => void) {
  const [editor, setEditor] = useState<EditorState>({ at: 'closed' });

  // The change of focus saves the draft: while the camera is open the phone may kill the page.
  function openEditor() {
    setEditor({ at: 'loading' });
    loadEditor().then(
      (Editor) => setEditor({ at: 'open', Editor }),
      () => setEditor({ at: 'notLoaded' }),
    );
  }

  const closeEditor = () => setEditor({ at: 'closed' });

  function leaveEditor() {
    closeEditor();
    onLeave();
  }

  return { editor, openEditor, closeEditor, leaveEditor };
}
