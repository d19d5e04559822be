import { describe, expect, it, vi } from 'vitest';
import { rowQuestions } from '#scripts/vite/sharedPage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { bootPageRig } from '../openBootPage.ts';

const openId = 'open00000000000000000001';
const exhibitorId = 'exhibitor000000000001001';
const path = `/exhibitor/${openId}/${exhibitorId}`;
const page = bootPageRig({
  ask: 'src/boot/shared/askShared.ts',
  questions: rowQuestions,
  paint: 'src/boot/shared/sharedHead.ts',
});
const { open, asked, painted, isAppLoading } = page;

describe('the boot script of a page that links lead to', () => {
  it('asks for the row under the tenant of its exhibition, and paints both', async () => {
    open(path);
    expect(asked).toHaveLength(1);
    await eventually(() => expect(painted('h1')).toBe('南麓明序精密机械有限公司'));
    expect(painted('.FairLine-name')).toBe('第十二届江海国际智能制造展览会');
    expect(asked[1]).toMatchObject({
      path: '/v2/data/get/ExhibitorExhibitionInfo',
      body: { params: { condition: { ExhibitionId: openId, ExhibitorId: exhibitorId } } },
    });
    expect(asked[1]?.body.tenantId).not.toBe('sys');
    expect(asked[1]?.body).not.toHaveProperty('userId');
    await eventually(() => expect(isAppLoading()).toBe(true));
  });

  it('asks for both together where the phone was at this exhibition last, in the name of who is logged in', () => {
    localStorage.setItem('exhibitionInfo', JSON.stringify({ RecordId: openId }));
    localStorage.setItem('tenantid', 'tenant1');
    localStorage.setItem('userid', 'user1');
    open(path);
    expect(asked.map(({ body: { tenantId, userId } }) => [tenantId, userId])).toEqual([
      ['sys', undefined],
      ['tenant1', 'user1'],
    ]);
  });

  it('does not ask under the tenant of another exhibition', () => {
    localStorage.setItem('exhibitionInfo', JSON.stringify({ RecordId: 'shop00000000000000000001' }));
    localStorage.setItem('tenantid', 'tenant1');
    open(path);
    expect(asked).toHaveLength(1);
  });

  it('says the days of an exhibition that the phone remembers by the server’s clock where its own is two years ahead', () => {
    page.answer = () => new Promise(() => {});
    const period = { StartTime: '2026-05-12 09:00:00', EndTime: '2026-05-14 17:00:00' };
    localStorage.setItem('exhibitionInfo', JSON.stringify({ RecordId: openId, ExName: '展会', ...period }));
    localStorage.setItem('clockAhead', String(2 * 365 * 24 * 60 * 60 * 1000));
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2028, 4, 1));
    open(path);
    now.mockRestore();
    expect(painted('.FairLine-facts')).toMatch(/^5月12日/);
  });

  it('leaves out the exhibition’s line for a visitor who is registered there', async () => {
    const voucher = {
      exhibitionId: openId,
      recordId: 'r',
      visitorId: 'v',
      name: '王芳',
      voucherCode: '1',
      approveState: '2',
      savedAtMs: 1,
      exhibition: { ExName: '', ExNameEn: '', StartTime: '', EndTime: '', Place: '', PlaceEn: '', Logo: '' },
    };
    localStorage.setItem('vouchers', JSON.stringify([voucher]));
    open(path);
    await eventually(() => expect(painted('h1')).toBeDefined());
    expect(painted('.FairLine-name')).toBeUndefined();
  });

  it.each([
    ['a row that is not shown yet', { ApproveState: '1' }],
    ['a row that its exhibitor has withdrawn', { IsShow: false }],
    ['a row of another exhibition', { ExhibitionId: 'shop00000000000000000001' }],
  ])('does not paint %s', async (_what, change) => {
    const usual = page.answer;
    page.answer = async (request) => {
      const response = await usual(request);
      if (!request.url.includes('ExhibitorExhibitionInfo')) return response;
      const { result, ...rest } = (await response.json()) as { result: object[] };
      return Response.json({ ...rest, result: result.map((row) => ({ ...row, ...change })) });
    };
    open(path);
    await eventually(() => expect(isAppLoading()).toBe(true));
    expect(painted('h1')).toBeUndefined();
  });

  describe('that was opened here before', () => {
    const heading = [{ tag: 'h1', className: '', children: ['南麓'], attributes: {} }];
    const keep = (place: string) => {
      localStorage.setItem('exhibitionInfo', JSON.stringify({ RecordId: openId, ExName: '展会' }));
      localStorage.setItem('tenantid', 'tenant1');
      localStorage.setItem('headings', JSON.stringify({ [place]: heading }));
    };

    it('paints the heading that it had, and loads the app, before the server answers', () => {
      page.answer = () => new Promise(() => {});
      keep(`${path}zh`);
      open(path);
      expect(painted('h1')).toBe('南麓');
      expect(painted('.FairLine-name')).toBe('展会');
      expect(isAppLoading()).toBe(true);
    });

    it('paints nothing of another language', () => {
      page.answer = () => new Promise(() => {});
      keep(`${path}en`);
      open(path);
      expect(painted('h1')).toBeUndefined();
      expect(isAppLoading()).toBe(false);
    });

    it('corrects it by the answer, and gives it to the app to keep', async () => {
      keep(`${path}zh`);
      open(path);
      await eventually(() => expect(painted('h1')).toBe('南麓明序精密机械有限公司'));
      expect(JSON.stringify(window.boot?.shared?.shown)).toContain('南麓明序精密机械有限公司');
    });

    it('takes it away where the row is not shown any more', async () => {
      keep(`${path}zh`);
      page.answer = async () => Response.json({ resCode: 0, resMsg: '', result: [] });
      open(path);
      await eventually(() => expect(painted('h1')).toBeUndefined());
      expect(window.boot?.shared?.shown).toEqual({ [`${path}zh`]: [] });
    });

    it('loads the app where what is kept is damaged', () => {
      page.answer = () => new Promise(() => {});
      localStorage.setItem('headings', '{"a');
      open(path);
      expect(isAppLoading()).toBe(true);
    });
  });

  it('loads the app where the exhibition cannot be had', async () => {
    page.answer = () => Promise.resolve(new Response('', { status: 503 }));
    open(path);
    await eventually(() => expect(isAppLoading()).toBe(true));
    expect(painted('h1')).toBeUndefined();
  });

  it('loads the app, and asks nothing, where the address names another screen', () => {
    open(`/supply-demand/${openId}/publish`);
    expect(asked).toEqual([]);
    expect(isAppLoading()).toBe(true);
  });
});
