import { seedId } from '#sandbox/seed/seeded.ts';
import type { Row } from '#sandbox/store/store.ts';
import { createdAt, jianghaiTenantId } from '#sandbox/stories/world.ts';

const pictures = [
  ['EXHIBITOR', '/sandbox/pictures/cover-open.svg'],
  ['EXHIBITOR', '/sandbox/pictures/cover-guest.svg'],
  // As where a picture was removed from the storage.
  ['', '/sandbox/pictures/gone.jpg'],
] as const;

/** What the organiser offers for posters. */
export const boothPosters = (exhibitionId: string, nowMs: number): Row[] =>
  pictures.map(([Type, BackgroundImage], at) => ({
    RecordId: seedId('standposter', at + 1),
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 30),
    ExhibitionId: exhibitionId,
    Type,
    BackgroundImage,
  }));
