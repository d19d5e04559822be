import { describe, expect, it } from 'vitest';
import type { Organization } from '#domain/exhibition/exhibition.ts';
import {
  chooseDefaultTitle,
  defaultDescriptionTemplate,
  fillTemplate,
  shareImage,
} from '#domain/text/fillTemplate.ts';

const values = {
  host: '云溪会展',
  exhibition: '云溪农机展',
  time: '2026-12-01 09:00',
  place: '云溪会展中心',
  company: '青禾机械',
  boothNo: 'A12',
  channel: '媒体',
};

describe('a filled template', { tags: ['share-template'] }, () => {
  it.each([
    [
      'every placeholder',
      '{host}|{exhibition}|{time}|{place}|{company}|{boothNo}|{channel}',
      Object.values(values).join('|'),
    ],
    ['one placeholder twice', '{boothNo} {boothNo}', 'A12 A12'],
    ['no placeholder', '欢迎参观', '欢迎参观'],
    ['nothing', '', ''],
    ['the default description', defaultDescriptionTemplate, '2026-12-01 09:00 云溪会展中心 A12'],
    [
      'a placeholder nobody knows',
      '{visitor} {__proto__} {constructor}',
      '{visitor} {__proto__} {constructor}',
    ],
    ['a placeholder in other letters', '{Host} { host }', '{Host} { host }'],
    ['doubled braces', '{{host}}', '{云溪会展}'],
    ['several lines', '{exhibition}\r\n\n{place}', '云溪农机展 云溪会展中心'],
  ])('of %s', (_what, template, text) => {
    expect(fillTemplate(template, values)).toBe(text);
  });

  it.each([
    ['at the end', '{place} {boothNo}', '云溪会展中心'],
    ['at the beginning', '{time} {place}', '云溪会展中心'],
    ['in between', '{place} {time} {place}', '云溪会展中心 云溪会展中心'],
    ['everywhere', '{time} {boothNo}', ''],
  ])('has no gap for a missing value %s', (_what, template, text) => {
    expect(fillTemplate(template, { place: values.place, time: undefined })).toBe(text);
  });

  it.each([
    ['a placeholder', '{company} {channel}'],
    ['itself', '{host}'],
    ['a replacement pattern', "$& $1 $$ $` $'"],
    ['markup', '<img src=x onerror=alert(1)>'],
  ])('inserts a value with %s literally', { tags: ['X08'] }, (_what, host) => {
    expect(fillTemplate('{host}!', { ...values, host })).toBe(`${host}!`);
  });

  it('is one line without control characters and direction overrides', () => {
    expect(fillTemplate('{host}', { host: 'a\nb\tc\u0000d\u202ee' })).toBe('a b cde');
  });

  it.each([
    ['letters', 'x'.repeat(5_000), 'x'.repeat(200)],
    ['characters of two units', '𠮷'.repeat(5_000), '𠮷'.repeat(200)],
    ['gaps and letters', `${' '.repeat(5_000)}x`, 'x'],
  ])('of too many %s ends after 200 characters', { tags: ['X08'] }, (_what, company, text) => {
    expect(fillTemplate('{company}', { company })).toBe(text);
  });
});

describe('the default title', { tags: ['share-template'] }, () => {
  it.each([
    ['a company', '青禾机械', 'companyInvites'],
    ['an empty company', '', 'invitation'],
    ['a blank company', ' ', 'invitation'],
    ['no company', undefined, 'invitation'],
  ])('with %s, %j, is %s', (_what, company, code) => {
    expect(chooseDefaultTitle({ company, exhibition: values.exhibition })).toBe(code);
  });
});

describe('the shared image', { tags: ['share-template'] }, () => {
  const origin = 'https://expo.test';
  const on = (name: string) => `https://files.test/${name}.png`;
  const none: Organization = { Name: '', NameEn: '', Logo: '', LongLogo: '', BackgroundImage: '' };
  const full = { ...none, Logo: on('orgLogo'), LongLogo: on('orgLong'), BackgroundImage: on('orgBack') };
  const bare = { Logo: '', LongLogo: '' };

  it.each([
    ['the logo', { Logo: on('logo'), LongLogo: on('long'), organization: full }, on('logo')],
    ['the long logo', { Logo: '', LongLogo: on('long'), organization: full }, on('long')],
    ['the organization’s logo', { ...bare, organization: full }, on('orgLogo')],
    ['the organization’s long logo', { ...bare, organization: { ...full, Logo: '' } }, on('orgLong')],
    [
      'the organization’s background',
      { ...bare, organization: { ...full, Logo: '', LongLogo: '' } },
      on('orgBack'),
    ],
    ['none, of an organization without one', { ...bare, organization: none }, ''],
    ['none, without an organization', { ...bare, organization: undefined }, ''],
  ])('is %s', (_what, exhibition, image) => {
    expect(shareImage(exhibition, origin)).toBe(image);
  });

  it.each([
    ['a path is on the page’s own origin', '/logo.png', 'https://expo.test/logo.png'],
    ['an address without a scheme is https', '//files.test/a.png', 'https://files.test/a.png'],
    ['another host is asked by https', 'http://files.test/a.png?x=1', 'https://files.test/a.png?x=1'],
    ['a picture in the address itself is passed over', 'data:image/png;base64,AAAA', on('long')],
    ['what is no address is passed over', 'javascript:alert(1)', on('long')],
    ['a user in the address is passed over', 'https://a:b@files.test/a.png', on('long')],
    ['a broken address is passed over', 'https://', on('long')],
  ])('%s', (_what, Logo, image) => {
    expect(shareImage({ Logo, LongLogo: on('long'), organization: undefined }, origin)).toBe(image);
  });

  it('of a page without https keeps the page’s scheme', () => {
    const exhibition = { Logo: '/logo.png', LongLogo: '', organization: undefined };
    expect(shareImage(exhibition, 'http://192.0.2.7:4173')).toBe('http://192.0.2.7:4173/logo.png');
  });
});
