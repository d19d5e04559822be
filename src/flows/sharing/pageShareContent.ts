import { createStore } from 'zustand/vanilla';
import type { ShareContent } from '#host/host.ts';

/** What the page is about just now, where that is more than its exhibition: a team, say. */
export interface PageShareContent {
  readonly exhibitionId: string;
  readonly content: ShareContent;
}

/** What the host's menu sends in place of the exhibition, while there is such a thing on the page. */
export const pageShareStore = createStore<{ readonly shown: PageShareContent | undefined }>()(() => ({
  shown: undefined,
}));

/** Shows it to the menu until the answer is called; a later one stays. */
export function setPageShareContent(shown: PageShareContent): () => void {
  pageShareStore.setState({ shown });
  return () => {
    if (pageShareStore.getState().shown === shown) pageShareStore.setState({ shown: undefined });
  };
}

export function pageShareContent(exhibitionId: string): ShareContent | undefined {
  const { shown } = pageShareStore.getState();
  return shown?.exhibitionId === exhibitionId ? shown.content : undefined;
}
