import type { Answer, Answers } from '#domain/form/formDefinition.ts';
import { maxPictures } from '#domain/form/possibleLimits.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { writeHundredths } from '#domain/text/writeHundredths.ts';
import { documentKey, picturesKey } from './postForm.ts';
import { splitFiles } from './postFiles.ts';

/** What a post says, as answers of the form. */
export function answersOfPost(post: SupplyPost): Answers {
  const { pictures, document } = splitFiles(post.files, maxPictures);
  return {
    type: post.kind,
    productName: post.productName,
    productType: post.productType,
    EnterpriseType: post.EnterpriseType,
    packSize: post.packSize,
    originPlace: post.originPlace,
    unitPrice: priceTyped(post.unitPriceCents),
    number: post.number,
    closingDate: post.closingDate,
    productDetail: post.productDetail,
    companyName: post.companyName,
    [picturesKey]: pictures,
    [documentKey]: document,
  };
}

const priceTyped = (cents: number | undefined) =>
  cents === undefined ? '' : writeHundredths(cents).replace(/\.00$/, '');

/** An answer as text; '' where it is none. */
export const textIn = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '');

/** The addresses among the answers, and what the form has no room for. */
export function filesOfAnswers(answers: Answers, kept: readonly string[]): readonly string[] {
  const pictures = answers[picturesKey];
  const document = textIn(answers[documentKey]);
  const chosen = Array.isArray(pictures) ? (pictures as readonly string[]) : [];
  return [...chosen, ...(document === '' ? [] : [document]), ...kept].filter((file) => file !== '');
}
