import { useEffect, useState } from 'react';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { localStores } from '#session/localStores.ts';
import css from './report.module.css';

interface CardPictureProps {
  readonly owner: VisitorKey;
  readonly contactId: string;
  readonly label: string;
}

/** The picture that was taken of a paper card; nothing where there is none. */
export function CardPicture({ owner: { exhibitionId, visitorId }, contactId, label }: CardPictureProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    let made: string | undefined;
    void localStores()
      .then(({ cardPictures }) => cardPictures.find({ exhibitionId, visitorId }, contactId))
      .then(
        (picture) => {
          if (!isCurrent || picture === undefined) return;
          made = URL.createObjectURL(picture);
          setUrl(made);
        },
        () => undefined,
      );
    return () => {
      isCurrent = false;
      // The browser holds the bytes of an address until it is given back.
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [exhibitionId, visitorId, contactId]);
  return url === undefined ? null : <img className={css['cardPicture']} src={url} alt={label} />;
}
