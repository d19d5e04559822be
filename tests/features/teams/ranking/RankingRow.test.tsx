// @vitest-environment jsdom
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { RankingRow } from '#features/teams/ranking/RankingRow.tsx';
import { loadWords, switchLanguage } from '#language/loadWords.ts';
import { aTeam } from '#tests/entities/team/rules/rows.ts';

it.each([
  [7, 12, '58'],
  [12, 12, '100'],
  [0, 12, '0'],
  [0, 0, '0'],
  // The count of members may lag behind.
  [3, 2, '100'],
])(
  'with %i of %i members the bar is %s per cent full',
  { tags: ['team-ranking'] },
  async (signed, MemberCount, percent) => {
    await switchLanguage('en');
    await loadWords(['ranking']);
    const row = { team: aTeam({ MemberCount, SignedCount: signed }), signed, place: 1, isShared: false };
    const { container } = render(
      <RankingRow
        t={i18next.getFixedT('en', 'ranking')}
        onOpen={() => {}}
        row={row}
        movement={undefined}
        isMine={false}
      />,
    );
    const bar = container.querySelector<HTMLElement>('.ranking-bar > span')!;
    expect(parseFloat(bar.style.width).toFixed(0)).toBe(percent);
  },
);
