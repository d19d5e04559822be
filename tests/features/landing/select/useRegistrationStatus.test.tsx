// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const knownId = 'known0000000000000000001';
const personId = 'person000000000000000001';
const lookup = 'queryList/VisitorExhibitionInfo';
const voucher = {
  exhibitionId: knownId,
  recordId: 'registration000000000001',
  visitorId: personId,
  name: '林予安',
  voucherCode: '620418390571',
  approveState: '2',
  exhibition: { ExName: '大会', ExNameEn: '', StartTime: '', EndTime: '', Place: '', PlaceEn: '', Logo: '' },
  savedAtMs: 1_700_000_000_000,
};
let phone: Phone;
let tab: Tab;
let saidInOrder: (boolean | 'not known')[];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  saidInOrder = [];
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  tab.kill();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

async function show(exhibitionId = knownId): Promise<void> {
  tab = await openTab();
  await showStatus(exhibitionId);
}

async function showStatus(exhibitionId = knownId): Promise<void> {
  const { useRegistrationStatus } = await import('#features/landing/select/useRegistrationStatus.ts');
  function Status() {
    const { isRegistered, holdsPass, isKnown } = useRegistrationStatus(exhibitionId);
    saidInOrder.push(isKnown ? isRegistered : 'not known');
    return <p>{`${isRegistered ? 'signed up' : 'must sign up'}${holdsPass ? ', with a pass' : ''}`}</p>;
  }
  render(<Status />);
}

/** As the phone is after a registration. */
function storeVisitor({ visitorId = personId, loginStatus = '1', holdsVoucher = false } = {}): void {
  if (visitorId !== '') localStorage.setItem('visitorId', visitorId);
  localStorage.setItem('loginStatus', loginStatus);
  if (holdsVoucher) localStorage.setItem('vouchers', JSON.stringify([voucher]));
}

const said = () => screen.getByText(/sign/).textContent;
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('whether a visitor is signed up', () => {
  it('is no without a visitor id, and costs no request', { tags: ['sign-up-visitor'] }, async () => {
    await show();
    await settled();
    expect([said(), phone.asked]).toEqual(['must sign up', []]);
  });

  it('is no at login status -1, and costs no request', { tags: ['sign-up-visitor'] }, async () => {
    storeVisitor({ loginStatus: '-1' });
    await show();
    await settled();
    expect([said(), phone.asked]).toEqual(['must sign up', []]);
  });

  it('counts as signed up when the look-up answers 0', { tags: ['sign-up-visitor'] }, async () => {
    storeVisitor();
    await show();
    await screen.findByText(/^signed up/);
    expect(phone.asked[0]?.body.params).toMatchObject({
      condition: { ExhibitionId: knownId, VisitorId: personId },
    });
  });

  it('counts as not signed up when the look-up answers 10000', { tags: ['sign-up-visitor'] }, async () => {
    storeVisitor();
    await show('open00000000000000000001');
    await waitFor(() => expect(phone.asked).not.toEqual([]));
    await settled();
    expect(phone.takePaths()).toEqual([lookup]);
    expect([said(), tab.said.serviceBusy]).toEqual(['must sign up', 0]);
  });

  it.each([1001, 500, -1])(
    'counts as not signed up when the look-up answers %i, and says so in a toast',
    {
      tags: ['sign-up-failure'],
    },
    async (resCode) => {
      storeVisitor();
      phone.answerInstead(
        () => new Response(JSON.stringify({ resCode, resMsg: '', result: [{ RecordId: 'r' }] })),
      );
      await show();
      await waitFor(() => expect(tab.said.serviceBusy).toBe(1));
      expect([said(), phone.takePaths()]).toEqual(['must sign up', [lookup]]);
    },
  );

  it.each(['serverError500', 'html200', 'truncatedJson'] as const)(
    'is no after %s, which is said once',
    { tags: ['sign-up-failure'] },
    async (name) => {
      storeVisitor();
      await phone.fault({ name, path: lookup });
      await show();
      await waitFor(() => expect(tab.said.serviceBusy).toBe(1));
      await settled();
      expect([said(), tab.said.serviceBusy]).toEqual(['must sign up', 1]);
    },
  );

  it.each(['serverError500', 'html200', 'truncatedJson'] as const)(
    'is no after %s on a phone that holds the pass too, with the toast and the pass beside it',
    { tags: ['sign-up-failure'] },
    async (name) => {
      storeVisitor({ holdsVoucher: true });
      await phone.fault({ name, path: lookup });
      await show();
      await screen.findByText('must sign up, with a pass');
      expect(tab.said.serviceBusy).toBe(1);
    },
  );

  it('is no without a network on a phone that holds the pass, with the toast and the pass beside it', {
    tags: ['sign-up-failure'],
  }, async () => {
    storeVisitor({ holdsVoucher: true });
    phone.answerInstead(() => Response.error());
    await show();
    await screen.findByText('must sign up, with a pass');
    expect(tab.said.serviceBusy).toBe(1);
  });

  it('is no when the code of the lookup is not loaded, with the toast', {
    tags: ['sign-up-failure'],
  }, async () => {
    storeVisitor({ holdsVoucher: true });
    tab = await openTab();
    tab.provideServices({ ...tab.services(), client: () => Promise.reject(new Error('chunk')) });
    await showStatus();
    await screen.findByText('must sign up, with a pass');
    expect(tab.said.serviceBusy).toBe(1);
  });

  it.each([{ visitorId: '' }, { loginStatus: '-1' }])(
    'is no with a pass for %j, without a request',
    {
      tags: ['sign-up-visitor'],
    },
    async (who) => {
      storeVisitor({ ...who, holdsVoucher: true });
      await show();
      await screen.findByText('must sign up, with a pass');
      await settled();
      expect([phone.asked, tab.said.serviceBusy]).toEqual([[], 0]);
    },
  );

  it('is no when the server says that the registration is gone; the pass stays', async () => {
    storeVisitor({ holdsVoucher: true });
    await phone.call('deleteByCondition/VisitorExhibitionInfo', { condition: { ExhibitionId: knownId } });
    await show();
    await screen.findByText('must sign up, with a pass');
    expect([phone.takePaths(), tab.said.serviceBusy]).toEqual([[lookup], 0]);
  });

  it('is never no before it is yes on a phone that holds the voucher', async () => {
    storeVisitor({ holdsVoucher: true });
    await show();
    await screen.findByText(/^signed up/);
    expect(saidInOrder[0]).toBe('not known');
    expect(saidInOrder).not.toContain(false);
  });

  it('is no immediately on a phone without the voucher, while the server is still asked', async () => {
    storeVisitor();
    phone.answerInstead(() => new Promise(() => undefined));
    await show();
    await waitFor(() => expect(saidInOrder.at(-1)).toBe(false));
  });

  it('is asked again after a logout', async () => {
    storeVisitor();
    await show();
    await screen.findByText(/^signed up/);
    tab.device.getState().set('visitorId', undefined);
    expect(await screen.findByText('must sign up')).toBeTruthy();
  });
});
