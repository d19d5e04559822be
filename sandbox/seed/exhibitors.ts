import type { TextPair } from '#domain/form/formDefinition.ts';
import type { LateSeeds } from '../records.ts';
import type { Row } from '../store/store.ts';
import { exhibitorExtras, offersOf } from './exhibitorOffers.ts';
import { exhibitorId, hallPrefix, infoPrefix, kindPrefix, linkPrefix } from './seedIds.ts';
import { type Maker, makeRows, seeded, seedId } from './seeded.ts';
import { trades } from './words/words.ts';

interface ExhibitorsWanted {
  readonly exhibitionId: string;
  readonly tenantId: string;
  readonly nowMs: number;
  readonly count: number;
  readonly seed: number;
}

const hallCount = 4;

/** The exhibitors of an exhibition, with its halls and kinds of products. Made when they are first asked for. */
export function exhibitorSeeds(wanted: ExhibitorsWanted): LateSeeds {
  const { exhibitionId, count } = wanted;
  const few = { ...wanted, seed: wanted.seed + 1 };
  // Drawn separately, so that what was there before stays as it is.
  const later = () => seeded(wanted.seed + 7_000, wanted.nowMs);
  return {
    ExhibitionHall: () =>
      makeRows({ ...few, count: hallCount, idPrefix: hallPrefix(exhibitionId) }, (_, at) => ({
        ExhibitionId: exhibitionId,
        Name: `${at + 1} 号馆`,
        NameEn: `Hall ${at + 1}`,
        Sort: at + 1,
      })),
    ProductTypeInfo: () =>
      makeRows({ ...few, count: trades.length, idPrefix: kindPrefix(exhibitionId) }, (_, at) => ({
        ExhibitionId: exhibitionId,
        Name: trades[at]?.zh ?? '',
        NameEn: trades[at]?.en ?? '',
        Sort: at + 1,
      })),
    ExhibitorExhibitionInfo: () => {
      const more = later();
      return makeRows({ ...wanted, count, idPrefix: infoPrefix(exhibitionId) }, (make, at) => {
        const row = exhibitorRow(make, at, wanted);
        const { LinkList, ...offers } = offersOf(more, at, exhibitionId);
        const [first] = row['LinkList'] as readonly Row[];
        const [second, ...rest] = LinkList as readonly Row[];
        const others = rest.filter(({ LinkName }) => LinkName !== first?.['LinkName']);
        // The first contact has got a number to call from the second, of whom nothing else is used.
        return {
          ...row,
          ...offers,
          ...exhibitorExtras(row, at),
          LinkList: [{ ...first, LinkMob: second?.['LinkMob'] }, ...others],
        };
      });
    },
  };
}

function exhibitorRow(make: Maker, at: number, { exhibitionId, count }: ExhibitorsWanted): Row {
  const company = make.company();
  const introduction = make.text(make.number(1, 4));
  const hall = make.number(1, hallCount);
  const person = make.person();
  // The order of these fields is the order in which they are drawn.
  return {
    ExhibitionId: exhibitionId,
    ExhibitorId: exhibitorId(exhibitionId, at + 1),
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
    ShortIntroduce: introduction.zh,
    ShortIntroduceEn: introduction.en,
    Banners: Array.from({ length: make.number(0, 4) }, () => make.picture('photo')),
    LinkList: [
      {
        LinkId: seedId(linkPrefix(exhibitionId), at + 1),
        LinkName: person.zh,
        LinkNameEn: person.en,
        LinkMob: '',
        ...jobOf(make.post()),
      },
    ],
    ...serviceOf(make.product()),
    ExhibitorImageUrl: make.chance(70) ? make.picture('photo') : '',
    ExhibitionHallId: seedId(hallPrefix(exhibitionId), hall),
    ProductTypeInfoId: seedId(kindPrefix(exhibitionId), make.number(1, trades.length)),
    ApproveState: '2',
  };
}

const jobOf = ({ zh, en }: TextPair) => ({ Job: zh, JobEn: en });
const serviceOf = ({ zh, en }: TextPair) => ({ MasterService: zh, MasterServiceEn: en });
