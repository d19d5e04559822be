import { useEffect, useState } from 'react';
import type { FileRefusal } from '#domain/file/typeOfContent.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { localStores } from '#session/localStores.ts';
import { fitFile, isRefused } from '#ui/fields/uploaded/intake/fitFile.ts';

export type PictureProblem = FileRefusal | 'full' | 'page';

const addressed = (picture: Blob) => ({ url: URL.createObjectURL(picture) });

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
    try {
      const fitted = await fitFile(file, { onlyPictures: true }, () => {});
      if (isRefused(fitted)) return setProblem(fitted.refusal);
      const { cardPictures } = await localStores();
      const outcome = await cardPictures.put({ exhibitionId, visitorId }, id, fitted.file);
      if (outcome !== 'kept') setProblem(outcome);
      if (outcome !== 'full') setShown(addressed(fitted.file));
    } catch {
      setProblem('pictureNotPrepared');
    } finally {
      setBusy(false);
    }
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
