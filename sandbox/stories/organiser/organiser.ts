import { appointmentRow, type AppointmentTraits } from '#sandbox/seed/appointments/appointmentSeeds.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import type { Row } from '#sandbox/store/store.ts';
import { fairDays, fairId } from '../fairs/fairStory.ts';
import { smallSeeds } from '../fairs/smallSeeds.ts';
import { formRow, type ServerField, shortFields } from '../forms/forms.ts';
import type { Story } from '../story.ts';
import { channelRow, exhibitionRow, jianghaiTenantId } from '../world.ts';
import { organiserChannels, organiserPeople, organiserVisitors } from './organiserPeople.ts';
import { organiserFigures } from './organiserFigures.ts';
import { organiserQuestions } from './organiserQuestions.ts';
import { organiserNotices } from './organiserNotices.ts';
import { organiserSubmitted } from './organiserSubmitted.ts';
import { organiserPlaces, organiserTeams } from './organiserPlaces.ts';

const name = 'organiser';
const exhibitionId = fairId(name);

const questions: readonly ServerField[] = [
  ...shortFields,
  { Key: 'Document', Type: 'idDocument', Title: '身份证件', TitleEn: 'Identity document', Required: false },
  { Key: 'Photo', Type: 'photo', Title: '参观证照片', TitleEn: 'Photo for your badge', Required: false },
];

const asked: readonly (AppointmentTraits & { readonly visitor: number })[] = [
  { visitor: 0, exhibitor: 1, day: 1, clock: '09:30', about: '想了解包装线的产能' },
  { visitor: 1, exhibitor: 2, day: 1, clock: '10:00', about: '夹具定制' },
  { visitor: 2, exhibitor: 3, day: 1, clock: '11:00', about: '刀具寿命测试' },
  { visitor: 3, exhibitor: 4, day: 2, clock: '13:30', about: '华东区代理' },
  { visitor: 4, exhibitor: 5, day: 2, clock: '14:00', about: '视觉检测报价' },
  {
    visitor: 5,
    exhibitor: 6,
    day: 2,
    clock: '15:00',
    about: '请推荐适合小批量的设备，想先看样机再谈付款方式。',
  },
  { visitor: 6, exhibitor: 7, day: 3, clock: '09:30', about: '主轴维修' },
  { visitor: 7, exhibitor: 8, day: 3, clock: '10:30', about: '样机借用' },
  { visitor: 8, exhibitor: 9, day: -1, clock: '10:30', about: '没有及时审核的一场' },
].map((traits) => ({ state: '0', ...traits }));

function appointmentRows(nowMs: number): Row[] {
  const world = { exhibitionId, tenantId: jianghaiTenantId, nowMs, place: '', placeId: '' };
  return asked.map((traits, at) =>
    appointmentRow({ ...world, visitorId: seedId('orgvisitor', traits.visitor + 1) }, traits, at),
  );
}

export const organiserStory: Story = {
  name,
  exhibitionId,
  title: { zh: '主办方中心', en: 'Organiser centre' },
  shows: {
    zh: '用主办方账号 13800000021（密码 sandbox3）登录：两周的登记数据、三个通道、三个签到地点、待审核的洽谈和观众、参观码 710000000001。13800000022（密码 sandbox3）名下没有展会；13800000031（密码 sandbox4）是平台管理员，13800000032（密码 sandbox4）是没有展会的管理员。',
    en: 'Log in as the organiser 13800000021 (password sandbox3): two weeks of registrations, three channels, three check-in places, appointments and visitors to review, pass 710000000001. 13800000022 (password sandbox3) has no exhibition; 13800000031 (password sandbox4) is an administrator, 13800000032 (password sandbox4) one without exhibitions.',
  },
  more: [{ title: { zh: '主办方中心', en: 'Organiser centre' }, path: `/organiser-center/${exhibitionId}` }],
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '江海智能包装展', en: 'Jianghai Smart Packaging Fair' },
        place: { zh: '江海国际会展中心 4 号馆', en: 'Jianghai International Expo Centre, Hall 4' },
        cover: name,
        introduction: {
          zh: '从一张纸箱到整条产线，包装人的三天。',
          en: 'From a single box to a whole line: three days for packaging.',
        },
        days: fairDays,
        signUp: [-20, 3],
        more: { SignUpNeedsReview: true },
      }),
    ],
    Channel: organiserChannels.map((channel) => channelRow(nowMs, { ...channel, exhibitionId })),
    CustomBasic: [formRow(nowMs, { id: 'formorganiser00000000001', exhibitionId, fields: questions })],
    ...organiserVisitors(nowMs),
    ...organiserPeople(exhibitionId, nowMs),
    ...organiserPlaces(exhibitionId, nowMs),
    ...organiserTeams(exhibitionId, nowMs),
    ...organiserNotices(exhibitionId, nowMs),
    ...organiserFigures(exhibitionId, nowMs),
    ...organiserSubmitted(exhibitionId, nowMs),
    ...organiserQuestions(exhibitionId, nowMs),
    InvitationInfo: appointmentRows(nowMs),
  }),
  lateRows: (nowMs) => smallSeeds(name, nowMs, 2),
};
