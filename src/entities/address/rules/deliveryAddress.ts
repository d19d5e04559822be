import { checkMobile, normaliseMobile } from '#domain/person/contact.ts';
import { checkName, nameMaxCodePoints } from '#domain/person/checkIdentity.ts';
import { checkAddress } from '#domain/person/postalAddress.ts';
import { isServerRow, readFlag, readLine, readReference } from '#domain/record/serverRow.ts';
import { cleanLine, codePointCount } from '#domain/text/cleanText.ts';
import type { Problem } from '#domain/text/problem.ts';
import { type Region, regionText } from './region.ts';

/** As typed. */
export interface AddressDraft extends Region {
  readonly name: string;
  readonly phone: string;
  readonly detail: string;
  /** Optional: residents do not always know it. */
  readonly postalCode: string;
  readonly isDefault: boolean;
}

export interface DeliveryAddress extends AddressDraft {
  readonly RecordId: string;
}

export const longestDetail = 200;

/** In the order of the form; the field of each problem is that of the form. */
export function checkDelivery(draft: AddressDraft): Problem[] {
  const { name, phone, detail, postalCode } = draft;
  const area = draft.area === '' ? '' : regionText(draft);
  const of = (field: string, problem: Problem | undefined) => problem && { ...problem, field };
  const problems: (Problem | undefined)[] = [
    of('name', checkName(name)),
    of('phone', checkMobile(phone)),
    ...checkAddress({ area, detail, postalCode }),
    codePointCount(detail.trim()) > longestDetail
      ? { code: 'tooLong', field: 'detail', values: { max: longestDetail } }
      : undefined,
  ];
  return problems.filter((problem) => problem !== undefined);
}

/** As it is stored: trimmed, the number without spaces. */
export function cleanAddress(draft: AddressDraft): AddressDraft {
  return {
    ...draft,
    name: cleanLine(draft.name, nameMaxCodePoints),
    phone: normaliseMobile(draft.phone),
    detail: cleanLine(draft.detail, longestDetail),
    postalCode: draft.postalCode.normalize('NFKC').trim(),
  };
}

/** Undefined for what is no row, and for a deleted address: `IsShow` false. */
export function readAddress(row: unknown): DeliveryAddress | undefined {
  if (!isServerRow(row)) return undefined;
  const isShown = row['IsShow'];
  const isDeleted = isShown !== undefined && isShown !== null && isShown !== '' && !readFlag(isShown);
  const RecordId = readReference(row['RecordId']);
  if (RecordId === '' || isDeleted) return undefined;
  return {
    RecordId,
    name: readLine(row['Name']),
    phone: readLine(row['Phone']),
    province: readLine(row['Province']),
    city: readLine(row['City']),
    area: readLine(row['Area']),
    detail: readLine(row['AddressDetail'], 500),
    postalCode: readLine(row['PostalCode']),
    isDefault: readFlag(row['IsDefault']),
  };
}

/** As other clients write it into an order: `province-city-area-detail`. */
export const addressOfOrder = ({ province, city, area, detail }: AddressDraft): string =>
  [province, city, area, detail].join('-');

/** Of the first three parts of such a text, each of which may be missing. */
const regionPart = /^(?:[^-]*[省市区县旗州盟])?-/;

/** The same as people read it: hyphens between the parts of a region become blanks, those of a house or a flat stay. */
export function readableAddress(written: string): string {
  let rest = written;
  const parts: string[] = [];
  for (let part = regionPart.exec(rest); part !== null && parts.length < 3; part = regionPart.exec(rest)) {
    parts.push(part[0].slice(0, -1));
    rest = rest.slice(part[0].length);
  }
  return [...parts, rest].filter((part) => part !== '').join(' ');
}

/** The default one, else the newest; undefined where there is none. */
export const usualAddress = (addresses: readonly DeliveryAddress[]): DeliveryAddress | undefined =>
  addresses.find(({ isDefault }) => isDefault) ?? addresses[0];

/** Of several defaults the newest is it. @param addresses newest first */
export function withOneDefault(addresses: readonly DeliveryAddress[]): readonly DeliveryAddress[] {
  const only = addresses.find(({ isDefault }) => isDefault);
  return addresses.map((one) => (one.isDefault && one !== only ? { ...one, isDefault: false } : one));
}
