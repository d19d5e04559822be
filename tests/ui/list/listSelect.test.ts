import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const softInks = Array.from(
  readFileSync('src/ui/theme.css', 'utf8').matchAll(/--x-ink-soft: #(\w+)/g),
  ([, colour]) => colour,
);
const arrows = Array.from(
  readFileSync('src/ui/list/listSelect.module.css', 'utf8').matchAll(/stroke='%23(\w+)'/g),
  ([, colour]) => colour,
);

it('the arrow of a choice in a list has the soft ink of the light and of the dark scheme', () => {
  expect(softInks).toHaveLength(2);
  expect(arrows).toEqual(softInks);
});
