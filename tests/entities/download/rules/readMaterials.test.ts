import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { readMaterials } from '#entities/download/rules/readMaterials.ts';
import { readSpeakers } from '#features/conferences/rules/readSpeakers.ts';

const Url = 'https://files.example.com/a/slides.pdf?v=2';

describe('files of a session', () => {
  it('without an address are none, and without a name are called by their address', () => {
    expect(readMaterials([{ Name: 'Slides' }, null, 'a', { Url }])).toEqual([
      {
        id: Url,
        hasRow: false,
        name: { zh: 'slides.pdf', en: '' },
        url: Url,
        bytes: undefined,
        rule: 'always',
        window: {},
        placeId: '',
        exhibitorId: '',
        isDeleted: false,
      },
    ]);
  });

  it('have a size only where it is a number of bytes', () => {
    const sizes = [1_200, '1200', 0, 'big', undefined].map(
      (Size) => readMaterials([{ Url, Size }])[0]?.bytes,
    );
    expect(sizes).toEqual([1_200, 1_200, 0, undefined, undefined]);
  });

  it('with a rule that is not known may be had by nobody', () => {
    expect(readMaterials([{ Url, Rule: 'vip' }])[0]?.rule).toBeUndefined();
    expect(readMaterials([{ Url, Rule: 'afterCheckIn' }])[0]?.rule).toBe('afterCheckIn');
  });

  it('with a window that cannot be read have no open end', () => {
    const window = readMaterials([{ Url, Rule: 'window', StartTime: '2026-11-24', EndTime: 'soon' }])[0]
      ?.window;
    expect(window).toEqual({ startMs: parseVenueTime('2026-11-24'), endMs: NaN });
  });
});

it('speakers without a name are left out, and one language of a name is enough', () => {
  const speakers = readSpeakers([{ Job: 'x' }, 7, { NameEn: 'Lin Zhixia', Introduction: '十年' }]);
  expect(speakers).toEqual([
    {
      name: { zh: '', en: 'Lin Zhixia' },
      job: { zh: '', en: '' },
      picture: '',
      introduction: { zh: '十年', en: '' },
    },
  ]);
});
