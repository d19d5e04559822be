import { describe, expect, it } from 'vitest';
import { contactBucket } from '#device/drafts/contactBucket.ts';

const mobiles = Array.from({ length: 20_000 }, (_, index) => String(13_800_000_000 + index * 7_919));

describe('the bucket of a contact', () => {
  it('is the same for the same contact and six digits long', () => {
    expect(contactBucket('13800000000')).toBe(contactBucket('13800000000'));
    for (const contact of ['', '13800000000', 'guest@fair.example']) {
      expect(contactBucket(contact)).toMatch(/^[0-9a-f]{6}$/);
    }
  });

  it('tells the visitors of one phone apart', () => {
    const marks = new Set(mobiles.slice(0, 200).map(contactBucket));
    expect(marks.size).toBe(200);
  });

  it('is shared by many numbers, evenly distributed', () => {
    const firstDigits = new Map<string, number>();
    for (const mobile of mobiles) {
      const digit = contactBucket(mobile).slice(0, 1);
      firstDigits.set(digit, (firstDigits.get(digit) ?? 0) + 1);
    }
    expect(firstDigits.size).toBe(16);
    for (const count of firstDigits.values()) expect(Math.abs(count - 1_250)).toBeLessThan(400);
  });
});
