// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const unitId = 'unitseries00000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** A page that was just loaded, on whatever the phone holds. */
async function openPage() {
  const tab = await openTab();
  const [{ seriesQuery }, { queryClient }, { readKeptAnswer }] = await Promise.all([
    import('#entities/series/seriesQuery.ts'),
    import('#data/queries/queryClient.ts'),
    import('#data/queries/keptAnswers.ts'),
  ]);
  const isKept = async () => (await readKeptAnswer({ exhibitionId: unitId, name: 'series' })) !== undefined;
  const show = () => {
    const observer = new QueryObserver(queryClient(), { ...seriesQuery(unitId), retry: false });
    observer.subscribe(() => {});
    return () => observer.getCurrentResult();
  };
  return { ...tab, isKept, show };
}

describe('the series of a unit', () => {
  it('is its row, its theme and its children, without introductions', async () => {
    const series = (await openPage()).show();
    await eventually(() => expect(series().data?.unit?.name.zh).toBe('江海生活季'));
    expect(series().data?.main?.RecordId).toBe('series000000000000000001');
    expect(series().data?.children).toHaveLength(4);
    expect(JSON.stringify(series().data?.children)).not.toContain('从产地到餐桌');
  });

  it('asks by the unit alone, on the system tenant', async () => {
    const series = (await openPage()).show();
    await eventually(() => expect(series().data).toBeDefined());
    const asked = phone.asked.find(({ path }) => path === 'queryList/Exhibition');
    expect(asked?.body.tenantId).toBe('sys');
    expect(asked?.body.params['condition']).toEqual({ ExhibitionUnitId: unitId });
  });

  it('is there after the page was closed, with the time of that read, while the server does not answer', async () => {
    const before = await openPage();
    const series = before.show();
    await eventually(() => expect(series().data).toBeDefined());
    await eventually(async () => expect(await before.isKept()).toBe(true));
    before.kill();
    phone.answerInstead(() => new Response('', { status: 500 }));
    const after = await openPage();
    expect(await after.isKept()).toBe(true);
    const again = after.show();
    await eventually(() => expect(again().error).not.toBeNull());
    expect(again().data).toEqual(series().data);
    expect(Math.abs(again().dataUpdatedAt - series().dataUpdatedAt)).toBeLessThan(1_000);
  });

  it('is not taken for empty where the server does not say so', async () => {
    phone.answerInstead(({ path }) =>
      path === 'queryList/Exhibition'
        ? Response.json({ resCode: 0, resMsg: 'success', result: null })
        : undefined,
    );
    const series = (await openPage()).show();
    await eventually(() => expect(series().error).not.toBeNull());
    expect(series().data).toBeUndefined();
  });

  it('leaves out rows that are no exhibition', async () => {
    phone.answerInstead(({ path }) =>
      path === 'queryList/Exhibition'
        ? Response.json({
            resCode: '0',
            resMsg: '',
            result: [{ RecordId: 'short', ExhibitionUnitId: unitId }, { ExhibitionUnitId: unitId }, null],
          })
        : undefined,
    );
    const series = (await openPage()).show();
    await eventually(() => expect(series().data?.children).toEqual([]));
  });
});
