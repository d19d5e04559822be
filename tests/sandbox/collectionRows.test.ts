import { beforeEach, describe, expect, it } from 'vitest';
import { createCollectionRows } from '#sandbox/collectionRows.ts';
import { seedId } from '#sandbox/seed/seeded.ts';

const [red, blue] = ['red000000000000000000001', 'blue00000000000000000001'];
const created: string[] = [];
const seeds = (name: string, exhibitionId: string) => ({
  exhibitionId,
  make: () => {
    created.push(name);
    return [1, 2].map((n) => ({ RecordId: seedId(`thing${name}`, n), ExhibitionId: exhibitionId }));
  },
});
const open = () => createCollectionRows([seeds('red', red), seeds('blue', blue)]);
const idsOf = (rows: readonly { RecordId?: unknown }[]) => rows.map(({ RecordId }) => RecordId);

describe('late rows', () => {
  beforeEach(() => created.splice(0));

  it('are created for the exhibition that is read, and once', () => {
    const rows = open();
    expect(created).toEqual([]);
    expect(rows.all({ exhibitions: [blue] })).toHaveLength(2);
    rows.all({ exhibitions: [blue] });
    rows.all({ exhibitions: ['green0000000000000000001'] });
    expect(created).toEqual(['blue']);
    expect(rows.all()).toHaveLength(4);
    expect(created).toEqual(['blue', 'red']);
  });

  it('are created for the exhibition that an id names, even where it has no such row', () => {
    const rows = open();
    expect(rows.find(seedId('thingred', 2))?.['ExhibitionId']).toBe(red);
    expect(rows.find(seedId('thingred', 9))).toBeUndefined();
    expect(rows.all({ recordIds: [seedId('thingred', 1)] })).toHaveLength(2);
    expect(created).toEqual(['red']);
  });

  it('are all created for an id that names no exhibition, and none for what is no id', () => {
    const rows = open();
    expect(rows.find('')).toBeUndefined();
    expect(created).toEqual([]);
    expect(rows.find('5f0c0a9e1b2c3d4e5f607182')).toBeUndefined();
    expect(created).toEqual(['red', 'blue']);
  });

  it('come before inserted rows, and undo neither a change nor a removal', () => {
    const rows = open();
    rows.set('5f0c0a9e1b2c3d4e5f607182', { RecordId: '5f0c0a9e1b2c3d4e5f607182' });
    rows.set(seedId('thingblue', 2), { RecordId: seedId('thingblue', 2), Name: 'changed' });
    rows.remove(seedId('thingblue', 1));
    expect(created).toEqual([]);
    const all = rows.all({ exhibitions: [blue] });
    expect(idsOf(all)).toEqual([seedId('thingblue', 2), '5f0c0a9e1b2c3d4e5f607182']);
    expect(all[0]?.['Name']).toBe('changed');
    expect(rows.find(seedId('thingblue', 1))).toBeUndefined();
  });
});
