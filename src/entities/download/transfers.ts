import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { DownloadFile } from './rules/downloadFile.ts';
import type { DownloadProblem } from '#domain/file/mayDownload.ts';
import type { LoadProblem } from './loadBytes.ts';

export type TransferProblem =
  | Exclude<LoadProblem, 'tooLarge' | 'missing'>
  /** Not what its name says, such as the login page of a network. */
  | 'otherContent'
  | 'empty'
  /** There is no room on the phone for it. */
  | 'noSpace';

/** What becomes of a file that the visitor has tapped. */
export type Transfer =
  | { readonly at: 'checking' }
  | { readonly at: 'loading'; readonly loaded: number; readonly total: number | undefined }
  | { readonly at: 'refused'; readonly problem: DownloadProblem; readonly file: DownloadFile }
  | { readonly at: 'failed'; readonly problem: TransferProblem }
  /** Of another type than its name says; in this page's memory alone. */
  | { readonly at: 'differs'; readonly bytes: Blob }
  /** In this page's memory alone. */
  | { readonly at: 'held'; readonly bytes: Blob }
  | { readonly at: 'done' };

interface Transfers {
  readonly byKey: Readonly<Record<string, Transfer>>;
}

/** They go on while other screens of the page are shown. */
const store = createStore<Transfers>()(() => ({ byKey: {} }));
const cancels = new Map<string, () => void>();

const keyOf = (exhibitionId: string, fileId: string) => `${exhibitionId}/${fileId}`;

export const useTransfer = (fileId: string): Transfer | undefined => {
  const exhibitionId = useExhibitionId();
  return useStore(store, ({ byKey }) => byKey[keyOf(exhibitionId, fileId)]);
};

export const findTransfer = (exhibitionId: string, fileId: string): Transfer | undefined =>
  store.getState().byKey[keyOf(exhibitionId, fileId)];

export function setTransfer(exhibitionId: string, fileId: string, transfer: Transfer | undefined): void {
  const { [keyOf(exhibitionId, fileId)]: _, ...others } = store.getState().byKey;
  store.setState({
    byKey: transfer === undefined ? others : { ...others, [keyOf(exhibitionId, fileId)]: transfer },
  });
}

/** @param cancel undefined once there is nothing to cancel any more */
export function setCancel(exhibitionId: string, fileId: string, cancel: (() => void) | undefined): void {
  if (cancel === undefined) cancels.delete(keyOf(exhibitionId, fileId));
  else cancels.set(keyOf(exhibitionId, fileId), cancel);
}

export const cancelTransfer = (exhibitionId: string, fileId: string): void =>
  cancels.get(keyOf(exhibitionId, fileId))?.();
