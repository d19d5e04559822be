import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { shareImage } from '#domain/text/fillTemplate.ts';
import { storedImageUrl } from '#domain/file/storedImageUrl.ts';
import type { Team } from '#entities/team/rules/team.ts';
import { joinTeamPath } from '#entities/team/rules/teamPaths.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { exhibitionTexts } from '#session/visit/exhibitionTexts.ts';
import type { ShareContent } from '#host/host.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { storageHost } from '#ui/media/storageHost.ts';

export interface TeamContent {
  readonly row: ServerRow;
  readonly content: ShareContent;
  /** Name, dates and place of the exhibition, as far as they are known. */
  readonly facts: readonly string[];
}

/** What shows a picture beside a link shows it no larger. */
const pictureSide = 300;
const longestText = 200;

/** Undefined while this phone does not know the exhibition. The texts of `ranking` must be loaded. */
export function useTeamContent(team: Pick<Team, 'Name' | 'TeamCode'>): TeamContent | undefined {
  const { t, i18n } = useTranslation('ranking');
  const exhibitionId = useExhibitionId();
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
