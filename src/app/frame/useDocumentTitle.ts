import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { exhibitionName } from '#boot/landingTree.ts';
import { useVisit } from '#flows/visit/visit.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';
import { useShellMessages } from '#language/shellMessages.ts';

export function useDocumentTitle(): void {
  const { t, language } = useShellMessages('shell');
  const matches = useMatches();
  const exhibition = useVisit((visit) => visit.exhibition);
  const key = (matches[matches.length - 1]?.handle as ScreenRoute | undefined)?.title;
  const name = exhibition.kind === 'found' ? exhibitionName(exhibition.value, language) : '';
  const title = key === undefined ? name || t('appName') : t(key);

  useEffect(() => {
    document.title = title;
  }, [title]);
}
