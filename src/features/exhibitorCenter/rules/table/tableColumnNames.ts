import type { ColumnNames } from './productTable.ts';

const named = (words: string) => words.split(' ');

/** How people head the columns of their own tables, in both languages, without spaces and signs. */
export const tableColumnNames: ColumnNames = {
  name: named(
    '展品名称 产品名称 商品名称 展品名 产品名 商品名 名称 品名 展品 产品 name productname product title',
  ),
  nameEn: named('英文名称 英文名 展品英文名称 产品英文名称 nameen englishname nameinenglish productnameen'),
  title: named(
    '卖点 一句话卖点 简介 简短介绍 描述 summary tagline inonesentence shortdescription description',
  ),
  number: named(
    '型号 编号 货号 型号或编号 产品编号 规格型号 model number modelnumber modelno sku itemno itemnumber',
  ),
  price: named(
    '价格 单价 价格元 单价元 报价 售价 参考价 参考价格 含税单价 price unitprice pricecny unitpricecny',
  ),
  first: named('一级分类 分类 类别 大类 category firstcategory maincategory'),
  version: named('规格 版本 规格名称 款式 version versionname variant option'),
  stock: named('库存 库存数量 库存件 现货 stock instock stockpieces inventory'),
  least: named('起订量 最小起订量 起订量件 minimumorder minorder moq minimumorderpieces'),
  video: named('视频 视频地址 video film videoaddress filmaddress videourl'),
  type: named('展品类型 产品类型 类型 producttype type'),
  second: named('二级分类 子分类 小类 subcategory secondcategory'),
};
