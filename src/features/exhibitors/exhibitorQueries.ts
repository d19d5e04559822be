import { exhibitingInfo, exhibitionHalls, productTypes } from '../../api/exhibitor/exhibitorCollections.ts';
import { choicesQuery, detailQuery } from '../../flows/content/detailQuery.ts';

/** Recommended ones first, unless the visitor chooses another order. */
export const exhibitorsPlan = (exhibitionId: string) => ({
  collection: exhibitingInfo,
  condition: { ExhibitionId: exhibitionId },
  search: ['CompanyName', 'CompanyNameEn', 'BoothNo'] as const,
  filters: { hall: 'ExhibitionHallId', kind: 'ProductTypeInfoId' } as const,
  sorts: {
    recommended: { RankValue: -1 },
    popular: { PVNumber: -1 },
    booth: { BoothNo: 1 },
  } as const,
});

/** The exhibitors of one hall, in the order of their booths unless the visitor chooses another. */
export const hallPlan = (exhibitionId: string, hallId: string) => ({
  ...exhibitorsPlan(exhibitionId),
  condition: { ExhibitionId: exhibitionId, ExhibitionHallId: hallId },
  filters: { kind: 'ProductTypeInfoId' } as const,
  sorts: {
    booth: { BoothNo: 1 },
    recommended: { RankValue: -1 },
    popular: { PVNumber: -1 },
  } as const,
});

export const exhibitorQuery = (exhibitionId: string, exhibitorId: string) =>
  detailQuery(exhibitingInfo, { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId });

export const hallsQuery = (exhibitionId: string) =>
  choicesQuery(exhibitionHalls, { ExhibitionId: exhibitionId }, { Sort: 1 });

export const productTypesQuery = (exhibitionId: string) =>
  choicesQuery(productTypes, { ExhibitionId: exhibitionId }, { Sort: 1 });
