import { describe, expect, it } from 'vitest';
import { landingWords } from '#boot/landingWords.ts';
import { exhibitionPeriod } from '#domain/time/period/exhibitionPeriod.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const nowMs = parseVenueTime('2026-11-22 12:00')!;
const read = (start: string, end: string, language: 'zh' | 'en') => {
  const period = exhibitionPeriod(start, end, landingWords[language], nowMs);
  return [period?.days.join(' – '), period?.hours];
};

describe('the period of an exhibition', () => {
  it.each([
    ['on one day', '2026-12-12 09:00', '2026-12-12 17:00', '12月12日 周六', '09:00–17:00'],
    ['on one day whose end is not known', '2026-12-12 09:00', '', '12月12日 周六', '09:00'],
    [
      'within a month',
      '2026-12-12 09:00',
      '2026-12-14 17:00',
      '12月12日 周六 – 14日 周一',
      '每天 09:00–17:00',
    ],
    [
      'across months',
      '2026-11-30 09:00:00',
      '2026/12/02 17:30',
      '11月30日 周一 – 12月2日 周三',
      '每天 09:00–17:30',
    ],
    [
      'across years',
      '2026-12-30 10:00',
      '2027-01-02 18:00',
      '2026年12月30日 周三 – 2027年1月2日 周六',
      '每天 10:00–18:00',
    ],
    [
      'in another year',
      '2027-03-30 09:00',
      '2027-04-01 17:00',
      '2027年3月30日 周二 – 4月1日 周四',
      '每天 09:00–17:00',
    ],
    ['without times', '2026-12-12', '2026-12-14', '12月12日 周六 – 14日 周一', ''],
    [
      'from midnight to midnight',
      '2026-12-12 00:00:00',
      '2026-12-14 23:59:59',
      '12月12日 周六 – 14日 周一',
      '',
    ],
    [
      'whose last day ends earlier',
      '2026-12-12 09:00',
      '2026-12-14 14:00',
      '12月12日 周六 09:00 – 14日 周一 14:00',
      '',
    ],
    [
      'that ends at an earlier hour than it starts',
      '2026-12-12 14:00',
      '2026-12-14 11:00',
      '12月12日 周六 14:00 – 14日 周一 11:00',
      '',
    ],
    ['of which one time is known', '2026-12-12 09:00', '2026-12-14', '12月12日 周六 09:00 – 14日 周一', ''],
    ['that would end before it starts', '2026-12-12 09:00', '2026-12-10 17:00', '12月12日 周六', '09:00'],
  ])('%s is read in Chinese', (_, start, end, days, hours) => {
    expect(read(start, end, 'zh')).toEqual([days, hours]);
  });

  it.each([
    ['on one day', '2026-12-12 09:00', '2026-12-12 17:00', 'Sat 12 Dec', '09:00–17:00'],
    ['within a month', '2026-12-12 09:00', '2026-12-14 17:00', 'Sat 12 – Mon 14 Dec', '09:00–17:00 daily'],
    ['across months', '2026-11-30 10:00', '2026-12-02 18:00', 'Mon 30 Nov – Wed 2 Dec', '10:00–18:00 daily'],
    ['across years', '2026-12-30', '2027-01-02', 'Wed 30 Dec 2026 – Sat 2 Jan 2027', ''],
    [
      'whose last day ends earlier',
      '2026-12-12 09:00',
      '2026-12-14 14:00',
      'Sat 12, 09:00 – Mon 14 Dec, 14:00',
      '',
    ],
  ])('%s is read in English', (_, start, end, days, hours) => {
    expect(read(start, end, 'en')).toEqual([days, hours]);
  });

  it('begins with a leaf of a calendar', () => {
    const leaf = (language: 'zh' | 'en') => {
      const { month, day } = exhibitionPeriod('2026-12-02 00:00', '', landingWords[language], nowMs)!;
      return [month, day];
    };
    expect([leaf('zh'), leaf('en')]).toEqual([
      ['12月', '2'],
      ['Dec', '2'],
    ]);
  });

  it('is not known without a start', () => {
    expect(exhibitionPeriod('soon', '2026-12-14', landingWords.zh, nowMs)).toBeUndefined();
  });

  it('is that of the venue, whatever the zone of the phone', () => {
    // 23:30 in Jianghai is the afternoon before in Europe.
    expect(read('2026-12-12 23:30', '2026-12-12 23:45', 'en')).toEqual(['Sat 12 Dec', '23:30–23:45']);
  });
});
