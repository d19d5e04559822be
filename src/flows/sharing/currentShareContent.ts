import { readChannel } from '#domain/exhibition/channel.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { type ShareSubject, shareContent } from '#domain/sharing/shareContent.ts';
import { readTextPair } from '#domain/record/serverRow.ts';
import { storedImageUrl } from '#domain/file/storedImageUrl.ts';
import type { ShareContent } from '#host/host.ts';
import { languageStore } from '#language/shellMessages.ts';
import { getMessage } from '#language/getMessage.ts';
import { storageHost } from '#ui/media/storageHost.ts';
import { services } from '#session/services.ts';
import { exhibitionRowOf } from './exhibitionRowOf.ts';
import { currentShareScenario } from './currentShareScenario.ts';
import { shareTextsOf } from './shareTexts.ts';

/** What shows a picture beside a link shows it no larger. */
const pictureSide = 300;

/** The default texts until the organiser's have loaded; undefined for an unknown exhibition. The texts of `sharing` must be loaded. */
export function currentShareContent(
  exhibitionId: string,
  scenario = currentShareScenario(exhibitionId),
  inviter?: ShareSubject['inviter'],
): ShareContent | undefined {
  const state = services().device.getState();
  const row = exhibitionRowOf(state, exhibitionId);
  const exhibition = readExhibition(row);
  if (row === undefined || exhibition === undefined) return undefined;
  const channel = readChannel(state.channel);
  const { language } = languageStore.getState();
  const ofExhibition = {
    title: readTextPair(row, 'ShareTitle'),
    description: readTextPair(row, 'ShareDescription'),
  };
  const ofScenario = shareTextsOf(exhibitionId, scenario);
  const { imageUrl, ...content } = shareContent(
    {
      exhibition,
      channel: channel?.ExhibitionId === exhibitionId ? channel : undefined,
      scenario,
      inviter,
    },
    {
      language,
      texts: ofScenario === undefined ? [ofExhibition] : [ofScenario, ofExhibition],
      defaultTitles: {
        companyInvites: getMessage('sharing', 'companyInvites', language),
        invitation: getMessage('sharing', 'invitation', language),
      },
      origin: window.location.origin,
    },
  );
  const size = { width: pictureSide, height: pictureSide };
  return { ...content, imageUrl: imageUrl && storedImageUrl(imageUrl, size, storageHost()) };
}
