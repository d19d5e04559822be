import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import type { Language } from '#language/language.ts';

const search = ['CompanyName', 'CompanyNameEn', 'BoothNo'] as const;

/**
 * Recommended ones first, unless the visitor chooses another order. Whose they are (`narrowTo`) and the order of their names
 * (`useNameOrder`) are answered by the phone; a server sorts Chinese by its codes.
 */
export const exhibitorsPlan = (exhibitionId: string, language: Language) => ({
  collection: exhibitingInfo,
  condition: { ExhibitionId: exhibitionId },
  search,
  filters: { hall: 'ExhibitionHallId', kind: 'ProductTypeInfoId', mine: null, letter: null } as const,
  sorts: {
    recommended: { RankValue: -1 },
    popular: { PVNumber: -1 },
    booth: { BoothNo: 1 },
    name: language === 'en' ? ({ CompanyNameEn: 1 } as const) : ({ CompanyName: 1 } as const),
  } as const,
});

/** The exhibitors of one hall, in the order of their booths unless the visitor chooses another. */
export const hallPlan = (exhibitionId: string, hallId: string) => ({
  collection: exhibitingInfo,
  condition: { ExhibitionId: exhibitionId, ExhibitionHallId: hallId },
  search,
  filters: { kind: 'ProductTypeInfoId' } as const,
  sorts: {
    booth: { BoothNo: 1 },
    recommended: { RankValue: -1 },
    popular: { PVNumber: -1 },
  } as const,
});
