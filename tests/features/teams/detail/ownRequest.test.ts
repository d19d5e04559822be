// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { registerPhone } from '#tests/features/registerPhone.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const teamsId = 'teams0000000000000000001';
const teamId = 'team00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** The page of the team to a visitor of this phone who has asked to join it. */
async function openAsking(answer?: string) {
  const { VisitorId } = await registerPhone(phone, teamsId);
  const { result } = await phone.call('insert/TeamMember', {
    record: { ExhibitionId: teamsId, TeamId: teamId, VisitorId },
  });
  const { RecordId } = result as { RecordId: string };
  if (answer !== undefined)
    await phone.call('update/TeamMember', { recordId: RecordId, setValue: { State: answer } });
  return openApp(`/teams/${teamsId}/${teamId}`);
}

describe('the page of a team that a visitor has asked to join', () => {
  it('offers to withdraw the request while it waits, and not to ask again', async () => {
    const app = await openAsking();
    const withdraw = await screen.findByRole('button', { name: '撤回加入申请' });
    expect(screen.queryByRole('link', { name: '加入队伍' })).toBeNull();
    await app.user.click(withdraw);
    await app.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回加入申请' }),
    );
    await screen.findByRole('link', { name: '加入队伍' });
    expect(mainText()).not.toContain('等队长同意');
  });

  it('lets one who was refused ask again', async () => {
    await openAsking('3');
    await waitFor(() => expect(mainText()).toContain('队长没有同意'));
    await screen.findByRole('link', { name: '加入队伍' });
    expect(screen.queryByRole('button', { name: '撤回加入申请' })).toBeNull();
  });
});
