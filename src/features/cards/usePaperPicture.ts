import { useEffect, useState } from 'react';
import type { FileRefusal } from '#domain/file/typeOfContent.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { localStores } from '#session/localStores.ts';
import { fitFile, isRefused } from '#ui/fields/uploaded/intake/fitFile.ts';

export type PictureProblem = FileRefusal | 'full' | 'page';

const addressed = (picture: Blob) => ({ url: URL.createObjectURL(picture) });

/** By owner and picture; each answers whether it is kept. */
const choosing = new Map<string, Promise<boolean>>();
const keyOf = ({ exhibitionId, visitorId }: MessageOwner, id: string) => `${exhibitionId}/${visitorId}/${id}`;

/** Resolves once a picture that was chosen is kept, immediately where none was; false where it cannot be kept, which its card says. */
export const untilPictureKept = (owner: MessageOwner, id: string): Promise<boolean> =>
  choosing.get(keyOf(owner, id)) ?? Promise.resolve(true);

interface Taken {
  /** Undefined where it is not kept. */
  readonly picture?: Blob;
  readonly problem?: PictureProblem;
}

/** Makes it small enough and keeps it; one that lives as long as the page alone is a problem too. */
async function take(owner: MessageOwner, id: string, file: Blob): Promise<Taken> {
  try {
    const fitted = await fitFile(file, { onlyPictures: true }, () => {});
    if (isRefused(fitted)) return { problem: fitted.refusal };
    const { cardPictures } = await localStores();
    const outcome = await cardPictures.put(owner, id, fitted.file);
    if (outcome === 'full') return { problem: outcome };
    return outcome === 'kept' ? { picture: fitted.file } : { picture: fitted.file, problem: outcome };
  } catch {
    return { problem: 'pictureNotPrepared' };
  }
}

/** The picture of a contact's paper card, and its address in this page while it is shown. */
export function usePaperPicture({ exhibitionId, visitorId }: MessageOwner, id: string) {
  const [shown, setShown] = useState<{ readonly url: string } | null>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();

  useEffect(() => {
    let isCurrent = true;
    void localStores()
      .then(({ cardPictures }) => cardPictures.find({ exhibitionId, visitorId }, id))
      .then(
        (found) => isCurrent && setShown(found ? addressed(found) : null),
        () => isCurrent && setShown(null),
      );
    return () => {
      isCurrent = false;
    };
  }, [exhibitionId, visitorId, id]);

  // The browser holds the bytes of an address until it is given back.
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.url)), [shown]);

  async function choose(file: Blob) {
    setBusy(true);
    setProblem(undefined);
    const key = keyOf({ exhibitionId, visitorId }, id);
    const taken = take({ exhibitionId, visitorId }, id, file);
    const kept = taken.then(({ picture }) => picture !== undefined);
    choosing.set(key, kept);
    const { picture, problem: found } = await taken;
    if (choosing.get(key) === kept) choosing.delete(key);
    setProblem(found);
    if (picture !== undefined) setShown(addressed(picture));
    setBusy(false);
  }

  async function remove() {
    const { cardPictures } = await localStores();
    await cardPictures.remove({ exhibitionId, visitorId }, id);
    setShown(null);
    setProblem(undefined);
  }

  return {
    isRead: shown !== undefined,
    url: shown?.url,
    isBusy,
    problem,
    choose: (file: Blob) => void choose(file),
    remove: () => void remove(),
  };
}
