import { describe, expect, it } from 'vitest';
import { readIdentity } from '#domain/person/readIdentity.ts';

const origin = 'http://localhost:4173';
const read = (search: string) => readIdentity(search, origin);
const encoded = encodeURIComponent;
const whole =
  `?openid=o-1&nickname=${encoded('小满 🌾 & Co.')}&sex=2&language=zh_CN&city=${encoded('南麓')}` +
  `&province=${encoded('云津')}&country=${encoded('中国')}&headimgurl=https://pictures.example.com/a/132&unionid=u-1`;

describe('the identity in a return address', { tags: ['wechat-identity'] }, () => {
  it('is read in the real host’s order: names encoded, the picture not', () => {
    expect(read(whole)).toEqual({
      openid: 'o-1',
      unionid: 'u-1',
      name: '小满 🌾 & Co.',
      logo: 'https://pictures.example.com/a/132',
      sex: '2',
      language: 'zh_CN',
      country: '中国',
      province: '云津',
      city: '南麓',
      pcCode: undefined,
    });
  });

  it.each([
    ['&unionid=undefined', undefined],
    ['&unionid=null', undefined],
    ['&unionid=', undefined],
    ['', undefined],
    ['&unionid=a%20b', undefined],
    [`&unionid=${'u'.repeat(129)}`, undefined],
    [`&unionid=${'u'.repeat(128)}`, 'u'.repeat(128)],
  ])('with the union id "%.20s" has none, or the complete one', (end, unionid) => {
    expect(read(`?openid=o-1${end}`)?.unionid).toBe(unionid);
  });

  it('of the website has an openid and at most a union id', () => {
    expect(read('?openid=o-1&unionid=u-1')).toMatchObject({
      openid: 'o-1',
      unionid: 'u-1',
      name: '',
      logo: '',
    });
  });

  it.each([
    '',
    '?',
    '?state=x',
    '?openid=',
    '?openid=undefined',
    `?openid=${'o'.repeat(129)}`,
    '?unionid=u-1',
  ])('of "%.20s" is undefined', (search) => {
    expect(read(search)).toBeUndefined();
  });

  it.each([
    ['https://p.example.com/a?x=1&y=2', 'https://p.example.com/a?x=1&y=2'],
    [encoded('https://p.example.com/a?x=1&y=2'), 'https://p.example.com/a?x=1&y=2'],
    ['http://p.example.com/a', 'https://p.example.com/a'],
    [`${origin}/own.svg`, `${origin}/own.svg`],
    ['javascript:alert(1)', ''],
    ['data:image/svg+xml,x', ''],
    ['/132', ''],
  ])('has a picture at %s shown from "%s", and the union id after it is found', (given, logo) => {
    expect(read(`?openid=o-1&headimgurl=${given}&unionid=u-1`)).toMatchObject({ logo, unionid: 'u-1' });
  });

  it('has the first value of a repeated parameter', { tags: ['X02'] }, () => {
    expect(read('?openid=first&openid=second&unionid=u-1&unionid=u-2')).toMatchObject({
      openid: 'first',
      unionid: 'u-1',
    });
  });

  it('has a name of one line without control characters, of limited length, and never "undefined"', () => {
    const name = (text: string) => read(`?openid=o&nickname=${text}`)?.name;
    expect(name(encoded('a\u202eb\nc'))).toBe('ab c');
    expect(name('x'.repeat(5_000))).toHaveLength(60);
    expect(name('undefined')).toBe('');
    expect(name('100%')).toBe('100%');
    expect(name('a+b')).toBe('a+b');
  });

  it('has a client code of 36 characters or none', () => {
    const code = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(read(`?openid=o&pc-code=${code}`)?.pcCode).toBe(code);
    expect(read(`?openid=o&pc-code=${code}0`)?.pcCode).toBeUndefined();
  });

  it('does not pollute prototypes', { tags: ['X10'] }, () => {
    expect(read('?__proto__=x&openid=o')?.openid).toBe('o');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
