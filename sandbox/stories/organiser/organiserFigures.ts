import type { Seeds } from '#sandbox/records.ts';
import { downloadId } from '#sandbox/seed/downloads/downloadSeeds.ts';
import { exhibitorId } from '#sandbox/seed/seedIds.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import { dayMs, minuteMs, venueText } from '#sandbox/venueClock.ts';
import { jianghaiTenantId } from '../world.ts';

const booths = 12;
const days = 5;
const states = ['101', '201', '202', '401', '402'] as const;

/** What exhibitors and visitors have done: views of five days, leads, orders and downloads. */
export function organiserFigures(exhibitionId: string, nowMs: number): Seeds {
  const made = (atMs: number) => ({
    TenantId: jianghaiTenantId,
    ExhibitionId: exhibitionId,
    CreatedAt: venueText(atMs),
    CreatedAtMesc: atMs,
  });
  const each = <T>(count: number, make: (at: number) => T) =>
    Array.from({ length: count }, (_, at) => make(at));
  const boothOf = (at: number) => exhibitorId(exhibitionId, 1 + (at % booths));
  return {
    ExhibitorExhibitionInfoState: each(booths * days, (at) => {
      const atMs = nowMs - Math.floor(at / booths) * dayMs;
      return {
        RecordId: seedId('orgviews', at + 1),
        ...made(atMs),
        ExhibitorId: boothOf(at),
        Date: venueText(atMs).slice(0, 10),
        PVNumber: 6 + ((at * 7) % 23),
        ThumpUpNumber: at % 4,
        CollectionNumber: at % 3,
        AppointmentNumber: 0,
      };
    }),
    AddressBook: each(18, (at) => ({
      RecordId: seedId('orglead', at + 1),
      ...made(nowMs - at * 40 * minuteMs),
      ExhibitorId: boothOf(at * 5),
      ContactKey: `pass-orglead-${at}`,
      Name: '',
      CompanyName: '',
      Source: '3',
      State: at === 17 ? '2' : '1',
      MetAtMesc: nowMs - at * 40 * minuteMs,
      AddedAtMesc: nowMs - at * 40 * minuteMs,
      ChangedAtMesc: nowMs - at * 40 * minuteMs,
    })),
    Order: each(7, (at) => ({
      RecordId: seedId('orgorder', at + 1),
      ...made(nowMs - at * 5 * 60 * minuteMs),
      VisitorId: seedId('orgperson', at + 1),
      ExhibitorId: boothOf(at),
      OrderLineNumber: `00202612${String(at + 1).padStart(4, '0')}`,
      Sum: String(12_800 * (at + 1)),
      state: states[at % states.length],
      Logistics: '1',
      Receiver: '唐以晴',
      ReceiverPhone: `139000377${String(at).padStart(2, '0')}`,
      ReceiverAddress: '江海省-云津市-湾区-科技路 12 号',
    })),
    FileDownloadRecord: each(32, (at) => ({
      RecordId: seedId('orgdownload', at + 1),
      ...made(nowMs - at * 25 * minuteMs),
      VisitorId: seedId('orgperson', at + 1),
      FileDownloadTaskId: downloadId(exhibitionId, 1 + (at % 16)),
    })),
  };
}
