import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { LetterGroup } from './rules/groupByLetter.ts';
import type { Language } from '#language/language.ts';
import { catalogueView, openCatalogue } from './openCatalogue.ts';
import { openCatalogueHost } from './openCatalogueHost.ts';

/** `unavailable`: the names could not be read, or only on a line that is slow or metered. */
export type LettersState = 'unwanted' | 'reading' | 'ready' | 'unavailable';

interface Letters {
  readonly state: LettersState;
  /** Empty until they are ready. */
  readonly groups: readonly LetterGroup[];
  readonly read: () => void;
}

interface Grouped {
  readonly key: string;
  readonly groups: readonly LetterGroup[] | undefined;
}

const noGroups: readonly LetterGroup[] = [];

/** The exhibitors of an exhibition by their letters, out of the names that the search keeps. Loads nothing until it is wanted. */
export function useLetterGroups(language: Language, isWanted: boolean): Letters {
  const exhibitionId = useExhibitionId();
  const view = useStore(catalogueView);
  const isOpened = view.exhibitionId === exhibitionId;
  const hasNames = isOpened && view.hasExhibitors;
  const key = [exhibitionId, language, view.readAtMs].join();
  const [grouped, setGrouped] = useState<Grouped>({ key: '', groups: undefined });

  useEffect(() => {
    if (isWanted) openCatalogue(exhibitionId);
  }, [exhibitionId, isWanted]);

  useEffect(() => {
    if (!isWanted || !hasNames) return undefined;
    let isCurrent = true;
    void openCatalogueHost()
      .then((host) => host.letters('exhibitor', language))
      .catch(() => undefined)
      .then((groups) => {
        if (isCurrent) setGrouped({ key, groups });
      });
    return () => {
      isCurrent = false;
    };
  }, [key, language, isWanted, hasNames]);

  const read = () => openCatalogue(exhibitionId, true);
  if (!isWanted) return { state: 'unwanted', groups: noGroups, read };
  if (grouped.groups !== undefined && grouped.key === key)
    return { state: 'ready', groups: grouped.groups, read };
  const hasFailed = isOpened && !hasNames && view.state === 'partial';
  return { state: hasFailed || grouped.key === key ? 'unavailable' : 'reading', groups: noGroups, read };
}
