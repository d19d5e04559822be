import { seedId } from '#sandbox/seed/seeded.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, venueText } from '#sandbox/venueClock.ts';
import { accountExhibitorId } from '#sandbox/stories/accounts.ts';
import { createdAt, jianghaiTenantId } from '#sandbox/stories/world.ts';

/** Names, file, rule, and days from now of its window. */
const files = [
  ['产品样本', 'Product range', 'brochure.pdf', 'always', undefined],
  ['五轴加工案例', 'Five-axis cases', 'guide.pdf', 'afterRegistration', undefined],
  ['主轴选型手册', 'Spindle selection guide', 'catalogue.pdf', 'afterCheckIn', undefined],
  ['展会特价表', 'Show prices', 'brochure.pdf', 'window', [1, 4]],
  ['上届展会总结', 'Report of the last show', 'report.pdf', 'window', [-30, -10]],
  ['旧版样本', 'Old product range', 'guide.pdf', 'always', undefined],
] as const;

/** Files of the exhibitor whose account is known, one in each state. */
export const boothFiles = (exhibitionId: string, nowMs: number): Row[] =>
  files.map(([Name, NameEn, file, Rule, days], at) => ({
    RecordId: seedId('standfile', at + 1),
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 5 + at),
    ExhibitionId: exhibitionId,
    ExhibitorId: accountExhibitorId,
    Name,
    NameEn,
    GroupName: '样本与手册',
    GroupNameEn: 'Brochures',
    Url: `/sandbox/files/${file}`,
    Size: '',
    Rule,
    StartTime: days === undefined ? '' : venueText(nowMs + days[0] * dayMs),
    EndTime: days === undefined ? '' : venueText(nowMs + days[1] * dayMs),
    SignInPlaceId: '',
    DownloadNumber: 31 * (6 - at),
    IsDeleted: at === 5,
    Sort: 100 + at,
  }));
