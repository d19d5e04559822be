import { describe, expect, it } from 'vitest';
import type { Region } from '#entities/address/rules/region.ts';
import { regionTable } from '#entities/address/rules/regionTable.ts';
import { takeApart } from '#entities/address/rules/takeApart.ts';

const nations =
  /(?:(?:蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|傣|黎|傈僳|佤|畲|拉祜|水|纳西|景颇|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|普米|怒|保安|裕固|独龙|东乡|各)族|(?:哈萨克|蒙古|锡伯|塔吉克|柯尔克孜)族?)+(?=自治[州县旗]$|区$)/;

/** 阿坝州 for 阿坝藏族羌族自治州, 石柱县, 鄂温克旗; other names as they are. */
function everyday(name: string): string {
  if (/^(?:东乡|鄂温克|鄂伦春)族?自治/.test(name)) return name.replace(/族?自治/, '');
  return name.replace(nations, '').replace(/自治(?=[州县旗]$)/, '');
}

const hidden = (city: string) => /直辖县级行政区划$|^县$/.test(city);
const said = ({ province, city }: Region) => (hidden(city) || city === province ? '' : city);

const counties: readonly Region[] = regionTable.flatMap(({ name: province, cities }) =>
  cities.flatMap(({ name: city, areas }) => areas.map((area) => ({ province, city, area }))),
);

const ways: readonly (readonly [string, (region: Region) => string, number])[] = [
  ['full names', (one) => one.province + one.city + one.area, 1],
  ['full names with blanks', (one) => [one.province, one.city, one.area].join(' '), 1],
  ['full names with commas', (one) => [one.province, one.city, one.area].join('，'), 1],
  ['the province and everyday names', (one) => one.province + everyday(said(one)) + everyday(one.area), 1],
  ['everyday names without a province', (one) => everyday(said(one)) + everyday(one.area), 0.9],
  [
    'the province without its ending and everyday names',
    (one) =>
      one.province.replace(/(?:壮族|回族|维吾尔)?自治区$|特别行政区$|省$|市$/, '') +
      everyday(said(one)) +
      everyday(one.area),
    0.98,
  ],
  [
    'the city without its ending',
    (one) => one.province + said(one).replace(/[市盟]$|地区$/, '') + everyday(one.area),
    0.98,
  ],
  ['the everyday name of the county alone', (one) => everyday(one.area), 0.5],
  ['a form of the state', (one) => `${one.province}${said(one)}市辖区${one.area}`, 1],
];

describe.each(ways)('every county written with %s', (_, write, least) => {
  it.each([' 1号', '永安镇2号'])('and "%s" is read as itself or left open', (street) => {
    const wrong: string[] = [];
    const open: string[] = [];
    for (const county of counties) {
      const text = write(county) + street;
      const { province, city, area } = takeApart(text, regionTable);
      if (area === '') open.push(text);
      else if (province !== county.province || city !== county.city || area !== county.area)
        wrong.push(`${text}: ${province} ${city} ${area}`);
    }
    expect(wrong).toEqual([]);
    expect(counties.length - open.length).toBeGreaterThanOrEqual(least * counties.length);
  });
});

/** 江苏 of 江苏省, 大理 of 大理白族自治州; '' where no street is called so. */
function stemOf(name: string): string {
  const stem = everyday(name).replace(
    /(?:壮族|回族|维吾尔)?自治区$|特别行政区$|地区$|(?:开发|园|示范|管理|新|实验|食品)区$|[省市区县旗州盟镇乡]$/,
    '',
  );
  return stem.length === 2 || stem.length === 3 ? stem : '';
}

describe('a street or a building that is called after a region', () => {
  const stems = [
    ...regionTable.map(({ name }) => name),
    ...counties.map(said),
    ...counties.map(({ area }) => area),
  ]
    .map(stemOf)
    .filter((stem) => stem !== '');
  const endings = ['路1号', '东路1号', '大厦', '人民医院'];

  it.each(endings)('as in …%s is no region', (ending) => {
    expect(stems.filter((stem) => takeApart(stem + ending, regionTable).province !== '')).toEqual([]);
  });

  it.each(endings)('as in …%s is no city and no district of its province', (ending) => {
    const wrong: string[] = [];
    for (const county of counties)
      for (const stem of [stemOf(said(county)), stemOf(county.area)]) {
        if (stem === '') continue;
        const { city, area } = takeApart(county.province + stem + ending, regionTable);
        if (city !== '' || area !== '') wrong.push(`${county.province}${stem}${ending}: ${city} ${area}`);
      }
    expect(wrong).toEqual([]);
  });
});
