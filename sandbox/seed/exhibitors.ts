import type { LateSeeds } from '../records.ts';
import type { Row } from '../store/store.ts';
import { makeRows, seedId } from './seeded.ts';
import { storyMark } from './storyMark.ts';
import { trades } from './words.ts';

interface ExhibitorsWanted {
  readonly exhibitionId: string;
  readonly tenantId: string;
  readonly nowMs: number;
  readonly count: number;
  readonly seed: number;
}

const hallCount = 4;

/** Of the company, at whichever exhibition. */
export const exhibitorId = (number: number) => seedId('exhibitor', number + 1000);

/** Of its row at one exhibition; they share no id, because theirs begins with the name of their story. */
export const exhibitorInfoId = (exhibitionId: string, number: number) =>
  seedId(infoPrefix(exhibitionId), number);

const infoPrefix = (exhibitionId: string) => `shown${storyMark(exhibitionId)}`;

/** The exhibitors of an exhibition, with its halls and kinds of products. Made when they are first asked for. */
export function exhibitorSeeds(wanted: ExhibitorsWanted): LateSeeds {
  const { exhibitionId, count } = wanted;
  const few = { ...wanted, seed: wanted.seed + 1 };
  return {
    ExhibitionHall: () =>
      makeRows({ ...few, count: hallCount, idPrefix: 'hall' }, (_, at) => ({
        ExhibitionId: exhibitionId,
        Name: `${at + 1} 号馆`,
        NameEn: `Hall ${at + 1}`,
        Sort: at + 1,
      })),
    ProductTypeInfo: () =>
      makeRows({ ...few, count: trades.length, idPrefix: 'kind' }, (_, at) => ({
        ExhibitionId: exhibitionId,
        Name: trades[at]?.zh ?? '',
        NameEn: trades[at]?.en ?? '',
        Sort: at + 1,
      })),
    ExhibitorExhibitionInfo: () =>
      makeRows({ ...wanted, count, idPrefix: infoPrefix(exhibitionId) }, (make, at): Row => {
        const company = make.company();
        const introduction = make.text(make.number(1, 4));
        const hall = make.number(1, hallCount);
        const person = make.person();
        return {
          ExhibitionId: exhibitionId,
          ExhibitorId: exhibitorId(at + 1),
          CompanyName: company.zh,
          CompanyNameEn: company.en,
          // Some have sent no sign, and some no picture.
          Logo: make.chance(90) ? make.picture('logo') : '',
          BoothNo: `${hall}${make.pick(['A', 'B', 'C', 'D'])}${String(make.number(1, 60)).padStart(2, '0')}`,
          AppointmentNumber: make.number(0, 40),
          ThumpUpNumber: make.number(0, 900),
          CollectionNumber: make.number(0, 400),
          ConvertNumber: make.number(0, 90),
          PVNumber: make.number(0, 120_000),
          RankValue: count - at,
          HelpMoneyTotal: make.number(0, 5_000) * 100,
          ExhibitorQRCode: '',
          ShortIntroduce: introduction.zh,
          ShortIntroduceEn: introduction.en,
          Banners: Array.from({ length: make.number(0, 4) }, () => make.picture('photo')),
          LinkList: [
            { LinkId: seedId('link', at + 1), LinkName: person.zh, LinkMob: '', Job: make.post().zh },
          ],
          ExhibitorAd: '',
          MasterService: make.product().zh,
          ExhibitorAchievementImageUrl: '',
          ExhibitorImageUrl: make.chance(70) ? make.picture('photo') : '',
          Booth3DUrl: '',
          CloudDockingQrCode: '',
          ExhibitionHallId: seedId('hall', hall),
          ProductTypeInfoId: seedId('kind', make.number(1, trades.length)),
          ApproveState: '2',
        };
      }),
  };
}
