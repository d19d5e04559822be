import { expect, it } from 'vitest';
import { groupVouchers } from '#features/vouchers/groupVouchers.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const voucher = (exhibitionId: string, StartTime: string, EndTime: string, recordId = exhibitionId) => ({
  exhibitionId,
  recordId,
  visitorId: 'v',
  name: 'n',
  voucherCode: '1',
  approveState: '2',
  exhibition: { ExName: exhibitionId, ExNameEn: '', StartTime, EndTime, Place: '', PlaceEn: '', Logo: '' },
  savedAtMs: 1,
});
const nowMs = parseVenueTime('2026-11-21 12:00') ?? 0;
const order = (vouchers: ReturnType<typeof voucher>[]) =>
  groupVouchers(vouchers, nowMs).map(
    ({ exhibitionId, hasEnded }) => exhibitionId + (hasEnded ? ' ended' : ''),
  );

it('what is coming stands first, soonest first; what has ended last, latest first', () => {
  expect(
    order([
      voucher('old', '2025-01-01', '2025-01-02'),
      voucher('later', '2026-12-20', '2026-12-21'),
      voucher('recent', '2026-11-01', '2026-11-02'),
      voucher('unknown', '', ''),
      voucher('sooner', '2026-11-22', '2026-11-23'),
    ]),
  ).toEqual(['sooner', 'later', 'unknown', 'recent ended', 'old ended']);
});

it('an exhibition whose last day has no hour ends with that day, one with an hour at that hour', () => {
  expect(order([voucher('today', '2026-11-20', '2026-11-21')])).toEqual(['today']);
  expect(order([voucher('closed', '2026-11-20', '2026-11-21 11:59:00')])).toEqual(['closed ended']);
});

it('several people at one exhibition stand together, in the order they came', () => {
  const [group] = groupVouchers(
    [voucher('a', '', '', 'two'), voucher('b', '', ''), voucher('a', '', '', 'one')],
    nowMs,
  );
  expect(group?.vouchers.map(({ recordId }) => recordId)).toEqual(['two', 'one']);
});
