import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import type { PostKind, SupplyPost } from '../rules/supplyPost.ts';
import { cleanText, cutCodePoints } from '#domain/text/cleanText.ts';
import { readDay } from '#domain/time/readDay.ts';
import { readUnitPrice } from './unitPrice.ts';

/** Assumed; codes and Chinese words are read as well. */
const kinds: Readonly<Record<string, PostKind>> = {
  supply: 'supply',
  demand: 'demand',
  '1': 'supply',
  '2': 'demand',
  供应: 'supply',
  供: 'supply',
  求购: 'demand',
  采购: 'demand',
  需求: 'demand',
  求: 'demand',
};
const longestDetail = 2_000;
const mostFiles = 20;

/** Undefined for a row that says neither what it is about nor whether that is offered or wanted. */
export function readPost(row: unknown): SupplyPost | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const name = readLine(row['type']).toLowerCase();
  const kind = Object.prototype.hasOwnProperty.call(kinds, name) ? kinds[name] : undefined;
  const productName = textOf(row['productName'], 120);
  if (kind === undefined || productName === '') return undefined;
  const createdAtMs = Number(readLine(row['CreatedAtMesc']) || Number.NaN);
  return {
    RecordId: row['RecordId'],
    ExhibitionId: idOf(row['ExhibitionId']),
    VisitorId: idOf(row['VisitorId']),
    ExhibitorId: idOf(row['ExhibitorId']),
    ClientRef: readLine(row['ClientRef']),
    kind,
    productName,
    productType: idOf(row['productType']) || nameIn(row['productType']),
    EnterpriseType: textOf(row['EnterpriseType'], 40),
    packSize: textOf(row['packSize'], 80),
    originPlace: textOf(row['originPlace'], 80),
    unitPriceCents: readUnitPrice(row['unitPrice']),
    number: textOf(row['number'], 40),
    closingDate: dayOf(row['closingDate']),
    productDetail: typeof row['productDetail'] === 'string' ? detailOf(row['productDetail']) : '',
    companyName: textOf(row['companyName'], 120),
    files: filesOf(row['files']),
    ApproveState: readLine(row['ApproveState']),
    ReviewReason: textOf(row['ReviewReason'], 300),
    isWithdrawn: isNo(row['IsShow']),
    createdAtMs: Number.isFinite(createdAtMs) ? createdAtMs : undefined,
  };
}

const idOf = (value: unknown) => readReference(Array.isArray(value) ? value[0] : value);

/** A referenced row without an id may have a name. */
const nameIn = (value: unknown) => (isServerRow(value) ? readLine(value['Name']) : '');

/** Markup is no part of a name; what is left is shown as text. */
const textOf = (value: unknown, max: number) => readLine(plain(readLine(value, 1_000)), max);

const detailOf = (text: string) =>
  cleanText(
    plain(cutCodePoints(text, 40_000).replace(/<(?:br|\/p|\/div|\/li)\b[^>]*>/gi, '\n')),
    longestDetail,
  );

const plain = (text: string) =>
  text.replace(/<(script|style)\b[^>]*>[^]*?<\/\1\s*>/gi, '').replace(/<\/?[a-z][^>]*>/gi, '');

/** `2026-11-25`, `2026/11/25 00:00:00`; '' for what is no day. */
const dayOf = (value: unknown) => readDay(readLine(value).split(/[ T]/)[0] ?? '') ?? '';

/** Absent means shown: only a clear "no" hides a post. */
const isNo = (value: unknown) => value === false || value === 'false' || value === 0 || value === '0';

/** A list of addresses or of objects with one, or addresses in one text. */
function filesOf(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(/[,;\s]+/)
      : [];
  const addresses = list.map(addressOf).filter((address) => /^(?:https?:\/\/|\/(?!\/))\S+$/.test(address));
  return Array.from(new Set(addresses)).slice(0, mostFiles);
}

function addressOf(value: unknown): string {
  const row: ServerRow = isServerRow(value) ? value : { url: value };
  return readLine(row['url'] ?? row['Url'] ?? row['PicPath'] ?? row['FileUrl'], 2_000);
}
