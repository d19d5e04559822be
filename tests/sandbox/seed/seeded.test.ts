import { describe, expect, it } from 'vitest';
import { makeRows, seeded } from '#sandbox/seed/seeded.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { noonMs, openSandbox } from '../openSandbox.ts';

const wanted = { count: 500, seed: 3, nowMs: noonMs, idPrefix: 'made', tenantId: 't' };
const everything = (make: ReturnType<typeof seeded>) => ({
  company: make.company(),
  person: make.person(),
  post: make.post(),
  product: make.product(),
  text: make.text(2),
  picture: make.picture('photo'),
  pastMs: make.pastMs(30),
});

describe('rows from a seed', () => {
  it('are the same for the same seed, and others for another one', () => {
    const rows = makeRows(wanted, everything);
    expect(makeRows(wanted, everything)).toEqual(rows);
    expect(makeRows({ ...wanted, seed: 4 }, everything)).not.toEqual(rows);
  });

  it('have ids of 24 letters and digits, each once, and were made one after the other before now', () => {
    const rows = makeRows(wanted, () => ({}));
    expect(rows.filter((row) => !isRecordId(row['RecordId']))).toEqual([]);
    expect(new Set(rows.map((row) => row['RecordId'])).size).toBe(500);
    const made = rows.map((row) => Number(row['CreatedAtMesc']));
    expect(made.every((ms, at) => ms < noonMs && ms > (made[at - 1] ?? 0))).toBe(true);
  });

  it('hold texts in both languages and moments of the past', () => {
    const make = seeded(9, noonMs);
    for (const { company, person, post, product, text } of Array.from({ length: 50 }, () => everything(make)))
      for (const { zh, en } of [company, person, post, product, text]) {
        expect(zh).toMatch(/[\u4e00-\u9fff]{2}/);
        expect(en).toMatch(/^[A-Za-z][\x20-\x7e’]+$/);
      }
    const past = Array.from({ length: 200 }, () => make.pastMs(30));
    expect(Math.max(...past)).toBeLessThanOrEqual(noonMs);
    expect(noonMs - Math.min(...past)).toBeGreaterThan(20 * 86_400_000);
  });

  it('refer to pictures that the sandbox draws', async () => {
    const make = seeded(5, noonMs);
    for (const kind of ['logo', 'photo', 'product'] as const) {
      const response = await openSandbox().send(make.picture(kind));
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
    }
    expect((await openSandbox().send('/sandbox/pictures/seed-else-1.svg')).status).toBe(404);
  });
});

describe('the exhibitors of the open exhibition', () => {
  const condition = { ExhibitionId: 'open00000000000000000001' };
  it('are three hundred and twenty, in halls and kinds of products that are there', async () => {
    const { call } = openSandbox();
    const { result } = await call('queryList/ExhibitorExhibitionInfo', { condition });
    expect(result).toHaveLength(320);
    for (const [field, collection] of [
      ['ExhibitionHallId', 'ExhibitionHall'],
      ['ProductTypeInfoId', 'ProductTypeInfo'],
    ] as const) {
      const targets = (await call(`queryList/${collection}`, { condition })).result.map(
        (row) => row['RecordId'],
      );
      expect(targets).toEqual(expect.arrayContaining(result.map((row) => row[field])));
    }
  });
});
