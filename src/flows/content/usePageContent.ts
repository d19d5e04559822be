import { shareImage } from '#domain/text/fillTemplate.ts';
import type { ShareSubject } from '#domain/sharing/shareContent.ts';
import { storedImageUrl } from '#domain/file/storedImageUrl.ts';
import type { ShareContent } from '#host/host.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { storageHost } from '#ui/media/storageHost.ts';
import { useShareContent } from '../sharing/useShareContent.ts';

export interface SharedPage {
  readonly path: string;
  readonly picture: string;
  /** Without one the texts of the exhibition are sent, which name the inviter. */
  readonly title?: string;
  readonly inviter?: ShareSubject['inviter'];
}

/** What shows a picture beside a link shows it no larger. */
const size = { width: 300, height: 300 };

/** A page as it is shared. Undefined while this phone does not know the exhibition. The texts of `sharing` must be loaded. */
export function usePageContent(page: SharedPage): ShareContent | undefined {
  const exhibitionId = useExhibitionId();
  const ofExhibition = useShareContent(exhibitionId, page.inviter);
  if (ofExhibition === undefined) return undefined;
  const { origin } = window.location;
  const picture = shareImage({ Logo: page.picture, LongLogo: '', organization: undefined }, origin);
  return {
    ...ofExhibition,
    title: page.title ?? ofExhibition.title,
    link: origin + page.path,
    imageUrl: picture === '' ? ofExhibition.imageUrl : storedImageUrl(picture, size, storageHost()),
  };
}
