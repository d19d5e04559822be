// @ts-check
import { expect, it } from 'vitest';
import { figuresOf, toInteractionTable } from '#scripts/measure/measureInteractions.mjs';

it('the 98th percentile of interactions and the worst are told, with what missed its aim', () => {
  const quick = Array.from({ length: 99 }, () => ({ what: 'keydown input', ms: 32 }));
  const home = figuresOf([...quick, { what: 'click button Explore', ms: 320 }]);
  expect(home).toEqual({ count: 100, p98: 32, worst: { what: 'click button Explore', ms: 320 } });
  const [, row, other] = toInteractionTable({ home, login: figuresOf(quick) }).split('\n');
  expect(row).toMatch(/home +100 +32 +320 {2}click button Explore, missed/);
  expect(other).not.toMatch(/missed/);
});
