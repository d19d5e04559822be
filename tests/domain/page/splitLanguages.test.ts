import { describe, expect, it } from 'vitest';
import { splitLanguages, splitTitle } from '#domain/page/splitLanguages.ts';

const zh = '明天 9:00 开馆，请提前准备好参观码。';
const en = 'Doors open at 9:00 tomorrow. Please have your ticket ready.';

describe('a text in two languages', () => {
  it.each([
    ['Chinese first', `${zh}\n${en}`],
    ['English first', `${en}\n\n${zh}`],
    ['English after a Chinese sentence of the same line', `${zh}${en}`],
  ])('is told by language, %s', (_, text) => {
    expect(splitLanguages(text)).toEqual({ zh, en });
  });

  it('keeps the lines of each language', () => {
    const text = '第一行。\n第二行。\nThis is the first line.\nThis is the second line.';
    expect(splitLanguages(text)).toEqual({
      zh: '第一行。\n第二行。',
      en: 'This is the first line.\nThis is the second line.',
    });
  });

  it.each([
    ['of one language', zh],
    ['with a word of the other language in a sentence', '请下载展会应用。WeChat 用户可直接打开。'],
    ['of lines in turns', '您好。\nHello to all visitors.\n谢谢。\nThank you very much.'],
    ['with a number in one of them alone', '密码见短信。\nThe password is fair2026.'],
    ['with an address in one of them alone', '详情见官网。\nPlease read all at https://fair.example.com.'],
    ['of which one is a name', '请下载 App。\nJianghai Expo Go'],
    ['of which one is a word', '登记成功\nRegistered.'],
    ['without any line', ''],
  ])('stays whole: one %s', (_, text) => {
    expect(splitLanguages(text)).toBeUndefined();
  });
});

it.each([
  ['入馆提示 Entry notes', '入馆提示', 'Entry notes'],
  ['登记成功 | Registered', '登记成功', 'Registered'],
  ['AI 大会', 'AI 大会', 'AI 大会'],
  ['Entry notes', 'Entry notes', 'Entry notes'],
])('the title "%s" reads "%s" and "%s"', (title, chinese, english) => {
  expect(splitTitle(title)).toEqual({ zh: chinese, en: english });
});
