import { exhibitingInfo } from '../../api/exhibitor/exhibitorCollections.ts';

/** Recommended ones first, unless the visitor chooses another order. Whose they are is answered by the phone (`narrowTo`). */
export const exhibitorsPlan = (exhibitionId: string) => ({
  collection: exhibitingInfo,
  condition: { ExhibitionId: exhibitionId },
  search: ['CompanyName', 'CompanyNameEn', 'BoothNo'] as const,
  filters: { hall: 'ExhibitionHallId', kind: 'ProductTypeInfoId', mine: null } as const,
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
