import { createStore } from 'zustand/vanilla';
import type { ShareContent } from '../../host/host.ts';

/** What the page is about just now, where that is more than its exhibition: a team, say. */
export interface Particular {
  readonly exhibitionId: string;
  readonly content: ShareContent;
}

/** What the host's menu sends in place of the exhibition, while there is such a thing on the page. */
export const particularStore = createStore<{ readonly shown: Particular | undefined }>()(() => ({
  shown: undefined,
}));

/** Shows it to the menu until the answer is called; a later one stays. */
export function showParticular(shown: Particular): () => void {
  particularStore.setState({ shown });
  return () => {
    if (particularStore.getState().shown === shown) particularStore.setState({ shown: undefined });
  };
}

export function particularContent(exhibitionId: string): ShareContent | undefined {
  const { shown } = particularStore.getState();
  return shown?.exhibitionId === exhibitionId ? shown.content : undefined;
}
