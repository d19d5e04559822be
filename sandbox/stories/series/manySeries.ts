import { joinSeeds, type Story } from '../story.ts';
import { idOf, seriesExhibition, unitRow } from './seriesExhibition.ts';

const unitId = idOf('unitmanyseries');
const count = 40;
const cities = [
  { zh: '江海', en: 'Jianghai' },
  { zh: '云津', en: 'Yunjin' },
  { zh: '南麓', en: 'Nanlu' },
  { zh: '青禾', en: 'Qinghe' },
] as const;

export const manySeriesStory: Story = {
  name: 'manyseries',
  exhibitionId: idOf('manyseries'),
  title: { zh: '四十场的系列', en: 'A series of forty exhibitions' },
  shows: {
    zh: '四十站的巡回展，最后一站还没有登记通道。',
    en: 'A touring exhibition with forty stops; the last one has no channel yet.',
  },
  more: [{ title: { zh: '系列页', en: 'The series' }, path: `/series/${idOf('manyseries')}` }],
  rows: (nowMs) =>
    joinSeeds([
      {
        ExhibitionUnit: [
          unitRow(nowMs, {
            id: unitId,
            name: { zh: '四季好物巡回展', en: 'Good Things on Tour' },
            introduction: { zh: '四十站，走遍四城。', en: 'Forty stops in four cities.' },
            cover: 'manyseries',
          }),
        ],
      },
      seriesExhibition(nowMs, {
        name: 'manyseries',
        unitId,
        title: { zh: '四季好物巡回展', en: 'Good Things on Tour' },
        place: { zh: '四城四十站', en: 'Forty stops in four cities' },
        cover: 'manyseries',
        introduction: { zh: '四十站，走遍四城。', en: 'Forty stops in four cities.' },
        days: [-140, 140],
        signUp: [-160, 130],
        channel: { zh: '观众登记', en: 'Visitors' },
        more: { IsSeriesTheme: true },
      }),
      ...Array.from({ length: count }, (_, index) => stop(nowMs, index + 1)),
    ]),
};

/** One a week, half of them over. */
function stop(nowMs: number, number: number) {
  const city = cities[number % cities.length] ?? cities[0];
  const first = (number - count / 2) * 7;
  return seriesExhibition(nowMs, {
    name: 'manystop',
    number,
    unitId,
    title: { zh: `第 ${number} 站 · ${city.zh}`, en: `Stop ${number}: ${city.en}` },
    place: { zh: `${city.zh}会展中心`, en: `${city.en} Exhibition Centre` },
    cover: 'manyseries',
    introduction: { zh: '四季好物。', en: 'Good things.' },
    days: [first, first + 2],
    signUp: [first - 30, first + 1],
    ...(number < count && { channel: { zh: '观众登记', en: 'Visitors' } }),
  });
}
