import type { Row } from '../store/store.ts';
import { linkPrefix } from './seedIds.ts';
import { type Maker, seedId } from './seeded.ts';

/** What some exhibitors offer beyond the usual: people to call, a booth in 3D, codes, an advertisement, an award. */
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

/** Of what an exhibitor has, by its place and without drawing anything: some write HTML, and some ask for help. */
export function exhibitorExtras(row: Row, at: number): Row {
  const isHelped = at % 3 === 0;
  return {
    IsOpenHelp: isHelped,
    HelpNumber: isHelped ? (at * 37 + 128) % 400 : 0,
    ...(at % 4 === 0 && row['ShortIntroduce'] !== '' && richIntroduction(row)),
  };
}

const points = {
  zh: ['现场演示整条产线，每天四场', '二十四小时内给出打样报价', '两年质保，全国十二个服务网点'],
  en: [
    'A whole line at work, four times a day',
    'A quote within one day',
    'Two years of warranty, twelve service points',
  ],
} as const;
const headings = { zh: '展位亮点', en: 'At our booth' } as const;

const richIntroduction = ({ ShortIntroduce, ShortIntroduceEn }: Row): Row => ({
  ShortIntroduce: written(String(ShortIntroduce), 'zh'),
  ShortIntroduceEn: written(String(ShortIntroduceEn), 'en'),
});

const written = (text: string, language: 'zh' | 'en') =>
  `<p>${text}</p><h3>${headings[language]}</h3><ul>${points[language].map((point) => `<li>${point}</li>`).join('')}</ul>` +
  `<p><img src="/sandbox/pictures/cover-known.svg" alt="" onerror="alert(1)"></p><script>alert('introduction')</script>`;
