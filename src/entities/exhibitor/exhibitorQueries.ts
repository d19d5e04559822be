import { exhibitingInfo, exhibitionHalls, productTypes } from './api/exhibitorCollections.ts';
import { choicesQuery, detailQuery } from '#flows/content/detailQuery.ts';

export const exhibitorQuery = (exhibitionId: string, exhibitorId: string) =>
  detailQuery(exhibitingInfo, { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId });

/** The same row, kept on the phone: of an exhibitor whose own page is opened, not of each that another page names. */
export const exhibitorPageQuery = (exhibitionId: string, exhibitorId: string) =>
  detailQuery(exhibitingInfo, { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId }, exhibitionId);

export const hallsQuery = (exhibitionId: string) =>
  choicesQuery(exhibitionHalls, { ExhibitionId: exhibitionId }, { Sort: 1 }, exhibitionId);

export const productTypesQuery = (exhibitionId: string) =>
  choicesQuery(productTypes, { ExhibitionId: exhibitionId }, { Sort: 1 });
