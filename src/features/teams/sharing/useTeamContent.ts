import { useTranslation } from 'react-i18next';
import { useDevice } from '../../../device/useDevice.ts';
import { readExhibition } from '../../../domain/exhibition.ts';
import { cleanLine } from '../../../domain/cleanText.ts';
import type { ServerRow } from '../../../domain/serverRow.ts';
import { shareImage } from '../../../domain/fillTemplate.ts';
import { storedImageUrl } from '../../../domain/storedImageUrl.ts';
import type { Team } from '../../../domain/team/team.ts';
import { joinTeamPath } from '../../../domain/teamPaths.ts';
import { exhibitionRowOf } from '../../../flows/sharing/exhibitionRow.ts';
import { exhibitionTexts } from '../../../flows/voucherText.ts';
import type { ShareContent } from '../../../host/host.ts';
import { languageOf } from '../../../language/language.ts';
import { storageHost } from '../../../ui/storageHost.ts';

/** A team as it is shared: what is sent, and what stands on its poster. */
export interface TeamContent {
  readonly row: ServerRow;
  readonly content: ShareContent;
  /** Name, dates and place of the exhibition, as far as they are known. */
  readonly facts: readonly string[];
}

/** What shows a picture beside a link shows it no larger. */
const pictureSide = 300;
const longestText = 200;

/** Undefined while this phone does not know the exhibition. The words of `ranking` must be there. */
export function useTeamContent(
  exhibitionId: string,
  team: Pick<Team, 'Name' | 'TeamCode'>,
): TeamContent | undefined {
  const { t, i18n } = useTranslation('ranking');
  const row = useDevice((state) => exhibitionRowOf(state, exhibitionId));
  const exhibition = readExhibition(row);
  if (row === undefined || exhibition === undefined) return undefined;
  const { name, dates, place } = exhibitionTexts({ exhibition }, languageOf(i18n.language));
  const code = t('shareCode', { code: team.TeamCode });
  const { origin } = window.location;
  const image = shareImage(exhibition, origin);
  const size = { width: pictureSide, height: pictureSide };
  return {
    row,
    content: {
      title: cleanLine(t('shareTitle', { team: team.Name, exhibition: name }), longestText),
      description: cleanLine([code, dates, place].filter((fact) => fact !== '').join(' · '), longestText),
      link: origin + joinTeamPath(exhibitionId, team.TeamCode),
      imageUrl: image && storedImageUrl(image, size, storageHost()),
    },
    facts: [name, dates, place].filter((fact) => fact !== ''),
  };
}
