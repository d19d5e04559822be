import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { joinPath } from '#domain/address/paths.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { storedImageUrl } from '#domain/file/storedImageUrl.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import { shareImage } from '#domain/text/fillTemplate.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { noteShare } from '#flows/sharing/noteShare.ts';
import { ShareBox } from '#flows/sharing/ShareBox.tsx';
import { exhibitionTexts } from '#session/visit/exhibitionTexts.ts';
import type { HostSharing, ShareContent } from '#host/host.ts';
import { languageOf } from '#language/language.ts';
import { storageHost } from '#ui/media/storageHost.ts';
import type { Group } from '../useGroup.ts';

export interface InviteSheetProps {
  readonly group: Group;
  readonly sharing: HostSharing;
  readonly onClose: () => void;
}

export function InviteSheet({ group, sharing, onClose }: InviteSheetProps) {
  const { t } = useTranslation('group');
  const { exhibitionId } = group.leader;
  return (
    <ShareBox
      title={t('invite')}
      lead={t('inviteText')}
      content={useInvitation(group)}
      sharing={sharing}
      onShared={() => noteShare(exhibitionId, 'friend')}
      onClose={onClose}
    />
  );
}

/** What shows a picture beside a link shows it no larger. */
const pictureSide = 300;
const longestText = 200;

/** The link names the group by a random id, and no person in it. */
function useInvitation({ leader, roster }: Group): ShareContent {
  const { t, i18n } = useTranslation('group');
  const { exhibitionId, channelId } = leader;
  const exhibition = readExhibition(useDevice((state) => exhibitionRowOf(state, exhibitionId)));
  const { origin } = window.location;
  const link = origin + joinPath(exhibitionId, channelId, roster.groupId);
  if (exhibition === undefined) return { title: t('shareTitle'), description: '', link, imageUrl: '' };
  const { name, dates, place } = exhibitionTexts({ exhibition }, languageOf(i18n.language));
  const image = shareImage(exhibition, origin);
  const size = { width: pictureSide, height: pictureSide };
  return {
    title: cleanLine(t('shareTitleFor', { exhibition: name }), longestText),
    description: cleanLine([dates, place].filter((fact) => fact !== '').join(' · '), longestText),
    link,
    imageUrl: image && storedImageUrl(image, size, storageHost()),
  };
}
