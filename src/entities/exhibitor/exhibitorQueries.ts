import { exhibitingInfo, exhibitionHalls, productTypes } from './api/exhibitorCollections.ts';
import { choicesQuery, detailQuery } from '#flows/content/detailQuery.ts';

export const exhibitorQuery = (exhibitionId: string, exhibitorId: string) =>
  detailQuery(exhibitingInfo, { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId });

export const hallsQuery = (exhibitionId: string) =>
  choicesQuery(exhibitionHalls, { ExhibitionId: exhibitionId }, { Sort: 1 });

export const productTypesQuery = (exhibitionId: string) =>
  choicesQuery(productTypes, { ExhibitionId: exhibitionId }, { Sort: 1 });
