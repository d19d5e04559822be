import { describe, expect, it } from 'vitest';
import {
  type AddressDraft,
  addressOfOrder,
  checkDelivery,
  cleanAddress,
  readableAddress,
  readAddress,
  usualAddress,
  withOneDefault,
} from '#entities/address/rules/deliveryAddress.ts';
import { regionText } from '#entities/address/rules/region.ts';
import { regionTable } from '#entities/address/rules/regionTable.ts';
import { takeApart } from '#entities/address/rules/takeApart.ts';

const draft: AddressDraft = {
  name: '林晓',
  phone: '138 0013 8000',
  province: '江苏省',
  city: '南京市',
  area: '鼓楼区',
  detail: '中山路 1 号',
  postalCode: '',
  isDefault: false,
};
const codes = (more: Partial<AddressDraft>) => checkDelivery({ ...draft, ...more }).map(({ code }) => code);

describe('a delivery address', { tags: ['shared-texts'] }, () => {
  it('is checked in the order of its form', () => {
    expect(codes({ name: ' ', phone: '', area: '', detail: '', postalCode: '1' })).toEqual([
      'nameEmpty',
      'phoneEmpty',
      'areaEmpty',
      'detailedAddressEmpty',
      'postalCodeInvalid',
    ]);
  });

  it.each([
    [{ name: '12345' }, 'nameInvalid'],
    [{ phone: '2380013800' }, 'phoneInvalid'],
    [{ detail: '路'.repeat(500) }, 'tooLong'],
    [{ name: '林'.repeat(61) }, 'tooLong'],
  ])('%j is refused as %s', (more, code) => {
    expect(codes(more)).toEqual([code]);
  });

  it('is stored without blanks in its number', () => {
    expect(codes({})).toEqual([]);
    expect(cleanAddress(draft).phone).toBe('13800138000');
    expect(addressOfOrder(draft)).toBe('江苏省-南京市-鼓楼区-中山路 1 号');
  });

  it('that was deleted is not read', () => {
    expect(readAddress({ RecordId: 'a', IsShow: false })).toBeUndefined();
    expect(readAddress({ RecordId: 'a', IsShow: 'false' })).toBeUndefined();
    expect(readAddress({ RecordId: 'a' })).toMatchObject({ RecordId: 'a' });
  });

  it('is the default alone: of several the first, which is the newest', () => {
    const list = ['1', '2', '3'].map((RecordId) => ({ ...draft, RecordId, isDefault: RecordId !== '1' }));
    expect(withOneDefault(list).map(({ isDefault }) => isDefault)).toEqual([false, true, false]);
  });

  it('is the default one, else the first', () => {
    const [one, other] = ['1', '2'].map((RecordId) => ({ ...draft, RecordId }));
    const list = [one, other].filter((address) => address !== undefined);
    expect(usualAddress(list)?.RecordId).toBe('1');
    expect(
      usualAddress(list.map((address) => ({ ...address, isDefault: address.RecordId === '2' })))?.RecordId,
    ).toBe('2');
    expect(usualAddress([])).toBeUndefined();
  });
});

describe('the regions of China', () => {
  it('are 34, each city with its districts', () => {
    expect(regionTable).toHaveLength(34);
    for (const { cities } of regionTable)
      for (const { name, areas } of cities)
        expect([name, areas.length > 0, areas.includes('')]).toEqual([name, true, false]);
  });

  it('name a municipality once', () => {
    expect(regionText({ province: '上海市', city: '上海市', area: '黄浦区' })).toBe('上海市 黄浦区');
  });
});

describe('a pasted address', () => {
  it.each([
    ['林晓 13800138000 江苏省南京市鼓楼区中山路1号'],
    ['江苏省南京市鼓楼区中山路1号 林晓 13800138000'],
    ['收货人：林晓\n手机号码：138-0013-8000\n所在地区：江苏省 南京市 鼓楼区\n详细地址：中山路1号'],
    ['林晓13800138000江苏南京鼓楼中山路1号'],
    ['林晓，+86 13800138000，南京市鼓楼区中山路1号'],
    ['１３８００１３８０００　林晓　江苏省　南京市　鼓楼区　中山路１号'],
  ])('%j is taken apart', (text) => {
    expect(takeApart(text, regionTable)).toEqual({
      name: '林晓',
      phone: '13800138000',
      province: '江苏省',
      city: '南京市',
      area: '鼓楼区',
      detail: '中山路1号',
      postalCode: '',
      unused: [],
    });
  });

  it.each([
    [
      '上海市浦东新区龙阳路2345号 200120 周明',
      ['上海市', '上海市', '浦东新区', '龙阳路2345号', '200120', '周明'],
    ],
    ['王芳 上海 上海市 黄浦区 南京东路 1 号', ['上海市', '上海市', '黄浦区', '南京东路 1 号', '', '王芳']],
    ['广西南宁市青秀区民族大道 10 号', ['广西壮族自治区', '南宁市', '青秀区', '民族大道 10 号', '', '']],
    ['湖北省仙桃市干河街道', ['湖北省', '省直辖县级行政区划', '仙桃市', '干河街道', '', '']],
    ['昆山市花桥镇 8 号', ['江苏省', '苏州市', '昆山市', '花桥镇 8 号', '', '']],
  ])('%j knows its region', (text, [province, city, area, detail, postalCode, name]) => {
    expect(takeApart(text, regionTable)).toMatchObject({ province, city, area, detail, postalCode, name });
  });

  it('without a region keeps what it says', () => {
    expect(takeApart('Li 5 Harbour Road', regionTable)).toMatchObject({
      province: '',
      name: 'Li',
      detail: '5 Harbour Road',
    });
  });

  it.each(['', '   ', '，，', '路'.repeat(20_000), '1'.repeat(5_000)])(
    'of odd text breaks nothing',
    (text) => {
      expect(() => takeApart(text, regionTable)).not.toThrow();
    },
  );
});

it.each([
  ['广东省-深圳市-福田区-福华三路 12-3-501', '广东省 深圳市 福田区 福华三路 12-3-501'],
  ['北京市-市辖区-朝阳区-3-2-101', '北京市 市辖区 朝阳区 3-2-101'],
  ['---展馆西路 1-2 号', '展馆西路 1-2 号'],
  ['福华三路 12-3', '福华三路 12-3'],
  ['', ''],
])('the address of an order "%s" reads "%s"', (written, read) => {
  expect(readableAddress(written)).toBe(read);
});
