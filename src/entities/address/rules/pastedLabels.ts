export type LabelKind = 'name' | 'other';

/** `isUnused`: what was said of the sender, or under a label that no field has. */
export interface Chunk {
  readonly kind: LabelKind | undefined;
  readonly isUnused: boolean;
  readonly text: string;
}

type Kind = LabelKind | 'sender' | 'number' | 'note';

const labels: readonly (readonly [Kind, string])[] = [
  ['sender', '寄件人|发件人|寄件方|sender'],
  [
    'name',
    '收货人(?:姓名)?|收件人(?:姓名)?|收件方|联系人|姓名|名字|full name|recipient|receiver|consignee|contact|name|attn|to',
  ],
  [
    'other',
    '(?:收货人|收件人|联系人)?(?:手机号码|手机号|手机|联系电话|电话号码|电话)|联系方式|所在地区|收货地址|收件地址|邮寄地址|详细地址|街道地址|地区|地址|邮政编码|邮编' +
      '|mobile(?: number| phone)?|phone(?: number)?|tel(?:ephone)?|(?:delivery |shipping |street )?address|addr?|region|area|postal code|postcode|zip(?: code)?',
  ],
  [
    'number',
    '身份证号码|身份证号|身份证|证件号码|证件号|固定电话|固话|座机|传真|微信号|微信|QQ号|QQ|电子邮箱|邮箱|订单编号|订单号|快递单号|单号|公司名称|公司|单位|e-?mail|wechat|fax|id(?: number| no\\.?)?',
  ],
  ['note', '备注|留言|note|remark|company'],
];
const all = labels.map(([, names]) => names).join('|');
const withColon = `(^|[^A-Za-z])(?:我的|新的?|本人)?(${all})\\d?\\s*:`;
/** Chinese labels also before a blank, where they are a word of their own. */
const beforeBlank = '(^|[\\s,;])([\\u4e00-\\u9fff]{2,7})(?=\\s)';
/** And these at the beginning of a word: 地址四川省. */
const glued =
  '(^|[\\s,;])((?:收货人|收件人|联系人)?(?:联系电话|手机号码|手机号|电话)(?=[\\d+])|(?:收货人|收件人|姓名|收货地址|详细地址|所在地区|地址)(?=[\\u4e00-\\u9fff]))';
const label = new RegExp(`${withColon}|${glued}|${beforeBlank}`, 'gi');
const exact = labels.map(([kind, names]) => [kind, new RegExp(`^(?:${names})$`, 'i')] as const);
const kindOf = (name: string): Kind | undefined => exact.find(([, pattern]) => pattern.test(name))?.[0];

interface Labelled {
  readonly kind: Kind | undefined;
  readonly text: string;
}

function parted(text: string): Labelled[] {
  const found: Labelled[] = [];
  let kind: Kind | undefined;
  let from = 0;
  label.lastIndex = 0;
  for (let match = label.exec(text); match !== null; match = label.exec(text)) {
    const [whole, ...groups]: (string | undefined)[] = match;
    const at = groups.findIndex((group, index) => index % 2 === 1 && group !== undefined);
    const next = kindOf(groups[at] ?? '');
    if (next === undefined || (at > 1 && next !== 'name' && next !== 'other')) continue;
    found.push({ kind, text: text.slice(from, match.index + (groups[at - 1] ?? '').length) });
    kind = next;
    from = match.index + (whole ?? '').length;
  }
  return [...found, { kind, text: text.slice(from) }];
}

const unused = (text: string): Chunk => ({ kind: undefined, isUnused: true, text: text.trim() });

/** What stands under the labels of a text. @param text with `:` for each colon */
export function labelledChunks(text: string): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let isOfSender = false;
  for (const { kind, text: said } of parted(text)) {
    if (kind === 'sender') isOfSender = true;
    if (kind === 'name') isOfSender = false;
    if (isOfSender) {
      if (said.trim() !== '') chunks.push(unused(said));
    } else if (kind === 'number' || kind === 'note') chunks.push(...afterUnused(said, kind));
    else chunks.push({ kind: kind === 'sender' ? undefined : kind, isUnused: false, text: said });
  }
  return chunks;
}

/** A number ends at a blank, a note at the end of its line. */
function afterUnused(text: string, kind: 'number' | 'note'): Chunk[] {
  const said = text.trim();
  const end = said.search(kind === 'number' ? /[\s,;]/ : /[\n;]/);
  if (end < 0) return said === '' ? [] : [unused(said)];
  return [unused(said.slice(0, end)), { kind: undefined, isUnused: false, text: said.slice(end) }];
}
