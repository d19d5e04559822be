// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import { FakeStorage } from '../fakeStorage.ts';

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => localStorage.clear());

describe('a safe storage over a working localStorage', () => {
  it('keeps raw texts, without quotes, and lasts', () => {
    const storage = createSafeStorage();
    expect(storage.write('entranceid', 'open00000000000000000001')).toBe(true);
    expect(localStorage.getItem('entranceid')).toBe('open00000000000000000001');
    expect(storage.read('entranceid')).toBe('open00000000000000000001');
    expect(storage.isLasting()).toBe(true);
  });

  it('leaves nothing behind when asked whether it persists', () => {
    expect(createSafeStorage().isLasting()).toBe(true);
    expect(localStorage.length).toBe(0);
  });

  it('removes, lists and clears', () => {
    const storage = createSafeStorage();
    storage.write('a', '1');
    storage.write('b', '2');
    storage.remove('a');
    expect(storage.names()).toEqual(['b']);
    storage.clear();
    expect(storage.names()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });
});

describe('a safe storage over a broken localStorage', () => {
  it.each([
    ['access throws', forbidden],
    ['there is none', () => undefined],
  ])('works in memory where %s', { tags: ['D01', 'D10'] }, (_, find) => {
    const storage = createSafeStorage(find);
    expect(storage.read('a')).toBeUndefined();
    expect(storage.write('a', '1')).toBe(false);
    expect(storage.read('a')).toBe('1');
    expect(storage.names()).toEqual(['a']);
    storage.remove('a');
    expect(storage.read('a')).toBeUndefined();
    storage.clear();
    expect(storage.isLasting()).toBe(false);
  });

  it('continues in memory when access is withdrawn while the page is open', { tags: ['D01'] }, () => {
    let isAllowed = true;
    const storage = createSafeStorage(() => (isAllowed ? localStorage : forbidden()));
    storage.write('a', '1');
    isAllowed = false;
    expect(storage.write('a', '2')).toBe(false);
    expect(storage.read('a')).toBe('2');
  });

  it('detects a write that silently stored nothing', { tags: ['D03'] }, () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    const storage = createSafeStorage();
    expect(storage.write('a', '1')).toBe(false);
    expect(storage.read('a')).toBe('1');
    expect(storage.isLasting()).toBe(false);
  });

  it('never returns an older text after a refused write', () => {
    const local = new FakeStorage();
    const storage = createSafeStorage(() => local);
    storage.write('a', 'old');
    local.fail = 'throws';
    storage.write('a', 'new');
    expect(storage.read('a')).toBe('new');
    expect(createSafeStorage(() => local).read('a')).toBeUndefined();
  });

  it('stores what fits again, and then reads the stored text', () => {
    const local = new FakeStorage();
    local.fail = 'throws';
    const storage = createSafeStorage(() => local);
    storage.write('a', '1');
    local.fail = undefined;
    expect(storage.write('a', '2')).toBe(true);
    expect(local.getItem('a')).toBe('2');
    local.setItem('a', '3');
    expect(storage.read('a')).toBe('3');
  });
});

describe('a safe storage that is full', { tags: ['D02'] }, () => {
  it('removes reloadable entries, one at a time, before it uses memory', () => {
    const local = new FakeStorage();
    local.setItem('first', 'x'.repeat(50));
    local.setItem('second', 'x'.repeat(50));
    local.setItem('mine', 'x'.repeat(50));
    local.fail = 170;
    const storage = createSafeStorage(() => local, ['absent', 'first', 'second']);
    expect(storage.write('draft', 'y'.repeat(40))).toBe(true);
    expect(Array.from(local.entries.keys())).toEqual(['second', 'mine', 'draft']);
    expect(storage.isLasting()).toBe(true);
  });

  it('keeps in memory what still does not fit, and removes nothing else', () => {
    const local = new FakeStorage();
    local.setItem('mine', 'x'.repeat(50));
    local.fail = 60;
    const storage = createSafeStorage(() => local, ['cache']);
    expect(storage.write('draft', 'y'.repeat(40))).toBe(false);
    expect(storage.read('draft')).toBe('y'.repeat(40));
    expect(local.getItem('mine')).toBe('x'.repeat(50));
  });
});
