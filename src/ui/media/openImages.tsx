import { loadChunk } from '#chunks/loadChunk.ts';
import { showDialog } from '../overlay/appToast.tsx';
import type { ImageViewerProps } from './ImageViewer.tsx';

/** Loads the viewer with the first tap. Resolves when it is closed. @throws ChunkNotLoaded */
export async function openImages(view: Omit<ImageViewerProps, 'onClose'>): Promise<void> {
  const { ImageViewer } = await loadChunk(() => import('./ImageViewer.tsx'));
  await showDialog<void>((close) => <ImageViewer {...view} onClose={() => close()} />);
}
