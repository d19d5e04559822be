import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExhibition } from '#domain/exhibition/exhibition.ts';

const RecordId = 'open00000000000000000001';

describe('an exhibition from the server', () => {
  it('keeps the server’s names and texts', () => {
    expect(
      readExhibition({
        RecordId,
        ExName: '江海国际智能制造展览会',
        ExNameEn: 'Jianghai Smart Manufacturing Expo',
        StartTime: '2026-12-01 09:00:00',
        EndTime: '2026/12/03',
        Place: '江海会展中心',
        Cover: '/pictures/cover.svg',
        Introduction: '第一行\n第二行',
        TenantId: '0123456789abcdef0123456789abcdef',
        UserId: 'user00000000000000000001',
        OrganizationId: { RecordId: 'org000000000000000000001', Name: '江海会展集团', Logo: '/logo.svg' },
        SignUpPaused: 'true',
        SignUpPausedReason: '系统升级',
        SignUpPausedReasonEn: 'Maintenance',
        SignUpResumeTime: '2026-11-21 08:00:00',
      }),
    ).toEqual({
      RecordId,
      ExName: '江海国际智能制造展览会',
      ExNameEn: 'Jianghai Smart Manufacturing Expo',
      StartTime: '2026-12-01 09:00:00',
      EndTime: '2026/12/03',
      Place: '江海会展中心',
      PlaceEn: '',
      Logo: '',
      LongLogo: '',
      Cover: '/pictures/cover.svg',
      Introduction: '第一行\n第二行',
      TenantId: '0123456789abcdef0123456789abcdef',
      UserId: 'user00000000000000000001',
      organization: {
        Name: '江海会展集团',
        NameEn: '',
        Logo: '/logo.svg',
        LongLogo: '',
        BackgroundImage: '',
      },
      SignUpStartTime: '',
      SignUpEndTime: '',
      SignUpPaused: true,
      SignUpPausedReason: { zh: '系统升级', en: 'Maintenance' },
      SignUpResumeTime: '2026-11-21 08:00:00',
    });
  });

  it.each([
    undefined,
    null,
    'text',
    7,
    [],
    [{ RecordId }],
    {},
    { RecordId: RecordId.slice(1) },
    { RecordId: 7 },
  ])('is undefined for %j', { tags: ['N20'] }, (row) => {
    expect(readExhibition(row)).toBeUndefined();
  });

  it.each([
    [
      'an organization that is only an id',
      { OrganizationId: 'org000000000000000000001' },
      { organization: undefined },
    ],
    ['an organization that is null', { OrganizationId: null }, { organization: undefined }],
    [
      'an organization under another name',
      { OrganizationId: { Name: null, OrganizationName: '', CompanyName: '江海公司' } },
      { organization: { Name: '江海公司', NameEn: '', Logo: '', LongLogo: '', BackgroundImage: '' } },
    ],
    ['an owner expanded in place', { UserId: { RecordId: 'user1' } }, { UserId: 'user1' }],
    ['an override in a name', { ExName: 'Expo\u202e' }, { ExName: 'Expo' }],
  ])('may contain %s', (_what, fields, expected) => {
    expect(readExhibition({ RecordId, ...fields })).toMatchObject(expected);
  });

  it.each([
    ['a name that is a number', { ExName: 2026 }, { ExName: '2026' }],
    ['a name that is an object', { ExName: { zh: '展' } }, { ExName: '' }],
    ['a name that is null', { ExName: null }, { ExName: '' }],
    ['a flag that is the text “false”', { SignUpPaused: 'false' }, { SignUpPaused: false }],
    ['a flag that is 1', { SignUpPaused: 1 }, { SignUpPaused: true }],
    ['a flag that is an object', { SignUpPaused: {} }, { SignUpPaused: false }],
  ])('with %s is read correctly', { tags: ['N23'] }, (_what, fields, expected) => {
    expect(readExhibition({ RecordId, ...fields })).toMatchObject(expected);
  });

  it('has only its id where every other field is missing, also those of its organisation', {
    tags: ['N22'],
  }, () => {
    const {
      RecordId: _,
      SignUpPausedReason: reason,
      ...others
    } = readExhibition({ RecordId, OrganizationId: {} })!;
    const { SignUpPaused: isPaused, organization, ...texts } = others;
    expect([isPaused, reason]).toEqual([false, { zh: '', en: '' }]);
    expect([...Object.values(texts), ...Object.values(organization ?? { Name: 'none' })].join('')).toBe('');
  });

  it('ignores prototypes in an answer', { tags: ['X10'] }, () => {
    const row: unknown = JSON.parse(
      `{"RecordId":"${RecordId}","__proto__":{"ExName":"borrowed"},"OrganizationId":{"__proto__":{"Name":"borrowed"}}}`,
    );
    expect(readExhibition(row)).toMatchObject({ ExName: '', organization: { Name: '' } });
    expect({}).not.toHaveProperty('ExName');
  });

  it('has names of at most 200 characters, introductions of 20 000 and addresses of 2 000', {
    tags: ['N26', 'X14'],
  }, () => {
    const long = '展'.repeat(30_000);
    const exhibition = readExhibition({ RecordId, ExName: long, Introduction: long, Cover: long });
    expect(exhibition?.ExName).toHaveLength(200);
    expect(exhibition?.Introduction).toHaveLength(20_000);
    expect(exhibition?.Cover).toHaveLength(2_000);
  });

  it('never throws, for any other fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
        expect(readExhibition({ ...fields, RecordId })?.RecordId).toBe(RecordId);
      }),
    );
  });
});
