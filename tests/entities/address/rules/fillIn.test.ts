import { describe, expect, it } from 'vitest';
import type { AddressDraft } from '#entities/address/rules/deliveryAddress.ts';
import { fillIn } from '#entities/address/rules/fillIn.ts';
import { regionTable } from '#entities/address/rules/regionTable.ts';
import { takeApart } from '#entities/address/rules/takeApart.ts';

const blank: AddressDraft = {
  name: '',
  phone: '',
  province: '',
  city: '',
  area: '',
  detail: '',
  postalCode: '',
  isDefault: false,
};
const typed: AddressDraft = {
  ...blank,
  name: '周明',
  phone: '13800000002',
  province: '浙江省',
  city: '杭州市',
  area: '西湖区',
  detail: '文三路 1 号',
  isDefault: true,
};
const fill = (before: AddressDraft, text: string) => fillIn(before, takeApart(text, regionTable));

describe('a pasted text', () => {
  it('changes only the fields that it says', () => {
    expect(fill(typed, '王芳 13900000001')).toEqual({
      change: { name: '王芳', phone: '13900000001' },
      replaced: { name: '周明', phone: '13800000002' },
      unused: [],
      isAreaOpen: false,
    });
  });

  it('replaces nothing of an empty form', () => {
    expect(fill(blank, '王芳 江苏省南京市鼓楼区中山路1号')).toEqual({
      change: { name: '王芳', province: '江苏省', city: '南京市', area: '鼓楼区', detail: '中山路1号' },
      replaced: {},
      unused: [],
      isAreaOpen: false,
    });
  });

  it('with a province alone leaves a chosen district as it is, and says so where it is another province', () => {
    expect(fill(typed, '13900000001 浙江省文三路2号')).toMatchObject({
      change: { phone: '13900000001', detail: '文三路2号' },
      unused: [],
      isAreaOpen: false,
    });
    const other = fill(typed, '13900000001 江苏省南京市中山路1号');
    expect(other?.change).toEqual({ phone: '13900000001', detail: '中山路1号' });
    expect(other?.unused).toEqual(['江苏省 南京市']);
  });

  it('whose district can be read in two ways fills in the rest and asks for the district', () => {
    expect(fill(blank, '王芳 13900000001 江苏省鼓楼区中山路1号')).toMatchObject({
      change: { name: '王芳', province: '江苏省', city: '', area: '', detail: '鼓楼区中山路1号' },
      isAreaOpen: true,
    });
  });

  it.each(['', '明天见', '谢谢'])('"%s" says nothing', (text) => {
    expect(fill(blank, text)).toBeUndefined();
  });

  it('that is too long keeps what was not read in sight', () => {
    const end = '最后一句';
    const filled = fill(blank, `王芳 13900000001 ${'路'.repeat(600)} ${end}`);
    expect(filled?.unused.join('')).toContain(end);
  });
});
