// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aTeam } from '#tests/entities/team/rules/rows.ts';
import { openPhone, openTab, startServer, stopServer } from '#tests/flows/openPhone.ts';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => void openPhone());

const team = aTeam({ LeaderVisitorId: 'leader' });
const leader = aMember({ RecordId: 'place1', VisitorId: 'leader', Name: '程屿安' });
const other = aMember({ RecordId: 'place2', VisitorId: 'other', Name: '邵闻笛' });

/** The members as the leader sees them. */
async function show(...members: readonly (typeof leader)[]) {
  await openTab();
  const [{ MemberSection }, { useTeamAction }, { loadWords, switchLanguage }] = await Promise.all([
    import('#features/teams/detail/MemberSection.tsx'),
    import('#features/teams/useTeamAction.ts'),
    import('#language/loadWords.ts'),
  ]);
  await switchLanguage('zh');
  await loadWords(['teams', 'fields', 'problems']);
  const places = [{ visitorId: 'leader', name: '程屿安', role: 'leader' }] as const;
  const view = { team, places, members } as never;
  const Members = () =>
    createElement(MemberSection, { view, members, action: useTeamAction(team.ExhibitionId) });
  render(createElement(Members));
  await screen.findByText(/^未签到 \d/);
  return document.querySelector('.teams-nudge')?.textContent;
}

describe('the reminder to those who have not checked in', () => {
  it('is not offered to the only member of a team', async () => {
    expect(await show(leader)).toBeUndefined();
    expect(screen.queryByRole('button', { name: '复制提醒' })).toBeNull();
  });

  it('names the others and never its author', async () => {
    const text = await show(leader, other);
    expect(text).toMatch(/^邵闻笛，我们的队伍/);
    expect(text).not.toContain('程屿安');
  });
});
