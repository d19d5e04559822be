// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, mainText, openApp, switchTo } from '#tests/app/openApp.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const mainId = 'series000000000000000001';
const foodId = 'seriesfood00000000000001';
const craftId = 'seriescraft0000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** As the start of a real page does. */
async function openSeries(exhibitionId = mainId) {
  const app = await openApp(`/series/${exhibitionId}`);
  const { followUnit } = await import('#entities/series/followUnit.ts');
  followUnit();
  return app;
}

const rows = () => within(screen.getByRole('main')).getAllByRole('listitem');
const row = (name: RegExp) => screen.findByRole('link', { name });

/** Leaves the phone with the pass of the visitor who is registered for the food fair. */
async function holdFood({ proven = false } = {}) {
  const found = (await phone.registrations(foodId))[0]!;
  const tab = await openTab();
  const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
  const { keepVisitor } = await import('#entities/registration/stored/keepVisitor.ts');
  await tab.openVisit({ exhibitionId: foodId, channelId: undefined });
  await keepVisitor(readRegistration(found)!);
  tab.device.getState().set('entranceId', foodId);
  const contact = { kind: 'mobile', value: String(found['Mob']) } as const;
  if (proven) await (await tab.localStores()).provenContacts.remember(foodId, contact);
  tab.kill();
  return found;
}

describe('the page of a series', () => {
  it('lists what is on, what is to come, what has no dates and what is over, without the theme itself', async () => {
    await openSeries();
    await row(/江海美食展/);
    expect(rows().map((item) => /江海[^江\d]+展/.exec(item.textContent ?? '')?.[0])).toEqual([
      '江海美食展',
      '江海手工艺展',
      '江海园艺展',
      '江海图书与文具展',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: '江海生活季' })).toBeTruthy();
    expect(mainText()).toContain('共 4 场展会');
  });

  it('says of each where it stands, and when and where it is', async () => {
    await openSeries();
    expect((await row(/江海美食展/)).textContent).toMatch(/日.*江海国际会展中心 3 号馆.*正在举办/);
    expect((await row(/江海手工艺展/)).textContent).toContain('还有 13 天开幕');
    expect((await row(/江海图书与文具展/)).textContent).toContain('已结束');
    expect((await row(/江海园艺展/)).textContent).toBe('江海江海园艺展 日期待定  ');
  });

  it('shows a Chinese name in English where there is no English one, marked as such', async () => {
    await openSeries();
    await switchTo('en');
    expect((await screen.findByText('江海园艺展')).getAttribute('lang')).toBe('zh-CN');
    expect((await row(/Jianghai Craft Fair/)).textContent).toContain('Opens in 13 days');
  });

  it('leads to the landing page of a child with its own channel, and Back leads to the series', async () => {
    const app = await openSeries();
    await app.user.click(await row(/江海手工艺展/));
    await waitFor(() => expect(addressOf(app)).toBe(`/select/${craftId}`));
    await waitFor(() => expect(localStorage.getItem('channelid')).toBe('chseriescraft00000000001'));
    await waitFor(() => expect(localStorage.getItem('childExhibitionId')).toBe(craftId));
    expect(JSON.parse(localStorage.getItem('exhibitionInfo') ?? '{}')).toMatchObject({ RecordId: craftId });
    await app.router.navigate(-1);
    await row(/江海手工艺展/);
    expect(addressOf(app)).toBe(`/series/${mainId}`);
  });

  it('marks the exhibition from which it was opened', async () => {
    await openSeries(craftId);
    expect((await row(/江海手工艺展/)).textContent).toContain('当前展会');
    expect((await row(/江海美食展/)).textContent).not.toContain('当前展会');
  });
});

describe('an exhibition of a series for which one is registered', () => {
  it('is marked by the pass on the phone, without asking who one is', async () => {
    await holdFood();
    localStorage.removeItem('visitorId');
    phone.takePaths();
    await openSeries();
    expect((await row(/江海美食展/)).textContent).toContain('已登记');
    expect((await row(/江海手工艺展/)).textContent).not.toContain('已登记');
    expect(phone.takePaths().filter((path) => path.includes('VisitorExhibitionInfo'))).toEqual([]);
  });

  it('is marked by the account, where another phone has registered', async () => {
    localStorage.setItem('visitorId', 'person00000000000000000s');
    localStorage.setItem('loginStatus', '1');
    await openSeries();
    await waitFor(async () => expect((await row(/江海美食展/)).textContent).toContain('已登记'));
  });

  it('is not marked for who is logged out, and the list stands where the account cannot be asked', async () => {
    localStorage.setItem('visitorId', 'person00000000000000000s');
    localStorage.setItem('loginStatus', '-1');
    await openSeries();
    await row(/江海美食展/);
    expect(phone.takePaths().filter((path) => path.includes('VisitorExhibitionInfo'))).toEqual([]);
    localStorage.setItem('loginStatus', '1');
    await phone.fault({ name: 'serverError500', path: 'VisitorExhibitionInfo' });
    await openSeries();
    expect((await row(/江海美食展/)).textContent).not.toContain('已登记');
  });
});

describe('one login in a series', () => {
  it('is enough to register for another child: no second code is asked for', async () => {
    await holdFood({ proven: true });
    const app = await openSeries();
    await app.user.click(await row(/江海手工艺展/));
    await waitFor(() => expect(localStorage.getItem('channelid')).toBe('chseriescraft00000000001'));
    await app.router.navigate(`/register/${craftId}/chseriescraft00000000001`);
    await waitFor(() => expect(mainText()).toContain('138****0062'));
    // The short form stands on one page.
    expect(addressOf(app)).toBe(`/information/${craftId}/chseriescraft00000000001`);
    expect(phone.takePaths()).not.toContain('getsmscode');
  });

  it('shows the registration for another child in its personal center', async () => {
    await phone.call('insert/VisitorExhibitionInfo', {
      record: {
        ExhibitionId: craftId,
        ChannelId: 'chseriescraft00000000001',
        Name: '陆晚舟',
        Mob: '13800000062',
      },
    });
    await holdFood({ proven: true });
    const app = await openSeries(craftId);
    await row(/江海手工艺展/);
    await app.router.navigate(`/mine/${craftId}`);
    await screen.findByText('陆晚舟');
    expect(addressOf(app)).toMatch(new RegExp(`^/mine/${craftId}`));
  });

  it('does not count at an exhibition outside the series', async () => {
    await holdFood({ proven: true });
    const app = await openSeries();
    await row(/江海美食展/);
    await app.router.navigate('/register/open00000000000000000001/visitor00000000000000001');
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy();
  });
});

describe('nothing of a sibling is carried over', () => {
  it('neither its pass nor its favourites are those of another child', async () => {
    await holdFood();
    const { markLedgers } = await import('#entities/favourite/markLedgers.ts');
    const app = await openSeries();
    await app.user.click(await row(/江海手工艺展/));
    await waitFor(() => expect(addressOf(app)).toBe(`/select/${craftId}`));
    await app.router.navigate(`/home/${craftId}`);
    expect(await screen.findByRole('heading', { level: 1, name: '江海手工艺展' })).toBeTruthy();
    expect(mainText()).not.toContain('陆晚舟');
    expect(
      markLedgers()
        .list()
        .map(({ exhibitionId }) => exhibitionId),
    ).not.toContain(craftId);
  });
});

describe('a series with something wrong', () => {
  it('has no exhibitions yet, and says so', async () => {
    await openSeries('seriesempty0000000000001');
    expect(await screen.findByText('还没有展会')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '云津山海季' })).toBeTruthy();
  });

  it('is asked for from an exhibition that belongs to none, and leads to its home', async () => {
    const app = await openSeries('open00000000000000000001');
    await screen.findByText('本展会不属于任何系列');
    await app.user.click(screen.getByRole('link', { name: '展会首页' }));
    await waitFor(() => expect(addressOf(app)).toBe('/home/open00000000000000000001'));
  });

  it('is asked for from an exhibition that is not there', async () => {
    await openSeries('nothing00000000000000001');
    expect(await screen.findByText('没有找到这个展会')).toBeTruthy();
  });

  it('stays while another tab opens an exhibition of another series', async () => {
    await openSeries();
    await row(/江海美食展/);
    const tab = await openTab();
    await tab.openVisit({ exhibitionId: 'manyseries00000000000001', channelId: undefined });
    await waitFor(() => expect(localStorage.getItem('exhibitionInfo')).toContain('manyseries'));
    tab.kill();
    await act(async () => {
      for (const key of ['exhibitionInfo', 'exhibitionUnitId'])
        window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    });
    expect(rows()).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1, name: '江海生活季' })).toBeTruthy();
  });

  it('has lost its unit: the exhibitions are listed all the same', async () => {
    await phone.call('delete/ExhibitionUnit', { recordId: 'unitseries00000000000001' });
    await openSeries();
    await row(/江海美食展/);
    expect(screen.getByRole('heading', { level: 1, name: '系列展会' })).toBeTruthy();
  });

  it('names a child that was deleted since: its page says so, and Back leads to a list without it', async () => {
    const app = await openSeries();
    const link = await row(/江海手工艺展/);
    await phone.call('delete/Exhibition', { recordId: craftId });
    await app.user.click(link);
    await waitFor(() => expect(mainText()).toMatch(/没有找到|不存在|找不到/));
    await app.router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('link', { name: /江海手工艺展/ })).toBeNull());
    expect(await row(/江海美食展/)).toBeTruthy();
  });

  it('has forty exhibitions: all are listed, half of them over', async () => {
    await openSeries('manyseries00000000000001');
    await row(/第 40 站/);
    expect(rows()).toHaveLength(40);
    expect(rows().filter((item) => item.textContent?.includes('已结束')).length).toBeGreaterThan(15);
  });

  it('cannot be loaded, says so, and is loaded by another try', async () => {
    await phone.fault({ name: 'serverError500', path: 'ExhibitionUnit' });
    const app = await openSeries();
    await screen.findByText('系列展会加载失败');
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await row(/江海美食展/)).toBeTruthy();
  });

  it('stays readable without a network, also on the way back from a child that could not be entered', async () => {
    const app = await openSeries(foodId);
    const link = await row(/江海手工艺展/);
    phone.answerInstead(() => Response.error());
    await app.user.click(link);
    await waitFor(() => expect(addressOf(app)).toBe(`/select/${craftId}`));
    await app.router.navigate(-1);
    expect(await row(/江海美食展/)).toBeTruthy();
  });
});

describe('after a 403', () => {
  it('the exhibition is entered again, and the series is there', async () => {
    const app = await openSeries(craftId);
    await row(/江海手工艺展/);
    app.device.getState().clearUserInfo();
    expect(localStorage.getItem('exhibitionUnitId')).toBeNull();
    await app.router.navigate('/authorize');
    await app.router.navigate(`/series/${craftId}`);
    expect(await row(/江海手工艺展/)).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('exhibitionUnitId')).toBe('unitseries00000000000001'));
    expect(localStorage.getItem('tenantid')).not.toBeNull();
  });
});

describe('the way to the series', () => {
  it('is on the home of a child, and not on that of an exhibition without others', async () => {
    const app = await openApp(`/home/${craftId}`);
    await app.user.click(await row(/本系列的其他展会/));
    await waitFor(() => expect(addressOf(app)).toBe(`/series/${craftId}`));
    await row(/江海美食展/);
    phone.takePaths();
    await openApp('/home/open00000000000000000001');
    await row(/联系主办方/);
    expect(screen.queryByRole('link', { name: /本系列的其他展会/ })).toBeNull();
    expect(phone.takePaths()).not.toContain('queryList/Exhibition');
  });

  it('is among what belongs to one’s registration', async () => {
    await holdFood({ proven: true });
    const app = await openApp(`/mine/${foodId}`);
    await app.user.click(await row(/本系列的其他展会/));
    await waitFor(() => expect(addressOf(app)).toBe(`/series/${foodId}`));
  });

  it('is on the landing page of every exhibition of the series', async () => {
    const app = await openApp(`/select/${mainId}`);
    await app.user.click(await screen.findByRole('link', { name: '查看系列展会' }));
    expect(await row(/江海美食展/)).toBeTruthy();
  });
});
