// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BoothSign } from '#entities/booth/plate/BoothSign.tsx';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

afterEach(cleanup);

describe('a booth plate', () => {
  it.each([
    ['en', 'Hall 3', 'Booth 3H01, Hall 3'],
    ['zh', '3 号馆', '展位 3H01，3 号馆'],
    ['en', '', 'Booth 3H01'],
  ] as const)(
    'says booth and hall once to a screen reader (%s, hall "%s")',
    async (language, hall, spoken) => {
      const { container } = await renderInLanguage(
        <a href="/">
          <BoothSign boothNo="3H01" hall={hall} colour={3} size={44} />
        </a>,
        language,
      );
      expect(screen.getByRole('link', { name: spoken })).toBeTruthy();
      expect(container.querySelector('[data-hall="3"]')).not.toBeNull();
    },
  );

  it('says a hall without an English name in Chinese', async () => {
    const { container } = await renderInLanguage(
      <BoothSign boothNo="3H01" hall="三号馆" colour={3} size={44} />,
      'en',
    );
    expect(container.querySelector('[lang="zh-CN"]')?.textContent).toBe('三号馆');
  });

  it('is not there for an exhibitor without a booth', async () => {
    const { container } = await renderInLanguage(
      <BoothSign boothNo=" " hall="Hall 3" colour={3} size={64} />,
    );
    expect(container.innerHTML).toBe('');
  });

  it('writes the name of a hall that is too long for one line, so that its colour never stands alone', async () => {
    const { container } = await renderInLanguage(
      <BoothSign boothNo="3H01" hall="International Pavilion (Energy)" colour={1} size={44} />,
    );
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('International Pavilion3H01');
  });

  it.each([
    ['12A-B0199', '12A-<wbr>B0199'],
    ['A1/B2/C3', 'A1/<wbr>B2/<wbr>C3'],
    ['12AB01999', '12AB01999'],
    ['-7', '-<wbr>7'],
  ])('breaks the number %s after its signs first', async (boothNo, written) => {
    const { container } = await renderInLanguage(
      <BoothSign boothNo={boothNo} hall="" colour={1} size={44} />,
    );
    expect(container.querySelector('[data-length]')?.innerHTML).toBe(written);
  });

  it('has a ground of no hall where the hall is not known', async () => {
    const { container } = await renderInLanguage(
      <BoothSign boothNo="3H01" hall="" colour={undefined} size={64} />,
    );
    expect(container.querySelector('[data-hall="none"]')).not.toBeNull();
  });

  it.each([
    ['3H01', 'short'],
    ['3H012', 'middle'],
    ['12A-1203B', 'long'],
  ])('writes %s as a number that is %s', async (boothNo, length) => {
    const { container } = await renderInLanguage(
      <BoothSign boothNo={boothNo} hall="" colour={1} size={44} />,
    );
    expect(container.querySelector(`[data-length="${length}"]`)?.textContent).toBe(boothNo);
  });
});
