import { describe, expect, it } from 'vitest';
import { findNounCircles } from './nounCircles.ts';
import { readSources } from './sources.ts';

/** A file is remembered for the day from which it can be had; a ticket shows whether its registration was reviewed meanwhile. */
const known = ['download, programme', 'registration, voucher'];

describe('the nouns', () => {
  it('need each other in no circle but the known ones', () => {
    const sources = readSources(['src/entities']);
    expect(Object.keys(sources).length).toBeGreaterThan(300);
    expect(findNounCircles(sources).sort()).toEqual(known);
  });

  it('are found in a circle of three, in any form of import', () => {
    const sources = {
      'src/entities/order/a.ts': `import { b } from '#entities/product/b.ts'`,
      'src/entities/product/b.ts': `export * from '#entities/cart/rules/c.ts'`,
      'src/entities/cart/rules/c.ts': `type A = import('#entities/order/a.ts').A`,
      'src/entities/live/d.ts': `import { b } from '#entities/product/b.ts'`,
    };
    expect(findNounCircles(sources)).toEqual(['cart, order, product']);
  });

  it('may know the rows and the addresses of every other one', () => {
    const sources = {
      'src/entities/order/a.ts': `import { b } from '#entities/product/b.ts'`,
      'src/entities/product/b.ts': `
        import { orders } from '#entities/order/api/orderCollections.ts'
        import { orderPath } from '#entities/order/rules/orderPaths.ts'
      `,
    };
    expect(findNounCircles(sources)).toEqual([]);
  });
});
