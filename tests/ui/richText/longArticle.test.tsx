// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { classifyLink } from '#domain/address/classifyLink.ts';
import { RichText } from '#ui/richText/RichText.tsx';
import { setLanguage } from '../renderInLanguage.tsx';

const rule = {
  find: (value: unknown) => classifyLink(value, { origin: 'https://expo.example.com', screens: [] }),
  open: () => {},
};
const table = `<table>${'<tr><td>A</td><td>B</td></tr>'.repeat(20)}</table>`;
const attacks =
  '<script>alert(1)</script><iframe src="https://elsewhere.example.com/"></iframe><img src="data:text/html,x"><a href="data:text/html,x">link</a>';

it('an article of 2 MB is cut, its tables scroll in regions of their own, and nothing of it can run', async () => {
  const i18n = await setLanguage('en');
  const html = `<p>First line</p>${table}${attacks}${`<p>${'long '.repeat(2_000)}</p>`.repeat(210)}<p>Last line</p>`;
  expect(html.length).toBeGreaterThan(2_000_000);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <RichText html={html} rule={rule} />
    </I18nextProvider>,
  );
  expect(container.textContent).toContain('First line');
  expect(container.textContent).not.toContain('Last line');
  expect(container.querySelectorAll('[role="region"] table')).toHaveLength(1);
  expect(container.querySelectorAll('script, iframe, [src^="data:text"], [href^="data:"]')).toHaveLength(0);
});
