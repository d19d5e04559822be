import { inSection, options, type ServerField } from './forms.ts';

const modes = options(
  ['drive', '自驾', 'Own car'],
  ['plane', '飞机', 'Plane'],
  ['train', '火车', 'Train'],
  ['coach', '大巴', 'Coach'],
);
const byTimetable = ['plane', 'train', 'coach'];

/** Arrival and departure ask the same questions. */
function journeyFields(
  name: 'Arrival' | 'Departure',
  [zh, en]: readonly [string, string],
  [earliest, latest]: readonly [string, string],
): readonly ServerField[] {
  return [
    {
      Key: `${name}Time`,
      Type: 'dateTime',
      Title: `${zh}时间`,
      TitleEn: `Time of ${en}`,
      Required: true,
      Earliest: earliest.slice(0, 10),
      Latest: latest.slice(0, 10),
    },
    {
      Key: `${name}Mode`,
      Type: 'singleChoice',
      Title: `${zh}方式`,
      TitleEn: `Means of ${en}`,
      Required: true,
      Options: modes,
    },
    {
      Key: `${name}Site`,
      Type: 'text',
      Title: `${zh}站点`,
      TitleEn: `Airport or station of ${en}`,
      Required: true,
      Max: 40,
      ShowWhen: { Key: `${name}Mode`, In: byTimetable },
    },
    {
      Key: `${name}Shift`,
      Type: 'text',
      Title: `${zh}班次`,
      TitleEn: `Number of flight, train or coach on ${en}`,
      Hint: '例如 MU5101、G7',
      HintEn: 'For example MU5101 or G7',
      Required: true,
      Max: 20,
      ShowWhen: { Key: `${name}Mode`, In: byTimetable },
    },
  ];
}

export const travelFields = (from: string, until: string) =>
  inSection('往返行程', 'Arrival and departure', [
    ...journeyFields('Arrival', ['抵达', 'arrival'], [from, until]),
    ...journeyFields('Departure', ['离开', 'departure'], [from, until]),
  ]);
