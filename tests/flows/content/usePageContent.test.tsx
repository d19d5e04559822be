// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer } from '../openPhone.ts';

let phone: Phone;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const open = 'open00000000000000000001';

async function openPage() {
  const tab = await openTab();
  const [content, { loadWords }, { loadShellMessages, languageStore }, around] = await Promise.all([
    import('#flows/content/usePageContent.ts'),
    import('#language/loadWords.ts'),
    import('#language/shellMessages.ts'),
    import('#tests/session/visit/inExhibition.tsx'),
  ]);
  languageStore.setState({ words: await loadShellMessages('zh') });
  await loadWords(['sharing']);
  const [row] = (await phone.rows('Exhibition')).filter(({ RecordId }) => RecordId === open);
  if (row === undefined) throw new Error('The story is not there');
  const { usePageContent } = content;
  const render = (shown: Parameters<typeof usePageContent>[0]) =>
    renderHook(() => usePageContent(shown), { wrapper: around.inExhibition(open) }).result;
  return { tab, render, row };
}

const page = {
  path: '/exhibitor/open/1',
  picture: '/pictures/sign.png',
  inviter: { company: '云津精密机械', boothNo: '1A08' },
};

it('a shared page names who invites, and leads to the page with its picture', async () => {
  const { tab, render, row } = await openPage();
  tab.device.getState().set('exhibitionInfo', { ...row, ShareTitle: '', ShareDescription: '' });
  phone.answerInstead(({ path }) =>
    path.endsWith('CustomerShare') ? Response.json({ resCode: 10000, result: [] }) : undefined,
  );
  const result = render(page);
  await waitFor(() => expect(result.current?.title).toContain('云津精密机械'));
  expect(result.current?.description).toContain('1A08');
  expect(result.current?.link).toBe(`${window.location.origin}/exhibitor/open/1`);
  expect(result.current?.imageUrl).toBe(`${window.location.origin}/pictures/sign.png`);
});

it('a page with a title is shared by it', async () => {
  const { tab, render, row } = await openPage();
  tab.device.getState().set('exhibitionInfo', row);
  const result = render({ ...page, title: '五轴加工中心' });
  expect(result.current?.title).toBe('五轴加工中心');
});

it('a page of an exhibition that this phone does not know is not shared', async () => {
  const { render } = await openPage();
  const result = render(page);
  expect(result.current).toBeUndefined();
});
