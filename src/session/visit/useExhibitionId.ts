import { createContext, useContext } from 'react';

const PageExhibition = createContext<string | undefined>(undefined);

/** Says which exhibition everything inside is about: around a screen whose address names it, or around a row that does. */
export const ExhibitionIdProvider = PageExhibition.Provider;

/**
 * The id of the exhibition that the page, or this part of it, is about. It never comes from the phone, which another tab may have
 * taken to another exhibition. Throws where nothing provides one.
 */
export function useExhibitionId(): string {
  const id = useContext(PageExhibition);
  if (id === undefined)
    throw new Error(
      'No exhibition here: the address of the screen names none, and no ExhibitionIdProvider is around it',
    );
  return id;
}
