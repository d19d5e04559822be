import { useEffect, useState } from 'react';
import { type Banner, findBanners } from '#api/exhibition/bannerCollections.ts';
import { services } from '#flows/session/services.ts';

const none: readonly Banner[] = [];
const asked = new Map<string, Promise<readonly Banner[]>>();

function askBanners(exhibitionId: string): Promise<readonly Banner[]> {
  const present = asked.get(exhibitionId);
  if (present !== undefined) return present;
  const answer = services()
    .client()
    .then((client) => findBanners(client, exhibitionId, '1'));
  asked.set(exhibitionId, answer);
  answer.catch(() => asked.delete(exhibitionId));
  return answer;
}

/** The home's pictures; none until they are there, and none where they cannot be had: the cover stays. */
export function useBanners(exhibitionId: string): readonly Banner[] {
  const [found, setFound] = useState({ exhibitionId, banners: none });

  useEffect(() => {
    let isCancelled = false;
    askBanners(exhibitionId).then(
      (banners) => {
        if (!isCancelled) setFound({ exhibitionId, banners });
      },
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId]);

  return found.exhibitionId === exhibitionId ? found.banners : none;
}
