// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BoothPlace } from '#entities/booth/BoothPlace.tsx';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

it.each([
  ['zh', '3A58', '3 号馆', '展位 3A58，3 号馆'],
  ['en', '3A58', 'Hall 3', 'Booth 3A58, Hall 3'],
  ['en', '3A58', '', 'Booth 3A58'],
  ['en', '', 'Hall 3', 'Hall 3'],
] as const)(
  'booth and hall of a row are spoken apart (%s, %j, %j)',
  async (language, boothNo, hall, spoken) => {
    await renderInLanguage(
      <a href="/exhibitor">
        <BoothPlace boothNo={boothNo} hall={hall} />
      </a>,
      language,
    );
    expect(screen.getByRole('link').matches('a')).toBe(true);
    expect(screen.getByRole('link', { name: spoken })).toBeTruthy();
  },
);
