import { textOf } from '#sandbox/dataApi/call.ts';
import type { LateSeeds } from '#sandbox/records.ts';
import { type ContentWorld, nthExhibitor } from '../contentWorld.ts';
import { exhibitorId } from '../seedIds.ts';
import { makeRows, seedId } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';
import { pairs } from '../words/words.ts';

/** As clients store what is written in a live room. */
const source = '直播';

const asked = pairs(
  '这台设备最快多久能交货？|How soon can this machine be delivered?;能再演示一遍换模具吗？|Could you show the change of the mould again?;支持二次开发吗？|Can it be extended by our own software?;展位上能看到样机吗？|Is the machine at your booth?',
);
/** How many are written in each of the first lives; in the others there are none. */
const counts = [13, 0, 4] as const;

/** What visitors ask in the first live rooms; the exhibitor has answered some. */
export function roomQuestions(world: ContentWorld, seed: number): LateSeeds {
  const { exhibitionId } = world;
  const mark = storyMark(exhibitionId);
  const lives = counts.reduce<number[]>(
    (all, count, at) => [...all, ...Array.from({ length: count }, () => at)],
    [],
  );
  const hostOf = (at: number) => exhibitorId(exhibitionId, nthExhibitor(world, 1 + at));
  const rows = (idPrefix: string, count: number, nth: number) => ({
    ...world,
    idPrefix: `${idPrefix}${mark}`,
    count,
    seed: seed + nth,
  });
  const answered = lives.map((_, at) => at).filter((at) => at % 3 === 1);
  return {
    ProductVisitInfoMessage: () =>
      makeRows(rows('roomask', lives.length, 0), (make, at) => ({
        ExhibitionId: exhibitionId,
        ExhibitorId: hostOf(lives[at] ?? 0),
        LiveListId: seedId(`live${mark}`, 1 + (lives[at] ?? 0)),
        ProductId: '',
        ProductVisitInfoId: '',
        SourceType: source,
        VisitorId: seedId('reader', make.number(1, 400)),
        Content: make.pick(asked).zh,
        Name: make.person().zh,
        NickName: '',
        Logo: '',
        PVNumber: make.number(0, 40),
      })),
    VisitInfoMessageComment: () =>
      makeRows(rows('roomans', answered.length, 1), (_, nth) => {
        const at = answered[nth] ?? 0;
        return {
          ExhibitionId: exhibitionId,
          ProductVisitInfoMessageId: seedId(`roomask${mark}`, at + 1),
          VisitorId: '',
          ExhibitorId: hostOf(lives[at] ?? 0),
          Name: textOf(world.exhibitor?.(nthExhibitor(world, 1 + (lives[at] ?? 0)))?.['CompanyName']),
          Content: '可以的，欢迎来展位看样机。',
          Logo: '',
        };
      }),
  };
}
