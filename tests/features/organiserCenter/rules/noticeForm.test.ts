import { describe, expect, it } from 'vitest';
import { holdsHtml, missingEnglish, writtenNotice } from '#features/organiserCenter/rules/noticeForm.ts';

const answers = {
  audience: 'visitors',
  Title: ' 停车 ',
  Content: '走东门\n',
  TitleEn: 'Parking',
  ContentEn: 'East gate',
};

describe('what is written for a notice', () => {
  it('is trimmed, in both languages', () => {
    expect(writtenNotice(answers, true)).toEqual({
      audience: 'visitors',
      title: { zh: '停车', en: 'Parking' },
      text: { zh: '走东门', en: 'East gate' },
    });
  });

  it('has no English where the exhibition has none', () => {
    expect(writtenNotice(answers, false)).toMatchObject({ title: { en: '' }, text: { en: '' } });
  });

  it.each([undefined, '', 'everyone', 'channel/', 'channel/short'])('names no audience by %j', (audience) => {
    expect(writtenNotice({ ...answers, audience: audience ?? '' }, true)).toBeUndefined();
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
