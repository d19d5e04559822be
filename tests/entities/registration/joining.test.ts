// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const group = '0f6d2f4e-1c1b-4a2a-9c7e-3d5b6a7c8d9e';
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab();
});

const act = (visitorId: string) => tab.device.getState().set('visitorId', visitorId);

describe('an invitation to a group', () => {
  it('that a visitor has opened holds for that visitor alone', async () => {
    const { startJoining, findJoining } = await import('#entities/registration/joining.ts');
    act('person00000000000000000a');
    startJoining(exhibitionId, group);
    act('person00000000000000000b');
    expect(findJoining(exhibitionId)).toBeUndefined();
    act('person00000000000000000a');
    expect(findJoining(exhibitionId)).toBe(group);
  });

  it('that was opened before a log-in holds for who logs in, until it is used', async () => {
    const { startJoining, findJoining, endJoining } = await import('#entities/registration/joining.ts');
    startJoining(exhibitionId, group);
    act('person00000000000000000a');
    expect(findJoining(exhibitionId)).toBe(group);
    endJoining(exhibitionId);
    expect(findJoining(exhibitionId)).toBeUndefined();
  });

  it('whose group is no id of one is none', async () => {
    const { startJoining, findJoining } = await import('#entities/registration/joining.ts');
    startJoining(exhibitionId, 'group');
    expect(findJoining(exhibitionId)).toBeUndefined();
  });
});
