import { writeUnitPrice } from '#entities/supply/api/unitPrice.ts';
import { readPost } from '#entities/supply/api/readPost.ts';
import type { Answers } from '#domain/form/formDefinition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { ownerFields, type PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { filesOfAnswers, textIn } from '../rules/postAnswers.ts';

export const textFields = [
  'type',
  'productName',
  'productType',
  'EnterpriseType',
  'packSize',
  'originPlace',
  'closingDate',
  'productDetail',
  'companyName',
] as const;

/** What is sent of a post. Blank answers travel as '', so that a correction can empty a field. */
export function postRecord(owner: PostOwner, answers: Answers, kept: readonly string[]): ServerRow {
  const number = textIn(answers['number']);
  const said = textFields.map((key) => ({ [key]: textIn(answers[key]) }));
  return {
    ExhibitionId: owner.exhibitionId,
    ...ownerFields(owner),
    ...(Object.assign({}, ...said) as ServerRow),
    unitPrice: writeUnitPrice(textIn(answers['unitPrice'])),
    number: number === '' ? '' : Number(number),
    files: filesOfAnswers(answers, kept),
  };
}

/** The post as others will see it; undefined where the answers make none. */
export const previewOf = (record: ServerRow): SupplyPost | undefined =>
  readPost({ ...record, RecordId: '0'.repeat(24) });
