import { describe, expect, it } from 'vitest';
import { plainId, plainRows } from '#sandbox/seed/plainRows.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { noonMs } from '../openSandbox.ts';

const world = { exhibitionId: 'open00000000000000000001', tenantId: 't', nowMs: noonMs };

describe('the plain rows of a collection', () => {
  it('are the same each time, have the ids that a journey asks for, and names that end in their number', () => {
    const rows = plainRows('ExhibitionHallOfFame', world);
    expect(plainRows('ExhibitionHallOfFame', world)).toEqual(rows);
    rows.forEach((row, at) => {
      expect(isRecordId(row['RecordId'])).toBe(true);
      expect(row['RecordId']).toBe(plainId('ExhibitionHallOfFame', world.exhibitionId, at + 1));
      expect(row['Name']).toMatch(new RegExp(`${String(at + 1).padStart(3, '0')}$`));
    });
  });

  it('share no id with those of another exhibition or collection', () => {
    const [id] = [plainId('Hall', world.exhibitionId, 1)];
    expect(plainId('Hall', 'soon00000000000000000001', 1)).not.toBe(id);
    expect(plainId('Place', world.exhibitionId, 1)).not.toBe(id);
  });
});
