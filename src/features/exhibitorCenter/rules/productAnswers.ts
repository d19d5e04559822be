import type { RowPart } from '#domain/correction/rowChanges.ts';
import type { Answer, Answers } from '#domain/form/formDefinition.ts';
import { maxPictures } from '#domain/form/possibleLimits.ts';
import { writeMoney } from '#domain/money/serverMoney.ts';
import { productPrice } from '#entities/product/rules/productPrice.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { htmlOfLines, linesOfHtml } from '#domain/richText/typedRichText.ts';
import { writeHundredths } from '#domain/text/writeHundredths.ts';
import { sentPictures, typedPictures } from './ownPictures.ts';
import {
  priceKindKey,
  type ProductField,
  type ProductTextKey,
  releaseKey,
  secondKey,
} from './forms/productForm.ts';

export type ProductRow = Readonly<
  Record<
    ProductTextKey | 'ProductPrice' | 'MinOrderNumber' | 'CategoryFirstId' | 'CategorySecondId',
    string
  > & {
    PicList: readonly unknown[];
  }
>;

const rich: readonly ProductField[] = ['ProductDescription', 'ProductDescriptionEn'];
const texts = ['ProductName', 'ProductNameEn', 'productTitle', 'productTitleEn', 'ProductNumber'] as const;

export const newProduct: ProductRow = {
  ProductName: '',
  ProductNameEn: '',
  productTitle: '',
  productTitleEn: '',
  ProductNumber: '',
  ProductDescription: '',
  ProductDescriptionEn: '',
  ProductPrice: '',
  MinOrderNumber: '',
  CategoryFirstId: '',
  CategorySecondId: '',
  PicList: [],
};

export const blankProduct: Answers = { [releaseKey]: 'now' };

/** What a product says, as answers of the form. */
export function answersOfProduct(row: ProductRow, origin: string): Answers {
  const cents = productPrice(row.ProductPrice);
  const answers: Record<string, Answer> = {
    PicList: typedPictures(row.PicList, origin, maxPictures),
    CategoryFirstId: row.CategoryFirstId,
    [priceKindKey]: cents === undefined ? 'request' : 'fixed',
    ProductPrice: cents === undefined ? '' : writeHundredths(cents).replace(/\.00$/, ''),
    MinOrderNumber: row.MinOrderNumber,
    ProductDescription: linesOfHtml(row.ProductDescription),
    ProductDescriptionEn: linesOfHtml(row.ProductDescriptionEn),
  };
  for (const key of texts) answers[key] = row[key];
  if (row.CategoryFirstId !== '') answers[secondKey(row.CategoryFirstId)] = row.CategorySecondId;
  return answers;
}

const textIn = (answer: Answer | undefined) => (typeof answer === 'string' ? answer.trim() : '');

/** In cents as text; '' for a price on request. */
export const sentPrice = (typed: string): string => {
  const cents = Math.round(Number(typed.normalize('NFKC')) * 100);
  return typed !== '' && Number.isSafeInteger(cents) && cents > 0 ? writeMoney(cents) : '';
};

/** As its digits alone: it may be typed in full width, or with a zero before it. */
const sentCount = (typed: string): string => (typed === '' ? '' : String(Number(typed.normalize('NFKC'))));

/** What is sent of these parts. */
export function productChanges(
  parts: readonly RowPart[],
  answers: Answers,
  row: ProductRow,
  origin: string,
): ServerRow {
  const changes: Record<string, unknown> = {};
  for (const { field } of parts as readonly RowPart<ProductField>[]) {
    if (field === 'Category') {
      const first = textIn(answers['CategoryFirstId']);
      changes['CategoryFirstId'] = first;
      changes['CategorySecondId'] = first === '' ? '' : textIn(answers[secondKey(first)]);
    } else if (field === 'PicList')
      changes[field] = sentPictures(answers[field], row.PicList, { origin, most: maxPictures });
    else if (field === 'ProductPrice')
      changes[field] = answers[priceKindKey] === 'fixed' ? sentPrice(textIn(answers[field])) : '';
    else if (field === 'MinOrderNumber') changes[field] = sentCount(textIn(answers[field]));
    else changes[field] = rich.includes(field) ? htmlOfLines(textIn(answers[field])) : textIn(answers[field]);
  }
  return changes;
}

/** The flags of a new product. */
export const newProductFlags = (isReleased: boolean): ServerRow => ({
  IsRelease: isReleased,
  IsShow: true,
  IsRecycled: false,
});
