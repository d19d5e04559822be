import type { ContentWorld } from '#sandbox/seed/contentWorld.ts';
import { fairSeeds } from '#sandbox/seed/fairSeeds.ts';
import { jianghaiTenantId } from '../world.ts';
import { fairDays, fairId } from './fairStory.ts';

const counts: ContentWorld['counts'] = {
  CategoryFirst: 4,
  CategorySecond: 8,
  Product: 30,
  Promotion: 5,
  ExhibitorContact: 16,
  ProductVisitInfo: 40,
  ProductVisitInfoMessage: 24,
  VisitInfoMessageComment: 12,
};

/** Twelve exhibitors, most of which show content. */
export const smallSeeds = (name: string, nowMs: number, halls: number) =>
  fairSeeds({
    exhibitionId: fairId(name),
    tenantId: jianghaiTenantId,
    nowMs,
    days: fairDays,
    seed: name.length * 100,
    exhibitors: 12,
    halls,
    contentCount: 8,
    counts,
  });
