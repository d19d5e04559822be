import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { countFormatter } from '#language/countFormatter.ts';

/** Without the keys of the app. */
interface Speaking {
  readonly t: (key: string, values: object) => string;
}

const say = async (language: string, text: string, values: object) => {
  const instance = createInstance();
  await instance.use(countFormatter).init({
    lng: language,
    resources: { [language]: { shell: { text } } },
    defaultNS: 'shell',
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return (instance as unknown as Speaking).t('text', values);
};

it('a count within an English sentence is exact, with its thousands marked', async () => {
  expect(await say('en', '{{count}} downloads', { count: 3_484 })).toBe('3,484 downloads');
  expect(await say('en', 'Only {{count}} left', { count: 1_234_567 })).toBe('Only 1,234,567 left');
});

it('a count within a Chinese sentence is exact, without marks', async () => {
  expect(await say('zh', '共 {{count}} 家展商', { count: 12_345 })).toBe('共 12345 家展商');
});

it('what is no count stays as it is, such as a year', async () => {
  expect(
    await say('en', '{{title}} {{year}}, {{count}} halls', { title: 'A', year: 2026, count: 'few' }),
  ).toBe('A 2026, few halls');
});
