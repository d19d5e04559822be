import { expect, it } from 'vitest';
import { postIn } from '#features/messages/rules/postIn.ts';

const here = 'open00000000000000000001';
const post = 'supplyopen00000000000400';

it.each([
  ['a post of this exhibition', `/supply-demand/${here}/${post}`, post],
  ['a post of another exhibition', `/supply-demand/shop00000000000000000001/${post}`, undefined],
  ['the way to publish one', `/supply-demand/${here}/publish`, undefined],
  ['all posts', `/supply-demand/${here}`, undefined],
  ['another page', `/appointments/${here}/${post}`, undefined],
  ['another site', `https://example.test/supply-demand/${here}/${post}`, undefined],
  ['nothing', '', undefined],
])('the post that a link leads to: %s', (_what, link, found) => {
  expect(postIn(link, here)).toBe(found);
});
