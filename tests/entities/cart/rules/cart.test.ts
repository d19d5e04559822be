import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartItem, cartKey } from '#entities/cart/rules/cartItem.ts';
import { byExhibitor, cartLine, pieceCount, totalCents } from '#entities/cart/rules/cartLines.ts';
import {
  claimWants,
  type CartWant,
  isCartWant,
  refusedOf,
  wantedItems,
  wantsOf,
  withWant,
} from '#entities/cart/rules/cartWant.ts';
import { clampQuantity, mostQuantity, readQuantity } from '#entities/cart/rules/quantity.ts';

const item = (more: Partial<CartItem> = {}): CartItem => ({
  productId: 'product',
  type: '',
  number: 2,
  priceCents: 1_000,
  name: { zh: '主轴', en: 'Spindle' },
  exhibitorId: 'exhibitor',
  infoId: '',
  ...more,
});
const offer = { type: '', name: '', priceCents: 1_000, stock: 5, least: 1 };
const sold = { isOffSale: false, offers: [offer] };
const want = (more: Partial<CartWant> = {}): CartWant => ({
  ...item(),
  mode: 'add',
  visitorId: '',
  stamp: 'a',
  ...more,
});

describe('a quantity', () => {
  it.each(['0', '-1', '1.5', '1000000000', '', 'two', null, {}, 1e9, 0, -1, 1.5])('%j is none', (value) => {
    expect(readQuantity(value)).toBeUndefined();
  });

  it.each([
    ['3', 3],
    [12, 12],
    ['9999', 9_999],
  ])('%j is read as %d', (value, quantity) => {
    expect(readQuantity(value)).toBe(quantity);
  });

  it('never leaves what can be ordered', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.option(fc.nat(20_000), { nil: undefined }),
        fc.integer({ min: 1, max: mostQuantity }),
        (typed, stock, least) => {
          const quantity = clampQuantity(typed, { stock, least });
          const most = Math.min(mostQuantity, stock ?? mostQuantity);
          expect(Number.isInteger(quantity)).toBe(true);
          expect(quantity).toBeLessThanOrEqual(most);
          expect(quantity).toBeGreaterThanOrEqual(Math.min(most, least));
        },
      ),
    );
  });
});

describe('a line of the cart', () => {
  it('costs what the server asks now', () => {
    expect(cartLine(item(), sold)).toMatchObject({ fault: undefined, quantity: 2, cents: 2_000 });
  });

  it.each([
    ['gone', undefined],
    ['offSale', { ...sold, isOffSale: true }],
    ['notOffered', { isOffSale: false, offers: [] }],
    ['notOffered', { isOffSale: false, offers: [{ ...offer, type: '1' }] }],
    ['soldOut', { isOffSale: false, offers: [{ ...offer, stock: 0 }] }],
    ['stockUnknown', { isOffSale: false, offers: [{ ...offer, stock: undefined }] }],
    ['tooFewLeft', { isOffSale: false, offers: [{ ...offer, least: 6 }] }],
    ['priceChanged', { isOffSale: false, offers: [{ ...offer, priceCents: 1_200 }] }],
  ])('is kept apart as %s', (fault, product) => {
    expect(cartLine(item(), product).fault).toBe(fault);
  });

  it('never orders more than there are', () => {
    expect(cartLine(item({ number: 900 }), sold)).toMatchObject({ quantity: 5, cents: 5_000 });
  });

  it('never orders fewer than its exhibitor sells', () => {
    const byFour = { isOffSale: false, offers: [{ ...offer, least: 4 }] };
    expect(cartLine(item({ number: 1 }), byFour)).toMatchObject({
      fault: undefined,
      quantity: 4,
      cents: 4_000,
    });
  });

  it('of an unknown earlier price is taken at the price of today', () => {
    expect(cartLine(item({ priceCents: undefined }), sold).fault).toBeUndefined();
  });

  it('beyond what can be counted has no sum, and nor has the cart', () => {
    const dear = { isOffSale: false, offers: [{ ...offer, priceCents: 900_000_000_000_000, stock: 9_999 }] };
    const line = cartLine(item({ number: 9_999, priceCents: undefined }), dear);
    expect(line.cents).toBeUndefined();
    expect(totalCents([line, cartLine(item(), sold)])).toBeUndefined();
  });

  it('stands with those of the same exhibitor', () => {
    const lines = ['one', 'two', 'one'].map((exhibitorId, at) =>
      cartLine(item({ exhibitorId, type: String(at) }), sold),
    );
    const groups = byExhibitor(lines);
    expect(groups.map(({ exhibitorId }) => exhibitorId)).toEqual(['one', 'two']);
    expect(groups.map((group) => pieceCount(group.lines))).toEqual([4, 2]);
  });
});

describe('the cart of a visitor', () => {
  it('adds to what the server holds', () => {
    expect(wantedItems([item()], [want({ number: 3 })])).toMatchObject([{ number: 5 }]);
  });

  it('shows what was set last, and nothing of what was taken out', () => {
    const other = item({ type: '1' });
    const wants = [want({ mode: 'set', number: 7 }), want({ type: '1', mode: 'set', number: 0 })];
    expect(wantedItems([item(), other], wants)).toMatchObject([{ type: '', number: 7 }]);
  });

  it('holds nothing of what a stranger or another visitor has put in', () => {
    const wants = [want({ visitorId: '' }), want({ visitorId: 'a' }), want({ visitorId: 'b' })];
    expect(wantsOf(wants, 'b')).toEqual([want({ visitorId: 'b' })]);
    expect(wantsOf(wants)).toEqual([want({ visitorId: '' })]);
  });

  it('is not changed by what another visitor adds of the same product', () => {
    const before = [want({ visitorId: 'a', number: 2 })];
    const after = withWant(before, want({ visitorId: 'b', number: 3 }));
    expect(wantsOf(after, 'a')).toMatchObject([{ number: 2 }]);
    expect(wantsOf(after, 'b')).toMatchObject([{ number: 3 }]);
  });

  it('holds nothing of a change that was refused, and a later change does not count on top of it', () => {
    const refused = want({ visitorId: 'a', number: 2, isRefused: true });
    const after = withWant([refused], want({ visitorId: 'a', number: 3 }));
    expect(wantsOf(after, 'a')).toEqual([want({ visitorId: 'a', number: 3 })]);
    expect(refusedOf(after, 'a')).toEqual([refused]);
    expect(refusedOf(after, 'b')).toEqual([]);
  });

  it('takes over what a stranger has put in where its visitor says so', () => {
    const wants = [want({ visitorId: '', number: 2 }), want({ visitorId: 'a', number: 3 })];
    expect(claimWants(wants, 'a')).toMatchObject([{ visitorId: 'a', number: 5 }]);
  });

  it('begins with what was added on this phone', () => {
    const items = wantedItems([item()], [want({ productId: 'new' })]);
    expect(items.map(({ productId }) => productId)).toEqual(['new', 'product']);
  });

  it('has one number for each item, whatever is tapped', () => {
    const step = fc.record({
      mode: fc.constantFrom('add' as const, 'set' as const),
      type: fc.constantFrom('', '0', '1'),
      number: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const wants = steps.reduce<readonly CartWant[]>((before, one) => withWant(before, want(one)), []);
        const expected = new Map<string, number>();
        for (const one of steps)
          expected.set(one.type, (one.mode === 'set' ? 0 : (expected.get(one.type) ?? 0)) + one.number);
        const shown = wantedItems([], wants);
        expect(shown.length).toBe(new Set(shown.map(cartKey)).size);
        expect(Object.fromEntries(shown.map(({ type, number }) => [type, number]))).toEqual(
          Object.fromEntries(expected),
        );
      }),
    );
  });

  it.each([null, 1, {}, { ...want(), number: 1.5 }, { ...want(), mode: 'other' }, { ...want(), name: 'x' }])(
    'reads nothing out of %j',
    (stored) => {
      expect(isCartWant(stored)).toBe(false);
    },
  );

  it('is read as it was stored', () => {
    expect(isCartWant(JSON.parse(JSON.stringify(want())))).toBe(true);
    expect(isCartWant(JSON.parse(JSON.stringify(want({ priceCents: undefined }))))).toBe(true);
  });
});
