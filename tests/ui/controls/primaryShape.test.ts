import { expect, it } from 'vitest';
import { readSources } from '#tests/architecture/sources.ts';

it('the shape of a button is given in one style sheet', () => {
  const sheets = readSources(['src'], /\.module\.css$/);
  const shapes = Object.entries(sheets).flatMap(([file, text]) =>
    text
      .split('}')
      .filter(
        (rule) => /(\.action > button|button-root[\w-]*\)) \{/.test(rule) && rule.includes('border-radius'),
      )
      .map((rule) => `${file}: ${rule.trim().split('\n')[0]}`),
  );
  expect(shapes).toEqual([]);
});
