// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadError } from '#flows/landing/LoadError.tsx';

const page = (hasFailed: boolean) => (
  <main id="content" tabIndex={-1}>
    {hasFailed && <LoadError text="网络不通" retry="重试" />}
    <a href="/x">首页</a>
  </main>
);

it('the focus of a notice that goes is passed on to the content', () => {
  const { rerender } = render(page(true));
  screen.getByRole('button').focus();
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('a focus elsewhere stays there', () => {
  const { rerender } = render(page(true));
  screen.getByRole('link').focus();
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
