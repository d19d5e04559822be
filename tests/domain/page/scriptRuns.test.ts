import { expect, it } from 'vitest';
import { scriptRuns } from '#domain/page/scriptRuns.ts';

it('a Chinese name and words in an English sentence are read as Chinese', () => {
  expect(scriptRuns('New from 江海展会: 明天 9:00 开馆。', 'en')).toEqual([
    { text: 'New from ' },
    { text: '江海展会: 明天 9:00 开馆', lang: 'zh-CN' },
    { text: '。' },
  ]);
});

it('an English phrase in a Chinese sentence is read as English', () => {
  expect(scriptRuns('林小满发来：See you at the booth.', 'zh')).toEqual([
    { text: '林小满发来：' },
    { text: 'See you at the booth', lang: 'en' },
    { text: '.' },
  ]);
});

it.each([
  ['已保存到 App', 'zh'],
  ['Message sent', 'en'],
  ['', 'en'],
] as const)('"%s" needs no other voice', (text, language) => {
  expect(scriptRuns(text, language)).toEqual(text === '' ? [] : [{ text }]);
});
