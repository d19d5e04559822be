// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { addMissingApis } from '#boot/addMissingApis.ts';

/** What a list of an old engine can do after it was mended. */
function mended(): {
  flat(this: unknown[], depth?: number): unknown[];
  flatMap: typeof Array.prototype.flatMap;
} {
  const lists = {};
  addMissingApis({}, lists);
  return lists as ReturnType<typeof mended>;
}

describe('an engine that lacks flat and flatMap', { tags: ['B08'] }, () => {
  const nested = [1, [2, [3, [4]]], [], 'ab'];

  it.each([undefined, 1, 2, Infinity])('flattens to the depth of %s as newer engines do', (depth) => {
    expect(mended().flat.call(nested, depth)).toEqual(
      depth === undefined ? nested.flat() : nested.flat(depth),
    );
  });

  it('does not change the list', () => {
    const list = [[1]];
    mended().flat.call(list);
    expect(list).toEqual([[1]]);
  });

  it('maps and flattens once, with item, index, list and this', () => {
    const make = function (this: unknown, item: unknown, index: number, list: unknown) {
      return [this, item, [index], list];
    };
    const list = ['a', 'b'];
    expect(mended().flatMap.call(list, make, 'self')).toEqual(list.flatMap(make, 'self'));
  });

  it('gets a globalThis', () => {
    const scope = {};
    addMissingApis(scope, {});
    expect(scope).toMatchObject({ globalThis: scope });
  });

  it('does not see the additions when it iterates over a list', () => {
    expect(Object.keys(mended())).toEqual([]);
  });
});

it('an engine that has the methods keeps its own', () => {
  const flat = () => [];
  const lists = { flat };
  addMissingApis({ globalThis: 1 }, lists);
  expect(lists.flat).toBe(flat);
});
