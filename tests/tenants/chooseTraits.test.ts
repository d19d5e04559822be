import { describe, expect, it } from 'vitest';
import { readAccent } from '#domain/exhibition/readAccent.ts';
import { chooseTraits, findSpecial } from '#tenants/chooseTraits.ts';
import { readSpecials } from '#tenants/specials.ts';
import { specialNames, specialTraits } from '#tenants/specialTraits.ts';
import { defaultTraits } from '#tenants/traits.ts';

describe('special treatment', { tags: ['special-tenants'] }, () => {
  it('exists for ten tenants and exhibitions, by name', () => {
    expect(specialNames).toEqual([
      'runZhan',
      'huaian',
      'agriculture',
      'huaibei',
      'sports',
      'jiangsu',
      'tianle',
      'taihu',
      'changsha',
      'hunanMedical',
    ]);
  });

  it('changes what it contains and leaves everything else', () => {
    for (const name of specialNames)
      expect(chooseTraits(name, 'anything')).toEqual({ ...defaultTraits, ...specialTraits[name] });
    expect(chooseTraits(undefined, 'anything')).toEqual(defaultTraits);
  });

  it.each([
    ['agriculture', 'nongzhanguan'],
    ['jiangsu', 'jiangsuchuangwei'],
    ['hunanMedical', 'hunanyiliaozhan'],
  ] as const)('sends %s through the auth host by its own path', (name, variant) => {
    expect(chooseTraits(name, 'luohe').authVariant).toBe(variant);
  });

  it.each(['website', 'luohe', 'hudong', 'v2'] as const)(
    'uses the auth variant of the platform %s where it has no variant',
    (platform) => {
      expect(chooseTraits(undefined, platform).authVariant).toBe(platform);
      expect(chooseTraits('huaian', platform).authVariant).toBe(platform);
    },
  );

  it('contains only colours with enough contrast', () => {
    const colours = specialNames
      .map((name) => chooseTraits(name, '').accent)
      .filter((colour) => colour !== '');
    expect(colours.length).toBeGreaterThan(0);
    expect(colours.filter((colour) => readAccent(colour) === undefined)).toEqual([]);
  });
});

describe('the ids with special treatment', { tags: ['special-tenants'] }, () => {
  const specials =
    readSpecials('jiangsu:tenant-of-jiangsu taihu:taihu0000000000000000001,taihu0000000000000000002') ?? [];

  it.each([
    ['by the tenant', 'tenant-of-jiangsu', undefined, 'jiangsu'],
    ['by the exhibition', 'another-tenant', 'taihu0000000000000000002', 'taihu'],
    ['by the exhibition before its tenant', 'tenant-of-jiangsu', 'taihu0000000000000000001', 'taihu'],
    ['by nobody’s id', 'another-tenant', 'open00000000000000000001', undefined],
    ['before anything is known', undefined, undefined, undefined],
  ])('are read from %s', (_by, tenantId, exhibitionId, name) => {
    expect(findSpecial(specials, { tenantId, exhibitionId })).toBe(name);
  });

  it.each([
    ['nobody: a', 'an id apart from its name'],
    ['somebody:a', 'a name that nobody has'],
    ['jiangsu:', 'a name without ids'],
    ['jiangsu:a,,b', 'an empty id'],
    [`jiangsu:${'a'.repeat(65)}`, 'an id that is too long'],
    ['toString:a', 'a name that every object has'],
  ])('are not read from %s: %s', (text) => {
    expect(readSpecials(text)).toBeUndefined();
  });

  it('are empty in a build that lists none', () => {
    expect(readSpecials('')).toEqual([]);
    expect(readSpecials('  ')).toEqual([]);
  });
});
