import { pairs } from '../words/words.ts';

export const versions = pairs(
  'A20 型|model A20;B35 型|model B35;C50 型|model C50;D80 型|model D80;经济款|economy series;出口款|export series',
);
export const packs = pairs(
  '1 台/箱|1 unit per crate;2 台/箱|2 units per crate;10 件/箱|10 pieces per box;50 件/箱|50 pieces per box;25 kg/袋|25 kg per bag;按托盘|per pallet',
);
export const refusals = pairs(
  '请补充产品图片和规格说明。|Please add pictures and a specification.;产品名称不清楚，请写明型号。|The product name is unclear. Please name the model.',
);
export const enterpriseKinds = ['manufacturer', 'brand', 'trader', 'distributor', 'service', 'institution'];
