import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { formatMessage } from '#language/shellMessages.ts';
import { loadWords, switchLanguage } from '#language/loadWords.ts';
import checkInEn from '#language/en/checkIn.json';
import checkInZh from '#language/zh/checkIn.json';

describe('a count in English', () => {
  it.each([
    ['group', 'send', 1, 'Register 1 person'],
    ['group', 'send', 2, 'Register 2 people'],
    ['group', 'sendRest', 1, 'Register the other one'],
    ['group', 'sendRest', 3, 'Register the other 3'],
    ['group', 'pasteFound', 1, '1 person found'],
    ['group', 'pasteFound', 2, '2 people found'],
    ['vouchers', 'groupToBeReviewed', 1, '1 person in review'],
    ['vouchers', 'groupToBeReviewed', 2, '2 people in review'],
  ] as const)('of %s.%s agrees with %i', async (ns, key, count, text) => {
    await switchLanguage('en');
    await loadWords([ns]);
    expect(i18next.t(key as never, { ns, count } as never)).toBe(text);
  });

  it.each([
    ['checkedInMany', 1, '1 person checked in'],
    ['checkedInMany', 2, '2 people checked in'],
    ['checkedInTimes', 1, '1 check-in'],
    ['checkedInTimes', 0, '0 check-ins'],
  ] as const)('of the check-in text %s agrees with %i', (key, count, text) => {
    expect(formatMessage(checkInEn, key, { count })).toBe(text);
  });
});

it('a count in Chinese has one form', async () => {
  await switchLanguage('zh');
  await loadWords(['group']);
  expect(i18next.t('send', { ns: 'group', count: 1 })).toBe('提交 1 人的登记');
  expect(formatMessage(checkInZh, 'checkedInMany', { count: 1 })).toBe('1 人已签到');
});
