// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer } from '#tests/flows/openPhone.ts';

const postId = 'supplyopen00000000000400';

beforeAll(startServer);
afterAll(stopServer);

it('a painted heading stays until its row is there, and no longer than until the first attempt has failed', async () => {
  const phone = openPhone();
  await openTab({ timeFactor: 1 });
  const { openRow } = await import('#flows/content/detail/openRow.ts');
  const { postQuery } = await import('#features/supply/supplyQueries.ts');
  const open = () => openRow(postQuery('open00000000000000000001', postId), postId);
  document.body.innerHTML = '<div id="boot"><h1>Robot controller</h1></div>';
  phone.answerInstead(() => new Response('', { status: 500 }));
  await open();
  expect(phone.asked).toHaveLength(1);
});
