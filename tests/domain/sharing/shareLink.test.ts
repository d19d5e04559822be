import { expect, it } from 'vitest';
import { shareLink, shareScenarioOf } from '#domain/sharing/shareLink.ts';

const origin = 'https://expo.test';
const exhibitionId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';

it.each([
  ['multiChannelRegistration', channelId, `https://expo.test/select/${exhibitionId}/${channelId}`],
  ['multiChannelRegistration', undefined, `https://expo.test/select/${exhibitionId}`],
  ['wechatRegistration', channelId, `https://expo.test/wechat_login/${exhibitionId}/${channelId}`],
  ['wechatRegistration', undefined, `https://expo.test/wechat_login/${exhibitionId}`],
] as const)(
  'the link of %s with the channel %s is %s',
  { tags: ['share-link'] },
  (scenario, channel, link) => {
    expect(shareLink({ origin, scenario, exhibitionId, channelId: channel })).toBe(link);
  },
);

it.each([
  [`/wechat_login/${exhibitionId}`, 'wechatRegistration'],
  [`/wechat_login/${exhibitionId}/${channelId}`, 'wechatRegistration'],
  [`/wechat_login/other0000000000000000001/${channelId}`, 'multiChannelRegistration'],
  [undefined, 'multiChannelRegistration'],
] as const)('a visitor who arrived by %s shares as %s', { tags: ['share-link'] }, (wechatLink, scenario) => {
  expect(shareScenarioOf(exhibitionId, wechatLink)).toBe(scenario);
});
