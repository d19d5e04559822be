// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { groupCode, heldMember, heldVoucher, reviewId } from '../heldVoucher.ts';

const widthPx = 300;
const members = [heldMember('1'), heldMember('2', { approveState: '1' }), heldMember('3')];
const [first, second, third] = members.map(({ recordId }) => `/code?voucher=${recordId}`) as [
  string,
  string,
  string,
];
const ofGroup = `${first}&group=1`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

function hold(...vouchers: readonly Voucher[]): void {
  localStorage.setItem('entranceid', reviewId);
  localStorage.setItem('vouchers', JSON.stringify(vouchers));
}

/** The deck at an address, on a phone whose server says nothing. */
async function openDeck(path: string, vouchers: readonly Voucher[] = members): Promise<App> {
  hold(...vouchers);
  await phone.fault({ name: 'serverError500' });
  const app = await openApp(path);
  await waitFor(() => expect(track()).not.toBeNull());
  return app;
}

const track = () => document.querySelector<HTMLElement>('.deck-track')!;
/** The code that is in sight; the others are reached by swiping only. */
const spelled = () => document.querySelector('.deck-card:not([aria-hidden]) .code-spelled span')?.textContent;
const place = () => document.querySelector('.deck-place')?.textContent;
const heard = () => document.querySelector('.v-deck [role="status"]')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const steps = () => [button('上一位'), button('下一位')];

const full = () => screen.getByRole('link', { name: '全屏显示' }).getAttribute('href');

/** Waits until a card is in the address, and everything on the screen is about it. */
const untilAt = (app: App, address: string) =>
  waitFor(() => {
    expect([addressOf(app), full()]).toEqual([address, address.replace('/code', '/xycode')]);
  });

/** A swipe moves the row to a card, as the browser tells of it. */
function swipe(to: number): void {
  const row = track();
  Object.defineProperty(row, 'scrollWidth', { configurable: true, value: widthPx * row.children.length });
  fireEvent.touchStart(row);
  row.scrollLeft = to * widthPx;
  fireEvent.scroll(row);
  fireEvent.touchEnd(row);
}

describe('one voucher', () => {
  it('is no deck', async () => {
    hold(members[0]!);
    await phone.fault({ name: 'serverError500' });
    await openApp('/code');
    expect(await screen.findByRole('img', { name: '参观码二维码，编号 715203846091' })).toBeTruthy();
    expect(track()).toBeNull();
    expect(screen.queryByRole('button', { name: '下一位' })).toBeNull();
  });

  it('is no deck with vouchers of another exhibition', async () => {
    hold(members[0]!, heldMember('2', { exhibitionId: 'open00000000000000000001' }));
    await phone.fault({ name: 'serverError500' });
    await openApp('/code');
    await screen.findByRole('img', { name: '参观码二维码，编号 715203846091' });
    expect(track()).toBeNull();
  });
});

describe('several people', { tags: ['group-codes'] }, () => {
  it('are leafed through by the thumb; the address is replaced once the row has settled', async () => {
    const app = await openDeck(second);
    expect([spelled(), place()]).toEqual(['715203846092', '2 / 3']);
    const length = history.length;
    swipe(3);
    expect(addressOf(app)).toBe(second);
    await untilAt(app, third);
    expect([spelled(), place(), heard()]).toEqual(['715203846093', '3 / 3', '第 3 位，共 3 位，参观人3']);
    expect(history.length).toBe(length);
    expect(app.router.state.historyAction).toBe('REPLACE');
  });

  it('stay where they are while the thumb still holds the row', async () => {
    const app = await openDeck(second);
    const row = track();
    Object.defineProperty(row, 'scrollWidth', { configurable: true, value: widthPx * row.children.length });
    fireEvent.touchStart(row);
    row.scrollLeft = 3 * widthPx;
    fireEvent.scroll(row);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(addressOf(app)).toBe(second);
    fireEvent.touchEnd(row);
    await untilAt(app, third);
  });

  it('are leafed through by buttons, which end at the last person', async () => {
    const app = await openDeck(second);
    await app.user.click(button('下一位'));
    await untilAt(app, third);
    expect(steps().map((step) => step.getAttribute('aria-disabled'))).toEqual([null, 'true']);
    await app.user.click(button('下一位'));
    await app.user.click(button('上一位'));
    await untilAt(app, second);
    expect(document.activeElement).toBe(button('上一位'));
  });

  it('are leafed through by arrow keys, but not by Alt and an arrow', async () => {
    const app = await openDeck(second);
    track().focus();
    await app.user.keyboard('{ArrowRight}');
    await untilAt(app, third);
    await app.user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await app.user.keyboard('{ArrowLeft}');
    await untilAt(app, second);
    expect(document.activeElement).toBe(track());
  });

  it('keep the page where it is, while another screen begins at its top', async () => {
    const app = await openDeck(second);
    // Once the first arrival is over.
    const scrollTo = vi.mocked(window.scrollTo);
    scrollTo.mockClear();
    await app.user.click(button('下一位'));
    await untilAt(app, third);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(scrollTo).not.toHaveBeenCalled();
    await app.router.navigate('/list');
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
  });

  it('have a full-screen code and details of the person in sight', async () => {
    const app = await openDeck(second);
    await app.user.click(button('下一位'));
    await untilAt(app, third);
    expect(screen.getByRole('link', { name: '修改信息' }).getAttribute('href')).toBe(
      `/mine/${reviewId}?voucher=${members[2]!.recordId}`,
    );
  });

  it('have their codes drawn only near the one in sight', async () => {
    const many = ['1', '2', '3', '4', '5', '6'].map((mark) => heldVoucher(mark));
    const app = await openDeck(first, many);
    const drawn = () => Array.from(track().children, (card) => card.querySelectorAll('svg').length);
    expect(drawn()).toEqual([1, 1, 0, 0, 0, 0]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    swipe(2);
    swipe(4);
    await untilAt(app, `/code?voucher=${many[4]!.recordId}`);
    expect(drawn()).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('open at the one a fresh registration names, which is told as long as the screen is open', async () => {
    const app = await openDeck(`${second}&new=1`);
    expect([spelled(), place()]).toEqual(['715203846092', '2 / 3']);
    expect(screen.getByRole('heading', { name: '登记成功' })).toBeTruthy();
    await app.user.click(button('下一位'));
    await untilAt(app, third);
    expect(screen.getByRole('heading', { name: '登记成功' })).toBeTruthy();
  });

  it('tell of a fresh registration once: a reload shows no tick', async () => {
    const app = await openDeck(`${second}&new=1`);
    expect(document.querySelector('.ticket-ready')).not.toBeNull();
    await untilAt(app, second);
    expect(app.router.state.historyAction).toBe('REPLACE');
    await openDeck(addressOf(app));
    expect(await screen.findByRole('heading', { name: '参观码' })).toBeTruthy();
    expect(document.querySelector('.ticket-ready')).toBeNull();
  });

  it('open at the phone’s own person where the address names none', async () => {
    const { exhibitionId, recordId, visitorId } = members[1]!;
    localStorage.setItem('ownRecords', JSON.stringify([{ exhibitionId, recordId, visitorId }]));
    await openDeck('/code', [heldVoucher('1'), heldVoucher('2'), heldVoucher('3')]);
    expect(spelled()).toBe('715203846092');
  });
});

describe('a group', { tags: ['group-codes'] }, () => {
  it('has one code for all, with everybody’s state, before the people', async () => {
    const app = await openDeck(second);
    await app.user.dblClick(button('上一位'));
    await untilAt(app, ofGroup);
    expect(spelled()).toBe(groupCode);
    expect(screen.getByRole('img', { name: `团体码二维码，编号 ${groupCode}` })).toBeTruthy();
    expect(place()).toBe('团体 · 3 人');
    expect(mainText()).toContain('一次为 3 人签到');
    expect(mainText()).toContain('其中 1 人待审核');
    const list = screen.getByRole('list', { name: '团体成员' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['参观人1已通过', '参观人2审核中', '参观人3已通过']);
    expect(screen.queryByRole('link', { name: '修改信息' })).toBeNull();
  });

  it('is opened at its code by an address that names no one, and at a person by one that does', async () => {
    const { exhibitionId, recordId, visitorId } = members[1]!;
    localStorage.setItem('ownRecords', JSON.stringify([{ exhibitionId, recordId, visitorId }]));
    const app = await openDeck('/code');
    expect(spelled()).toBe(groupCode);
    await app.router.navigate(second);
    await waitFor(() => expect(spelled()).toBe('715203846092'));
  });

  it('says nothing of reviews where everybody is approved', async () => {
    await openDeck(ofGroup, [heldMember('1'), heldMember('2')]);
    expect(spelled()).toBe(groupCode);
    expect(mainText()).not.toContain('其中');
  });

  it('has its code in full screen', async () => {
    hold(...members);
    await openApp(ofGroup.replace('/code', '/xycode'));
    expect(await screen.findByRole('img', { name: `团体码二维码，编号 ${groupCode}` })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('团体码');
    expect(screen.getByRole('link', { name: '返回团体码' }).getAttribute('href')).toBe(ofGroup);
  });

  it('without a code, or of which the phone holds one alone, shows the person', async () => {
    await openDeck(ofGroup, [heldMember('1'), heldVoucher('2')]);
    expect([spelled(), place()]).toEqual(['715203846091', '1 / 2']);
  });

  it('stands together in the list, with a way to its code', async () => {
    hold(heldVoucher('4'), ...members);
    await phone.fault({ name: 'serverError500' });
    await openApp('/list');
    const group = await screen.findByRole('list', { name: '团体 · 3 人' });
    const rows = Array.from(group.querySelectorAll('.vouchers-row'), (row) => row.getAttribute('href'));
    expect(rows).toEqual([first, second, third]);
    expect(screen.getByRole('link', { name: '出示团体码' }).getAttribute('href')).toBe(ofGroup);
    expect(document.querySelectorAll('.vouchers-row')).toHaveLength(4);
  });
});

describe('a group’s vouchers', { tags: ['group-codes'] }, () => {
  /** Three rows of one group in the sandbox, of which the phone holds two. */
  async function seed(): Promise<Row[]> {
    const rows: Row[] = [];
    for (const Name of ['林小满', '欧阳云帆', '沈知夏']) {
      const record = { ExhibitionId: reviewId, Name, Mob: '13911112222', GroupId: 'group1' };
      const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
      rows.push(result as Row);
    }
    const mark = (recordId: unknown, at: number) =>
      heldVoucher(String(at), {
        recordId: String(recordId),
        visitorId: `person00000000000000000${at}`,
        group: { id: 'group1', code: '' },
      });
    hold(...rows.slice(0, 2).map(({ RecordId }, at) => mark(RecordId, at)));
    phone.takePaths();
    return rows;
  }

  it.each(['/list', '/code'])(
    'are brought up to date at %s by one request, and none is added',
    async (path) => {
      const rows = await seed();
      await openApp(path);
      const stored = () => JSON.parse(localStorage.getItem('vouchers') ?? '[]') as Voucher[];
      await waitFor(() => expect(stored().map(({ approveState }) => approveState)).toEqual(['0', '0']));
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(phone.takePaths()).toEqual(['queryList/VisitorExhibitionInfo']);
      const condition = phone.asked[phone.asked.length - 1]!.body.params['condition'];
      expect(condition).toEqual({ ExhibitionId: reviewId, GroupId: 'group1' });
      expect(
        stored()
          .map(({ recordId }) => recordId)
          .sort(),
      ).toEqual(
        rows
          .slice(0, 2)
          .map(({ RecordId }) => String(RecordId))
          .sort(),
      );
      expect(stored().map(({ group }) => group?.code)).toEqual([
        rows[0]!['GroupCode'],
        rows[0]!['GroupCode'],
      ]);
    },
  );
});
