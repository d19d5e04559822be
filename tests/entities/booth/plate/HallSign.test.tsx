// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HallSign } from '#entities/booth/plate/HallSign.tsx';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

afterEach(cleanup);

describe('the plate of a hall', () => {
  it.each([
    ['en', 'Hall 3', 'Hall3'],
    ['zh', '12 号馆', '12号馆'],
    ['zh', 'W2馆', 'W2馆'],
  ] as const)(
    'shows the words of %s "%s" in their order and is spoken as its name',
    async (language, name, shown) => {
      const { container } = await renderInLanguage(
        <a href="/">
          <HallSign hall={{ name, colour: 3 }} size={44} />
        </a>,
        language,
      );
      expect(screen.getByRole('link', { name })).toBeTruthy();
      expect(container.querySelector('[data-hall="3"] [aria-hidden]')?.textContent).toBe(shown);
    },
  );

  it('writes the whole name of a hall without a number, so that its colour never stands alone', async () => {
    const { container } = await renderInLanguage(
      <HallSign hall={{ name: 'Crystal Pavilion', colour: 2 }} size={44} isSaidBeside />,
    );
    expect(container.textContent).toBe('Crystal Pavilion');
  });

  it('is silent where the texts beside it say the hall', async () => {
    await renderInLanguage(
      <a href="/">
        Stage A, Hall 3 <HallSign hall={{ name: 'Hall 3', colour: 3 }} size={44} isSaidBeside />
      </a>,
    );
    expect(screen.getByRole('link', { name: 'Stage A, Hall 3' })).toBeTruthy();
  });

  it('is not there for a hall that is not known', async () => {
    const { container } = await renderInLanguage(<HallSign hall={undefined} size={44} />);
    expect(container.innerHTML).toBe('');
  });
});
