// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const unitId = 'unitseries00000000000001';
const mainId = 'series000000000000000001';
const foodId = 'seriesfood00000000000001';
const craftId = 'seriescraft0000000000001';
const openId = 'open00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

async function openFollowing() {
  const tab = await openTab();
  const { followUnit } = await import('#entities/series/followUnit.ts');
  followUnit();
  const enter = async (exhibitionId: string) => {
    tab.device.getState().set('entranceId', exhibitionId);
    await tab.openVisit({ exhibitionId, channelId: undefined });
    await eventually(() => expect(localStorage.getItem('exhibitionid')).toBe(exhibitionId));
  };
  return { ...tab, enter };
}

const kept = () => ['exhibitionUnitId', 'childExhibitionId'].map((name) => localStorage.getItem(name));
const keptUnit = () =>
  JSON.parse(localStorage.getItem('exhibitionUnit') ?? '{}') as { RecordId?: string; Name?: string };

describe('entering a child of a series', () => {
  it('writes the id and the row of the unit, and the id of the child', {
    tags: ['device-keys'],
  }, async () => {
    const { enter } = await openFollowing();
    await enter(foodId);
    expect(kept()).toEqual([unitId, foodId]);
    await eventually(() => expect(keptUnit()).toMatchObject({ RecordId: unitId, Name: '江海生活季' }));
  });

  it('after another one writes the other child, and asks for the unit no second time', async () => {
    const { enter } = await openFollowing();
    await enter(foodId);
    await eventually(() => expect(keptUnit().RecordId).toBe(unitId));
    await enter(craftId);
    expect(kept()).toEqual([unitId, craftId]);
    expect(phone.asked.filter(({ path }) => path === 'queryList/ExhibitionUnit')).toHaveLength(1);
  });

  it('takes a unit that the server has written into the row, without asking for it', async () => {
    phone.answerInstead(({ path, body }) => {
      if (path !== 'register/queryList/Exhibition') return undefined;
      const { RecordId } = (body.params as { condition: { RecordId: string } }).condition;
      const row = {
        RecordId,
        ExName: '江海美食展',
        ExhibitionUnitId: { RecordId: unitId, Name: '写在行里' },
      };
      return Response.json({ resCode: 0, resMsg: 'success', result: [row] });
    });
    const { enter } = await openFollowing();
    await enter(foodId);
    expect(kept()).toEqual([unitId, foodId]);
    expect(keptUnit()).toEqual({ RecordId: unitId, Name: '写在行里' });
    expect(phone.asked.map(({ path }) => path)).not.toContain('queryList/ExhibitionUnit');
  });

  it('keeps the ids also where the unit could not be read', async () => {
    await phone.fault({ name: 'serverError500', path: 'ExhibitionUnit' });
    const { enter } = await openFollowing();
    await enter(foodId);
    expect(kept()).toEqual([unitId, foodId]);
    expect(localStorage.getItem('exhibitionUnit')).toBeNull();
  });
});

describe('what is kept of a series', () => {
  it('is the unit without a child at the exhibition for the series as a whole', async () => {
    const { enter } = await openFollowing();
    await enter(foodId);
    await enter(mainId);
    expect(kept()).toEqual([unitId, null]);
  });

  it('goes when an exhibition without a series is entered', async () => {
    const { enter } = await openFollowing();
    await enter(foodId);
    await eventually(() => expect(keptUnit().RecordId).toBe(unitId));
    await enter(openId);
    expect(kept()).toEqual([null, null]);
    expect(localStorage.getItem('exhibitionUnit')).toBeNull();
  });

  it('is read by the next page', async () => {
    const { enter, kill } = await openFollowing();
    await enter(foodId);
    await eventually(() => expect(keptUnit().RecordId).toBe(unitId));
    kill();
    const { exhibitionUnitId, exhibitionUnit, childExhibitionId } = (await openTab()).device.getState();
    expect([exhibitionUnitId, childExhibitionId]).toEqual([unitId, foodId]);
    expect(exhibitionUnit).toMatchObject({ Name: '江海生活季' });
  });

  it('goes when the user is cleared, while the exhibition, the redirect target and the interaction id stay', {
    tags: ['clear-user-info', 'interaction-id'],
  }, async () => {
    const { enter, device } = await openFollowing();
    await enter(foodId);
    await eventually(() => expect(keptUnit().RecordId).toBe(unitId));
    device.getState().set('interactionId', 'inter-1');
    device.getState().set('redirectTo', `/series/${foodId}`);
    device.getState().clearUserInfo();
    expect([...kept(), localStorage.getItem('exhibitionUnit')]).toEqual([null, null, null]);
    expect(
      ['entranceid', 'exhibitionid', 'InterActionId', 'redirectTo'].map((name) => localStorage.getItem(name)),
    ).toEqual([foodId, foodId, 'inter-1', `/series/${foodId}`]);
  });

  it('goes at a logout, and so does the interaction id', { tags: ['logout', 'interaction-id'] }, async () => {
    const { enter, device } = await openFollowing();
    await enter(foodId);
    device.getState().set('interactionId', 'inter-1');
    const { logOut } = await import('#entities/visitor/logout.ts');
    await logOut();
    expect([
      ...kept(),
      localStorage.getItem('exhibitionUnit'),
      localStorage.getItem('InterActionId'),
    ]).toEqual([null, null, null, null]);
  });

  it('stays for another person on the phone, as the exhibition does', async () => {
    const { enter } = await openFollowing();
    await enter(foodId);
    await eventually(() => expect(keptUnit().RecordId).toBe(unitId));
    const { forgetPerson } = await import('#entities/visitor/logout.ts');
    await forgetPerson();
    expect([...kept(), keptUnit().RecordId]).toEqual([unitId, foodId, unitId]);
  });
});

describe('the interaction id', { tags: ['interaction-id'] }, () => {
  it('goes along from one exhibition of a series to the other', async () => {
    const { enter, device } = await openFollowing();
    device.getState().set('interactionId', 'inter-1');
    await enter(foodId);
    await enter(craftId);
    expect(localStorage.getItem('InterActionId')).toBe('inter-1');
  });
});
