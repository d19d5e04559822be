import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import {
  holdsHtml,
  missingEnglish,
  noticeGap,
  writtenNotice,
} from '#features/organiserCenter/rules/noticeForm.ts';
import { markCancelled } from '#features/organiserCenter/rules/noticeTargets.ts';

const answers = {
  audience: 'visitors',
  Title: ' 停车 ',
  Content: '走东门\n',
  TitleEn: 'Parking',
  ContentEn: 'East gate',
};

const reading = { hasEnglish: true, pathOf: (choice: string) => (choice === 'agenda' ? '/agenda/x' : '') };
const channelId = 'pressorganiser0000000001';

describe('what is written for a notice', () => {
  it('is trimmed, in both languages', () => {
    expect(writtenNotice(answers, reading)).toEqual({
      audience: 'visitors',
      title: { zh: '停车', en: 'Parking' },
      text: { zh: '走东门', en: 'East gate' },
      picture: '',
      link: '',
      fromMs: undefined,
    });
  });

  it('has no English where the exhibition has none', () => {
    expect(writtenNotice(answers, { ...reading, hasEnglish: false })).toMatchObject({
      title: { en: '' },
      text: { en: '' },
    });
  });

  it.each([undefined, '', 'everyone', 'channels', `channel/${channelId}`])(
    'names no audience by %j',
    (audience) => {
      expect(writtenNotice({ ...answers, audience: audience ?? '' }, reading)).toBeUndefined();
    },
  );

  it.each([
    [{ audience: 'checkedIn' }, 'checkedIn'],
    [{ audience: 'channels', channels: [channelId] }, `channel/${channelId}`],
    [
      { audience: 'channels', channels: [channelId, 'buyerorganiser0000000001'] },
      `channel/${channelId},buyerorganiser0000000001`,
    ],
    [{ audience: 'channels', channels: ['x'] }, undefined],
  ])('of %j is for %s', (chosen, audience) => {
    expect(writtenNotice({ ...answers, ...chosen }, reading)?.audience).toBe(audience);
  });

  it.each([
    [{ link: 'none' }, ''],
    [{ link: 'agenda' }, '/agenda/x'],
    [{ link: 'session', link_session: '/conference/x/y', link_product: '/product/x/y' }, '/conference/x/y'],
    [{ link: 'address', address: ' https://example.com/a ' }, 'https://example.com/a'],
    [{ link: 'none', address: 'https://example.com/a' }, ''],
  ])('with %j leads to %j', (chosen, link) => {
    expect(writtenNotice({ ...answers, ...chosen }, reading)?.link).toBe(link);
  });

  it('has its picture and its time', () => {
    const told = { Picture: ['https://files.example/a.png'], ShowFrom: '2027-03-10 09:30' };
    expect(writtenNotice({ ...answers, ...told }, reading)).toMatchObject({
      picture: 'https://files.example/a.png',
      fromMs: parseVenueTime('2027-03-10 09:30'),
    });
  });

  it.each([
    [{ ShowFrom: '2027-03-10 09:29' }, 'ShowFrom'],
    [{ ShowFrom: '2027-03-10T09:29' }, 'ShowFrom'],
    [{ ShowFrom: '2027-03-10T09:30' }, undefined],
    [{ link: 'address', address: 'javascript:alert(1)' }, 'address'],
    [{ link: 'address', address: 'https://example.com' }, undefined],
    [{ link: 'none', address: 'javascript:alert(1)' }, undefined],
  ])('at 9:30 with %j is held up by %s', (chosen, gap) => {
    const nowMs = (parseVenueTime('2027-03-10 09:30') ?? 0) + 20_000;
    const isLink = (address: string) => address.startsWith('https://');
    expect(noticeGap({ ...answers, ...chosen }, { nowMs, isLink })).toBe(gap);
  });

  it.each([
    [{ TitleEn: '', ContentEn: '' }, undefined],
    [{ TitleEn: ' ', ContentEn: 'x' }, 'TitleEn'],
    [{ TitleEn: 'x', ContentEn: '' }, 'ContentEn'],
    [{ TitleEn: 'x', ContentEn: 'y' }, undefined],
  ] as const)('in English %j lacks %s', (english, missing) => {
    expect(missingEnglish({ ...answers, ...english })).toBe(missing);
  });
});

describe('HTML in a notice', () => {
  const told = (text: string) => ({ title: { zh: '', en: '' }, text: { zh: text, en: '' } });
  it.each(['<b>东门</b>', '<br>', '<img src=x>', 'a&nbsp;b'])('is seen in %j', (text) => {
    expect(holdsHtml(told(text))).toBe(true);
  });
  it.each(['3 < 5', '东门 & 西门', 'a <- b', '<3'])('is not seen in %j', (text) => {
    expect(holdsHtml(told(text))).toBe(false);
  });
});

it('among the rows that a notice may lead to, those that were called off alone are marked', () => {
  const [on, off] = ['a', 'b'].map((value) => ({ value, text: { zh: `会议 ${value}`, en: value } }));
  const marked = markCancelled([on!, { ...off!, isCancelled: true }], (title) => `${title}!`);
  expect(marked).toEqual([on, { value: 'b', text: { zh: '会议 b!', en: 'b!' } }]);
});
