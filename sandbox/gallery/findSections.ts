import type { GallerySection } from './gallerySection.ts';

const files = import.meta.glob<GallerySection>('./sections/*.tsx', { eager: true, import: 'section' });

/** By the name of their file, which is their address. */
export const sections: Readonly<Record<string, GallerySection>> = Object.fromEntries(
  Object.entries(files).map(([path, section]) => [path.replace(/^.*\/|\.tsx$/g, ''), section]),
);
