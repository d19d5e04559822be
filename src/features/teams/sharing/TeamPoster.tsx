import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import type { Team } from '#entities/team/rules/team.ts';
import type { TeamSignSetup } from '#entities/team/rules/readTeamSignSetup.ts';
import { drawPoster } from '#flows/sharing/poster/drawPoster.ts';
import { PosterBox } from '#flows/sharing/poster/PosterBox.tsx';
import { loadPosterPictures, posterColours } from '#flows/sharing/poster/loadPosterPictures.ts';
import { languageOf } from '#language/language.ts';
import type { TeamContent } from './useTeamContent.ts';

export interface TeamPosterProps {
  readonly team: Pick<Team, 'Name' | 'TeamCode'>;
  readonly setup: TeamSignSetup;
  readonly shared: TeamContent;
  readonly onClose: () => void;
}

export function TeamPoster({ team: { Name, TeamCode }, setup, shared, onClose }: TeamPosterProps) {
  const { t, i18n } = useTranslation('ranking');
  const { row, content, facts } = shared;
  const { link } = content;
  const written = facts.join('\n');
  const make = useCallback(async () => {
    const { Cover = '', Logo = '', LongLogo = '', organization } = readExhibition(row) ?? {};
    const backgrounds = [setup.detail.SharePosterBackgroundImage, setup.list.SharePosterBackgroundImage];
    const pictures = await loadPosterPictures(
      [...backgrounds, Cover || organization?.BackgroundImage || ''].filter((address) => address !== ''),
      Logo || organization?.Logo || LongLogo,
    );
    const words = { greeting: t('posterGreeting'), scan: t('posterScan') };
    const label = t('shareCode', { code: TeamCode });
    return drawPoster(
      { title: Name || TeamCode, label, facts: written.split('\n'), ...words, link, ...posterColours(row) },
      pictures,
    );
  }, [Name, TeamCode, setup, row, written, link, t]);

  const all = [Name, t('shareCode', { code: TeamCode }), ...facts];
  return (
    <PosterBox
      make={make}
      title={t('posterTitle')}
      alt={t('posterLabel', { facts: all.join(languageOf(i18n.language) === 'en' ? ', ' : '，') })}
      fileName={t('posterFile', { code: TeamCode })}
      onClose={onClose}
    />
  );
}
