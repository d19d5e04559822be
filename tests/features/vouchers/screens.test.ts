// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { heldVoucher, reviewId } from './heldVoucher.ts';

const openId = 'open00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** Of a person whom the server knows too, so that it can be asked about them. */
const voucherOf = (number: '2' | '3', approveState: string, part: Partial<Voucher> = {}): Voucher =>
  heldVoucher(number, {
    visitorId: `person00000000000000000${number}`,
    name: '沈知夏',
    approveState,
    ...part,
  });

function hold(...vouchers: readonly Voucher[]): readonly Voucher[] {
  localStorage.setItem('entranceid', reviewId);
  localStorage.setItem('vouchers', JSON.stringify(vouchers));
  return vouchers;
}

const inReview = '主办方正在审核，通过后此码即可入场。';
const declined = '主办方需要您补充信息。';
const ended = '展会已结束。';
const meanings = [inReview, declined, ended];

const spelled = () => document.querySelector('.code-spelled span')?.textContent;

describe('a phone without a voucher', () => {
  it.each(['/list', '/code', '/xycode', '/code?voucher=registration000000000099'])(
    'says so at %s, with two ways to get one',
    async (path) => {
      localStorage.setItem('entranceid', openId);
      await openApp(path);
      expect(await screen.findByRole('heading', { name: '还没有参观码' })).toBeTruthy();
      expect(screen.getByRole('link', { name: '用手机号或邮箱找回' }).getAttribute('href')).toBe(
        `/login/${openId}`,
      );
      expect(screen.getByRole('link', { name: '登记参观' }).getAttribute('href')).toBe(`/select/${openId}`);
    },
  );

  it('does not show the code of another exhibition at /code', async () => {
    hold(voucherOf('2', '1'));
    localStorage.setItem('entranceid', openId);
    await openApp('/code');
    expect(await screen.findByRole('heading', { name: '还没有参观码' })).toBeTruthy();
  });
});

describe('the code', () => {
  it('is a QR code, and a barcode behind a button, with its number beside them to read and to hear', async () => {
    hold(voucherOf('2', '2'));
    await phone.fault({ name: 'serverError500' });
    const app = await openApp('/code');
    expect(await screen.findByRole('img', { name: '参观码二维码，编号 715203846092' })).toBeTruthy();
    const barcode = () => screen.queryByRole('img', { name: '参观码条形码，编号 715203846092' });
    expect(barcode()).toBeNull();
    await app.user.click(screen.getByRole('button', { name: '条形码与编号', expanded: false }));
    expect(barcode()).not.toBeNull();
    expect(screen.getByRole('button', { name: '条形码与编号', expanded: true })).toBeTruthy();
    expect(spelled()).toBe('715203846092');
    expect(mainText()).toContain('7 1 5 2 0 3 8 4 6 0 9 2');
  });

  it('stays on the screen when its refreshing is answered with 403', { tags: ['forbidden'] }, async () => {
    hold(voucherOf('2', '2'));
    await phone.fault({ name: 'forbidden403' });
    const app = await openApp('/code');
    await waitFor(() => expect(phone.takePaths()).toContain('queryList/VisitorExhibitionInfo'));
    await app.router.navigate('/xycode');
    await waitFor(() => expect(mainText()).toContain('715203846092'));
    expect([addressOf(app), localStorage.getItem('redirectTo')]).toEqual(['/xycode', null]);
  });

  it('is shown large at /xycode, with its number', async () => {
    hold(voucherOf('2', '2'));
    await openApp('/xycode');
    expect(await screen.findByRole('img', { name: '参观码二维码，编号 715203846092' })).toBeTruthy();
    expect(spelled()).toBe('715203846092');
  });

  it.each([
    ['a tap on the code', (app: App) => app.user.click(document.querySelector('.code-spelled')!)],
    ['Escape', (app: App) => app.user.keyboard('{Escape}')],
    ['its button', (app: App) => app.user.click(screen.getByRole('link', { name: '返回参观码' }))],
  ])('is opened in full screen by a tap, and closed by %s', async (_, close) => {
    const { recordId } = hold(voucherOf('2', '2'))[0]!;
    await phone.fault({ name: 'serverError500' });
    const app = await openApp(`/code?voucher=${recordId}`);
    await app.user.click(await screen.findByRole('img', { name: '参观码二维码，编号 715203846092' }));
    await waitFor(() => expect(addressOf(app)).toBe(`/xycode?voucher=${recordId}`));
    await screen.findByText('请调亮屏幕');
    await close(app);
    await waitFor(() => expect(addressOf(app)).toBe(`/code?voucher=${recordId}`));
  });

  it.each([
    ['declined', '3', {}, declined],
    ['in review', '1', {}, inReview],
    [
      'of an exhibition that is over',
      '2',
      { StartTime: '2020-03-30 09:00:00', EndTime: '2020-03-31 17:00:00' },
      ended,
    ],
  ])(
    'is dimmed behind the reason while it is %s, and the full screen says it too',
    async (_, state, exhibition, reason) => {
      const voucher = voucherOf('2', state);
      hold({ ...voucher, exhibition: { ...voucher.exhibition, ...exhibition } });
      await phone.fault({ name: 'serverError500' });
      const app = await openApp('/code');
      await waitFor(() => expect(document.querySelector('.ticket-dimmed')?.textContent).toBe(reason));
      await app.router.navigate('/xycode');
      await waitFor(() => expect(document.querySelector('.fullCode-reason')?.textContent).toBe(reason));
      expect(document.querySelector('.ticket-dimmed')).toBeNull();
    },
  );

  it('names company and channel of its holder', async () => {
    const channel = { RecordId: 'visitor00000000000000002', Name: '专业观众', NameEn: 'Trade visitors' };
    hold(voucherOf('2', '2', { company: '江海精工有限公司', channel }));
    await phone.fault({ name: 'serverError500' });
    await openApp('/code');
    expect(await screen.findByText('江海精工有限公司 · 专业观众')).toBeTruthy();
  });

  it('of an earlier version, without company and channel, opens as before', async () => {
    hold(voucherOf('2', '2'));
    await phone.fault({ name: 'serverError500' });
    await openApp('/code');
    expect(await screen.findByRole('img', { name: '参观码二维码，编号 715203846092' })).toBeTruthy();
    expect(document.querySelector('.holderDetails-root')).toBeNull();
  });

  it('takes the company over from the server, and keeps the channel that it had', async () => {
    const channel = { RecordId: 'visitor00000000000000002', Name: '专业观众', NameEn: 'Trade visitors' };
    hold(voucherOf('2', '', { recordId: 'registration000000000002', channel }));
    await openApp('/code');
    await waitFor(() => expect(localStorage.getItem('vouchers')).toContain('"approveState":"1"'));
    const [held] = JSON.parse(localStorage.getItem('vouchers') ?? '[]') as Voucher[];
    expect([held?.company, held?.channel]).toEqual(['南麓新材料科技有限公司', channel]);
  });

  it('that is declined offers to complete the details', async () => {
    const { exhibitionId, recordId } = hold(voucherOf('2', '3'))[0]!;
    await phone.fault({ name: 'serverError500' });
    await openApp('/code');
    expect((await screen.findByRole('link', { name: '补充信息' })).getAttribute('href')).toBe(
      `/mine/${exhibitionId}?voucher=${recordId}`,
    );
  });

  it('that is valid or in review offers nothing to complete', async () => {
    hold(voucherOf('2', '2'), voucherOf('3', '1'));
    await phone.fault({ name: 'serverError500' });
    await openApp('/code');
    await screen.findByRole('link', { name: '全屏显示' });
    expect(screen.queryByRole('link', { name: '补充信息' })).toBeNull();
  });

  it.each([
    ['2', '已通过', undefined],
    ['1', '审核中', inReview],
    ['0', '审核中', inReview],
    ['3', '未通过', declined],
    ['', '状态待确认', undefined],
    ['9', '状态待确认', undefined],
  ])(
    'of review state "%s" says %s, and what that means',
    { tags: ['review-status'] },
    async (state, word, meaning) => {
      hold(voucherOf('2', state));
      await phone.fault({ name: 'serverError500' });
      await openApp('/code');
      expect((await screen.findByText(word)).tagName).toBe('SPAN');
      const said = meanings.filter((sentence) => mainText().includes(sentence));
      expect(said).toEqual(meaning === undefined ? [] : [meaning]);
    },
  );

  it('learns in the background how far the organiser is', async () => {
    hold(voucherOf('2', '', { recordId: 'registration000000000002' }));
    await openApp('/code');
    expect(await screen.findByText('审核中')).toBeTruthy();
    expect(localStorage.getItem('vouchers')).toContain('"approveState":"1"');
  });

  it('stands without any answer, and says when it was saved', async () => {
    hold(voucherOf('2', '2'));
    await phone.fault({ name: 'hang' });
    await openApp('/code');
    expect(await screen.findByText(/^保存于 (?:2027年)?3月10日 12:00$/)).toBeTruthy();
    await waitFor(() => expect(phone.asked).toHaveLength(1));
    expect(spelled()).toBe('715203846092');
  });

  it('speaks English where English is stored', { tags: ['language-stored'] }, async () => {
    hold(voucherOf('2', '1'));
    localStorage.setItem('locale', 'en');
    await openApp('/code');
    expect(await screen.findByText('In review')).toBeTruthy();
    expect(mainText()).toContain('Advanced Materials Summit');
    expect(mainText()).toContain('Conference Wing');
  });

  it('shows markup in names as text', { tags: ['X09'] }, async () => {
    hold(voucherOf('2', '2', { name: '<b>沈</b><img src=x>' }));
    await phone.fault({ name: 'serverError500' });
    await openApp('/code');
    expect(await screen.findByText('<b>沈</b><img src=x>')).toBeTruthy();
    expect(document.querySelectorAll('main b, main img')).toHaveLength(0);
  });
});

describe('the list', () => {
  it('shows every voucher of the phone, newest first, each a way to its code', async () => {
    const older = voucherOf('2', '2', { recordId: 'registration000000000002', savedAtMs: 1_000 });
    const newer = voucherOf('3', '3', {
      recordId: 'registration000000000003',
      savedAtMs: 2_000,
      name: '陆明舟',
    });
    hold(older, newer);
    await phone.fault({ name: 'serverError500' });
    await openApp('/list');
    await screen.findByRole('heading', { name: '我的参观码' });
    const rows = screen.getAllByRole('listitem').map((item) => item.querySelector('a')!);
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      '/code?voucher=registration000000000003',
      '/code?voucher=registration000000000002',
    ]);
    expect(rows.map((row) => row.querySelector('.reviewState-root')?.textContent)).toEqual([
      '未通过',
      '已通过',
    ]);
  });

  it('opens without a network and asks for no channel', async () => {
    hold(voucherOf('2', '2'));
    await phone.fault({ name: 'serverError500' });
    await openApp('/list');
    await screen.findByRole('heading', { name: '我的参观码' });
    await waitFor(() => expect(phone.asked).not.toEqual([]));
    // The one request is repeated where it fails.
    expect(new Set(phone.takePaths())).toEqual(new Set(['queryList/VisitorExhibitionInfo']));
  });

  it('asks for each visitor once, although every answer makes its voucher the newest', async () => {
    const savedAtMs = Date.UTC(2027, 2, 10, 4);
    hold(
      voucherOf('2', '1', { recordId: 'registration000000000002', savedAtMs }),
      voucherOf('3', '3', { recordId: 'registration000000000003', savedAtMs: savedAtMs + 1 }),
    );
    await openApp('/list');
    await screen.findByRole('heading', { name: '我的参观码' });
    const askedFor = () => phone.asked.map(({ body }) => (body.params['condition'] as Row)['VisitorId']);
    await waitFor(() => expect(askedFor()).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(new Set(askedFor())).toEqual(new Set(['person000000000000000002', 'person000000000000000003']));
    expect(askedFor()).toHaveLength(2);
  });
});
