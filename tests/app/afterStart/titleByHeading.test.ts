// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { titleByHeading } from '#app/afterStart/titleByHeading.ts';

let stop = () => {};
afterEach(() => stop());

function openPage(heading: string, handle?: { title?: string }) {
  document.title = '第十二届展览会';
  document.body.innerHTML = `<main><h1>${heading}</h1></main>`;
  const matches = [{ route: {} }, { route: { handle } }];
  stop = titleByHeading({ state: { matches } }, document);
  return {
    go: (next: { title?: string }) => {
      matches[1] = { route: { handle: next } };
    },
    sayHeading: async (text: string) => {
      const h1 = document.querySelector('h1');
      if (h1 !== null) h1.textContent = text;
      await settle();
    },
  };
}
/** Observers are told after the task that has changed something. */
const settle = () => new Promise((done) => setTimeout(done));

describe('the title of a screen whose route has none', () => {
  it('is its heading and the exhibition', { tags: ['route-titles'] }, () => {
    openPage('填写信息');
    expect(document.title).toBe('填写信息 · 第十二届展览会');
  });

  it('follows the heading', async () => {
    const { sayHeading } = openPage('填写信息');
    await sayHeading('请核对');
    expect(document.title).toBe('请核对 · 第十二届展览会');
  });

  it('follows the exhibition and the language', async () => {
    openPage('填写信息');
    document.title = 'Smart Manufacturing Expo';
    await settle();
    expect(document.title).toBe('填写信息 · Smart Manufacturing Expo');
  });

  it.each(['第十二届展览会', '', '  第十二届展览会\n'])(
    'contains the exhibition once where the heading is "%s"',
    (heading) => {
      openPage(heading);
      expect(document.title).toBe('第十二届展览会');
    },
  );
});

describe('the title of a screen whose route has one', () => {
  it('stays exactly as in the route', { tags: ['route-titles'] }, async () => {
    const { sayHeading } = openPage('填写信息', { title: 'titleLoginRegister' });
    await sayHeading('请核对');
    expect(document.title).toBe('第十二届展览会');
  });

  it('stays the same after a screen without a title', async () => {
    const { go } = openPage('请核对', {});
    go({ title: 'titleLoginRegister' });
    document.title = '登录注册';
    await settle();
    expect(document.title).toBe('登录注册');
  });
});
