import { describe, expect, it } from 'vitest';
import { teamQuestion, teamTexts } from '#scripts/vite/teamPage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { bootPageRig } from '../openBootPage.ts';

const openId = 'open00000000000000000001';
const teamsId = 'teams0000000000000000001';
const address = `/teams/${teamsId}/team00000000000000000001`;
const page = bootPageRig({
  ask: 'src/boot/team/askTeam.ts',
  questions: teamQuestion,
  paint: 'src/boot/team/teamHead.ts',
  given: { givenTexts: teamTexts },
});
const { open, asked, painted, isAppLoading } = page;
const paths = () => asked.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));

/** The rows of the sandbox, with these fields changed. */
function change(collection: string, fields: object): void {
  const { answer } = page;
  page.answer = async (request) => {
    const isChanged = request.url.endsWith(`/${collection}`);
    const response = await answer(request);
    if (!isChanged) return response;
    const body = (await response.json()) as { readonly result: readonly object[] };
    return Response.json({ ...body, result: body.result.map((row) => ({ ...row, ...fields })) });
  };
}

describe('the boot script of a shared team', () => {
  it('paints the exhibition, the name and the leader out of two answers, and loads the app beside them', async () => {
    localStorage.setItem('locale', 'en');
    open(address);
    expect(isAppLoading()).toBe(true);
    expect(painted('h1')).toBeUndefined();
    await eventually(() => expect(painted('h1')).toBe('江海城市骑行队'));
    expect(paths()).toEqual(['Exhibition', 'Team']);
    expect(painted('.pageHeading-lead')).toBe('Led by 程屿安');
    expect(painted('.FairLine-name')).toBe('Jianghai Outdoor Life Festival');
    expect(document.querySelector('#landing .teams-picture')).not.toBeNull();
  });

  it('leaves the line about the exhibition out for who is registered there', async () => {
    localStorage.setItem('vouchers', JSON.stringify([{ exhibitionId: teamsId }]));
    open(address);
    await eventually(() => expect(painted('h1')).toBe('江海城市骑行队'));
    expect(painted('.FairLine-name')).toBeUndefined();
  });

  it.each([
    ['is reviewed', 'Team', { ApproveState: '0' }],
    ['was refused', 'Team', { ApproveState: '3' }],
    ['belongs to another exhibition', 'Team', { ExhibitionId: openId }],
    ['is at an exhibition without teams', 'Exhibition', { TeamSignSetup: { IsOpenTeam: false } }],
  ])('leaves a team to the app that %s', async (_state, collection, fields) => {
    change(collection, fields);
    open(address);
    await eventually(() => expect(window.boot?.shared?.shown).toEqual({ [`${address}zh`]: [] }));
    expect(painted('.FairLine-name')).toBe('江海户外生活节');
    expect(painted('h1')).toBeUndefined();
  });

  it('paints what a team was called when it was last seen here, and corrects it by the answer', async () => {
    const heading = [{ tag: 'h1', children: ['山野研究所'] }];
    localStorage.setItem('headings', JSON.stringify({ [`${address}zh`]: heading }));
    open(address);
    expect(painted('h1')).toBe('山野研究所');
    await eventually(() => expect(painted('h1')).toBe('江海城市骑行队'));
  });

  it('paints the heading of joining before any answer, and then of which exhibition the team is', async () => {
    open(`/teams/${teamsId}/join?code=T001`);
    expect(painted('h1')).toBe('加入队伍');
    await eventually(() => expect(painted('.FairLine-name')).toBe('江海户外生活节'));
    expect(paths()).toEqual(['Exhibition']);
  });
});
