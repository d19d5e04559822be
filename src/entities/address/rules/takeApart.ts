import { cleanText } from '#domain/text/cleanText.ts';
import { findRegion } from './findRegion.ts';
import { noRegion, type Region } from './region.ts';
import type { Province } from './regionTable.ts';

/** What was found in a pasted text; '' for what was not. */
export interface TakenApart extends Region {
  readonly name: string;
  readonly phone: string;
  readonly postalCode: string;
  readonly detail: string;
}

const longest = 600;
const labels =
  /(?:收货人|收件人|联系人|姓名|手机号码|手机号|手机|联系电话|电话|所在地区|收货地址|详细地址|地区|地址|邮政编码|邮编|receiver|name|phone|mobile|address|postal code)\s*[:：]\s*/gi;
const mobile = /(^|\D)(?:\+?86[-\s]?)?(1\d{2}[-\s]?\d{4}[-\s]?\d{4})(?!\d)/;
const postal = /(^|[\s,，;；])(\d{6})(?=$|[\s,，;；])/;
const chineseName = /^[\u4e00-\u9fff·]{2,4}(?:先生|女士|小姐)?$/;
const latinName = /^[A-Za-z][A-Za-z.'-]{1,30}$/;
const placeEnding = /[路街号楼室栋村镇乡区县市省巷弄园]$/;

/** Takes a whole address apart, as it is copied from a chat or another shop; in any order of its parts. */
export function takeApart(pasted: string, table: readonly Province[]): TakenApart {
  const text = cleanText(pasted, longest).normalize('NFKC').replace(labels, '\n');
  const [, , phone = ''] = mobile.exec(text) ?? [];
  const withoutPhone = text.replace(mobile, '$1\n');
  const [, , postalCode = ''] = postal.exec(withoutPhone) ?? [];
  const parts = withoutPhone
    .replace(postal, '$1\n')
    .split(/[\s,，;；]+/)
    .filter((part) => part !== '');
  const begins = parts.findIndex((part) => findRegion(part, table) !== undefined);
  const nameAt = findName(parts, begins);
  const others = parts.filter((_, at) => at !== nameAt);
  const region = regionIn(others, begins > nameAt && nameAt >= 0 ? begins - 1 : begins, table);
  return { ...region, phone: phone.replace(/\D/g, ''), postalCode, name: parts[nameAt] ?? '' };
}

/** Before the region, else at the end; -1 where no part looks like a name. */
function findName(parts: readonly string[], regionAt: number): number {
  const isName = (part: string) =>
    (chineseName.test(part) && !placeEnding.test(part)) || latinName.test(part);
  const before = parts.findIndex((part, at) => isName(part) && (regionAt < 0 || at < regionAt));
  if (before >= 0) return before;
  const last = parts.length - 1;
  return last > regionAt && isName(parts[last] ?? '') ? last : -1;
}

function regionIn(
  parts: readonly string[],
  begins: number,
  table: readonly Province[],
): Region & { readonly detail: string } {
  const found = begins < 0 ? undefined : findRegion(parts.slice(begins).join(' '), table);
  if (found === undefined) return { ...noRegion, detail: parts.join(' ') };
  const { rest, ...region } = found;
  return { ...region, detail: [...parts.slice(0, begins), rest.trim()].filter(Boolean).join(' ') };
}
