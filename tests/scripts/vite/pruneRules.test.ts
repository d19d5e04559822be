import { expect, it } from 'vitest';
import { pruneRules } from '#scripts/vite/pruneRules.ts';

const css =
  ':root{--a:1}body{margin:0}.used{a:1}.used>.gone{a:2}.gone,.used:hover{a:3}.gone{a:4}' +
  '.state--open{a:5}@keyframes used{from{a:0}to{a:1}}@media (max-width:1px){.used{a:6}.gone{a:7}}@media print{.gone{a:8}}';

it('a page keeps the rules of the classes that it names, and those without a class', () => {
  expect(pruneRules(css, 'class="used"')).toBe(
    ':root{--a:1}body{margin:0}.used{a:1}.used:hover{a:3}@media (max-width:1px){.used{a:6}}',
  );
});

it('a page keeps the rules of class names that its script puts together', () => {
  expect(pruneRules('.state--open{a:5}.other--open{a:6}', 'class(`state--${key}`)')).toBe(
    '.state--open{a:5}',
  );
});
