import { storagePlace } from '#domain/file/storagePlace.ts';
import type { StartUpload } from '#ui/fields/uploaded/uploadingContext.ts';
import { storageHost } from '#ui/media/storageHost.ts';
import { findChooser } from './hostPictures.ts';
import { startUpload } from './startUpload.ts';

/** Uploads that end with the page: nothing of them is kept on the phone. */
export const pageUploads: StartUpload = Object.assign(
  (file: Blob, extension: string) =>
    startUpload(file, extension, storagePlace(storageHost(), window.location)),
  { findChooser },
);
