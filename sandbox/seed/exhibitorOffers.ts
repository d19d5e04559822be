import type { Row } from '../store/store.ts';
import { linkPrefix } from './seedIds.ts';
import { type Maker, seedId } from './seeded.ts';

/** What some exhibitors offer beyond the usual: people to call, a stand in 3D, codes, an advertisement, an award. */
export function offersOf(make: Maker, at: number, exhibitionId: string): Row {
  return {
    LinkList: Array.from({ length: make.number(1, 3) }, (_, nth) =>
      contact(make, 1_000 + at * 4 + nth, exhibitionId),
    ),
    Booth3DUrl: make.chance(30) ? `https://booths.example.com/3d/${exhibitionId}/${at + 1}` : '',
    CloudDockingQrCode: make.chance(50) ? make.picture('code') : '',
    ExhibitorQRCode: make.chance(70) ? make.picture('code') : '',
    ExhibitorAchievementImageUrl: make.chance(35) ? make.picture('award') : '',
    ExhibitorAd: make.chance(25) ? make.picture('banner') : '',
  };
}

/** A person of the exhibitor, some with a number to call. */
function contact(make: Maker, number: number, exhibitionId: string): Row {
  const [person, post] = [make.person(), make.post()];
  return {
    LinkId: seedId(linkPrefix(exhibitionId), number),
    LinkName: person.zh,
    LinkNameEn: person.en,
    LinkMob: make.chance(60) ? `139${String(make.number(0, 99_999_999)).padStart(8, '0')}` : '',
    Job: post.zh,
    JobEn: post.en,
  };
}
