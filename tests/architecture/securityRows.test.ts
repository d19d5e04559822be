import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0 that the page has to answer, by chapter. */
const asked = {
  2: '2.1.1 2.1.2 2.1.3 2.2.1 2.2.2 2.2.3 2.3.1 2.3.2 2.3.3 2.3.4 2.4.1',
  3: '3.2.1 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.5.1 3.5.2 3.5.3 3.5.4 3.5.5 3.7.1 3.7.2',
  5: '5.1.1 5.2.1 5.2.2 5.2.3 5.3.1 5.3.2 5.4.1 5.4.2 5.4.3',
  7: '7.1.1 7.1.2 7.1.3 7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2',
  14: '14.1.1 14.1.2 14.2.1 14.2.2 14.2.3 14.2.4 14.3.1 14.3.2 14.3.3',
};
const answers = ['held', 'in part', 'server', 'open', 'not applicable'];

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
const rows = Array.from(page.matchAll(/^\| (\d+\.\d+\.\d+) +\| (\d) +\| (.+?) +\| (.+?) +\|$/gm), (row) => ({
  number: row[1] ?? '',
  level: row[2],
  answer: row[3] ?? '',
  by: row[4] ?? '',
}));

describe('the security page', () => {
  it('answers every requirement of levels 1 and 2 in the chapters of a client, each once', () => {
    const answered = rows.filter(({ level, number }) => level !== '3' && !number.startsWith('15.'));
    expect(answered.map(({ number }) => number)).toEqual(
      Object.values(asked).flatMap((list) => list.split(' ')),
    );
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it('gives each one of the known answers, and says by what', () => {
    for (const { number, answer, by } of rows) {
      expect(answers, number).toContain(answer);
      expect(by.length, number).toBeGreaterThan(7);
    }
  });
});
