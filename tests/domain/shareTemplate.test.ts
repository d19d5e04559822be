import { describe, expect, it } from 'vitest';
import type { Organization } from '../../src/domain/exhibition.ts';
import {
  chooseDefaultTitle,
  defaultDescriptionTemplate,
  fillTemplate,
  shareImage,
} from '../../src/domain/shareTemplate.ts';

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
  ])('has no gap where a value is missing %s', (_what, template, text) => {
    expect(fillTemplate(template, { place: values.place, time: undefined })).toBe(text);
  });

  it.each([
    ['a placeholder', '{company} {channel}'],
    ['itself', '{host}'],
    ['a replacement pattern', "$& $1 $$ $` $'"],
    ['markup', '<img src=x onerror=alert(1)>'],
  ])('takes a value that holds %s literally', { tags: ['X08'] }, (_what, host) => {
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

describe('the shared picture', { tags: ['share-template'] }, () => {
  const named = { Name: '', NameEn: '' };
  const full: Organization = { ...named, Logo: 'orgLogo', LongLogo: 'orgLong', BackgroundImage: 'orgBack' };

  it.each([
    ['the logo', { Logo: 'logo', LongLogo: 'long', organization: full }, 'logo'],
    ['the long logo', { Logo: '', LongLogo: 'long', organization: full }, 'long'],
    ['the organization’s logo', { Logo: '', LongLogo: '', organization: full }, 'orgLogo'],
    [
      'the organization’s long logo',
      { Logo: '', LongLogo: '', organization: { ...full, Logo: '' } },
      'orgLong',
    ],
    [
      'the organization’s background',
      { Logo: '', LongLogo: '', organization: { ...full, Logo: '', LongLogo: '' } },
      'orgBack',
    ],
    [
      'none, of an organization without one',
      { Logo: '', LongLogo: '', organization: { ...named, Logo: '', LongLogo: '', BackgroundImage: '' } },
      '',
    ],
    ['none, without an organization', { Logo: '', LongLogo: '', organization: undefined }, ''],
  ])('is %s', (_what, exhibition, image) => {
    expect(shareImage(exhibition)).toBe(image);
  });
});
