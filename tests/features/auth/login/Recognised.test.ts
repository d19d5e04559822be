// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { contactInput, prove } from '#tests/features/steps.ts';
import { eventually } from '#tests/support/eventually.ts';

const exhibitionId = 'known0000000000000000001';
const login = `/login/${exhibitionId}/mainknown000000000000001`;
const toRegister = `${login}?next=register`;
const guestId = 'guest0000000000000000001';
const guestLogin = `/login/${guestId}/mainguest000000000000001?next=register`;
const registered = '13800000001';
const stranger = '13900001111';
const address = 'lin@example.com';
const count = 'queryCount/VisitorExhibitionInfo';
const sentence = /^这个手机号已登记/;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const counts = () => phone.asked.filter(({ path }) => path === count);
/** The contacts that were asked about, in their order. */
const askedFor = () =>
  counts().map(({ body }) => {
    const { Mob, Email } = body.params['condition'] as { Mob?: string; Email?: string };
    return Mob ?? Email;
  });
const said = () => within(screen.getByRole('main')).getByRole('status').textContent;

async function type(app: App, text: string) {
  const input = await contactInput();
  await app.user.clear(input);
  await app.user.type(input, text);
}

/** Time for an answer that has come to be shown, and for a question that should not be asked. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Answers a count only when the test says so. */
function holdCounts() {
  const waiting: ((answer: Response) => void)[] = [];
  phone.answerInstead(({ path }) =>
    path === count ? new Promise((answer) => waiting.push(answer)) : undefined,
  );
  return {
    waiting,
    answer: (at: number, result: unknown) => waiting[at]?.(Response.json({ resCode: 0, result })),
  };
}

describe('a contact that is being typed to register', { tags: ['recognised-while-typing'] }, () => {
  it('and is registered here is recognised without moving the focus, by a count alone', async () => {
    const app = await openApp(toRegister);
    await type(app, registered);
    await waitFor(() => expect(said()).toMatch(sentence));
    expect(document.activeElement).toBe(await contactInput());
    expect(counts().map(({ body }) => body.params)).toEqual([
      { condition: { ExhibitionId: exhibitionId, Mob: registered } },
    ]);
    expect(phone.asked.filter(({ path }) => path === 'queryList/VisitorExhibitionInfo')).toEqual([]);
    expect(mainText()).not.toMatch(/林予安|云津/);
  });

  it('is told so in English too', async () => {
    localStorage.setItem('locale', 'en');
    const app = await openApp(toRegister);
    await type(app, registered);
    await waitFor(() => expect(said()).toMatch(/^This number is registered\./));
  });

  it('and is not registered here is asked about, and nothing is said', async () => {
    const app = await openApp(toRegister);
    await type(app, stranger);
    await eventually(() => expect(askedFor()).toEqual([stranger]));
    await aMoment();
    expect(said()).toBe('');
  });

  it('is not asked about before it is complete', async () => {
    const app = await openApp(toRegister);
    await type(app, registered.slice(0, 10));
    await aMoment();
    expect(askedFor()).toEqual([]);
  });

  it('is asked about once, for every spelling and however often it is typed', async () => {
    const app = await openApp(toRegister);
    for (const text of [registered, '+86 138-0000-0001', stranger, registered, stranger]) {
      await type(app, text);
      await aMoment();
      await waitFor(() => expect(said() === '').toBe(text === stranger));
    }
    expect(askedFor()).toEqual([registered, stranger]);
  });

  it('is not spoken of by an answer about another one, whichever comes last', async () => {
    const held = holdCounts();
    const app = await openApp(toRegister);
    await type(app, registered);
    await eventually(() => expect(held.waiting).toHaveLength(1));
    await type(app, stranger);
    await eventually(() => expect(held.waiting).toHaveLength(2));
    held.answer(1, 0);
    held.answer(0, 1);
    await aMoment();
    expect(said()).toBe('');
    await type(app, registered);
    await waitFor(() => expect(said()).toMatch(sentence));
    expect(held.waiting).toHaveLength(2);
  });

  it('is forgotten as soon as it is changed', async () => {
    const app = await openApp(toRegister);
    await type(app, registered);
    await waitFor(() => expect(said()).toMatch(sentence));
    await app.user.type(await contactInput(), '{Backspace}');
    await waitFor(() => expect(said()).toBe(''));
  });

  it.each(['serverError500', 'html200', 'truncatedJson'] as const)(
    'is not in the way after %s: one try, no word, and the proof goes on',
    async (name) => {
      await phone.fault({ name, path: count });
      const app = await openApp(toRegister);
      await type(app, registered);
      await eventually(() => expect(askedFor()).toEqual([registered]));
      await aMoment();
      expect([said(), screen.queryByRole('alert')]).toEqual(['', null]);
      await prove(app, phone, registered);
      await waitFor(() => expect(addressOf(app)).toBe('/code?voucher=registration000000000001'));
      expect([askedFor(), app.said.warnings]).toEqual([[registered], []]);
    },
  );

  it('is not in the way without a network either', async () => {
    phone.answerInstead(({ path }) => (path === count ? Response.error() : undefined));
    const app = await openApp(toRegister);
    await type(app, registered);
    await eventually(() => expect(askedFor()).toEqual([registered]));
    await aMoment();
    expect([said(), screen.queryByRole('alert'), askedFor()]).toEqual(['', null, [registered]]);
  });

  it('waits for no answer', async () => {
    holdCounts();
    const app = await openApp(toRegister);
    await prove(app, phone, stranger);
    expect(await screen.findByRole('heading', { name: '填写信息' })).toBeTruthy();
    expect(addressOf(app)).toBe(`/information/${exhibitionId}/mainknown000000000000001`);
  });

  it('is an address once nothing more is typed: an ending can go on', async () => {
    const row = { ExhibitionId: guestId, Email: address, Name: '周闻溪' };
    await phone.call('insert/VisitorExhibitionInfo', { record: row });
    // Longer than a busy machine takes for fifteen letters.
    const app = await openApp(guestLogin, { timeFactor: 4 });
    await type(app, 'lin@example.co');
    await type(app, address);
    await waitFor(() => expect(said()).toMatch(/^这个邮箱已登记/));
    expect(askedFor()).toEqual([address]);
  });
});

describe('a contact that is being typed to log in', { tags: ['recognised-while-typing'] }, () => {
  it.each([
    ['with a code', login],
    ['with a password', `${login}?way=password`],
    ['as an exhibitor', `${login}?as=exhibitor`],
  ])('%s is not asked about', async (_, path) => {
    const app = await openApp(path);
    await type(app, registered);
    await aMoment();
    expect(askedFor()).toEqual([]);
    expect(screen.queryByText(sentence)).toBeNull();
  });
});
