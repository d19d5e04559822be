/** The exhibitions of the sandbox, by what they show. */
export const stories = {
  open: 'open00000000000000000001',
  channels: 'channels0000000000000001',
  soon: 'soon00000000000000000001',
  ended: 'ended0000000000000000001',
  paused: 'paused000000000000000001',
  noChannel: 'nochannel000000000000001',
  longForm: 'longform0000000000000001',
  known: 'known0000000000000000001',
  review: 'review000000000000000001',
  guest: 'guest0000000000000000001',
  delegate: 'delegate0000000000000001',
  group: 'group0000000000000000001',
  declined: 'declined0000000000000001',
  teams: 'teams0000000000000000001',
  teamAudit: 'teamaudit000000000000001',
  manyTeams: 'manyteams000000000000001',
  series: 'series000000000000000001',
  manySeries: 'manyseries00000000000001',
  applicants: 'applicants00000000000001',
  stand: 'stand0000000000000000001',
  organiser: 'organiser000000000000001',
  large: 'large0000000000000000001',
  streams: 'streams00000000000000001',
} as const;

export type StoryName = keyof typeof stories;

/** Their names as a visitor reads them. */
export const storyTitles: Readonly<
  Record<'open' | 'longForm', { readonly zh: string; readonly en: string }>
> = {
  open: { zh: '第十二届江海国际智能制造展览会', en: 'Jianghai Smart Manufacturing Expo' },
  longForm: { zh: '江海国际医疗健康装备博览会', en: 'Jianghai International MedTech Fair' },
};
