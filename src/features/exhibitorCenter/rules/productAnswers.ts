import type { RowPart } from '#domain/correction/rowChanges.ts';
import type { Answer, Answers } from '#domain/form/formDefinition.ts';
import { maxPictures } from '#domain/form/possibleLimits.ts';
import { productPrice } from '#entities/product/rules/productPrice.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { htmlOfLines, linesOfHtml } from '#domain/richText/typedRichText.ts';
import { sentVersions, typedPrice, typedVersions } from './productVersions.ts';
import { sentCount, sentPrice } from './sentNumbers.ts';
import { sentPictures, typedPictures } from './ownPictures.ts';
import {
  type FilmTextKey,
  filmTextKeys,
  priceKindKey,
  type ProductField,
  type ProductTextKey,
  releaseKey,
  secondKey,
} from './forms/productForm.ts';

export type ProductRow = Readonly<
  Record<
    | ProductTextKey
    | FilmTextKey
    | 'ProductPrice'
    | 'MinOrderNumber'
    | 'StockNumber'
    | 'Video'
    | 'ProductTypeInfoId'
    | 'CategoryFirstId'
    | 'CategorySecondId',
    string
  > & {
    PicList: readonly unknown[];
    Specifications: readonly unknown[];
  }
>;

const rich: readonly ProductField[] = ['ProductDescription', 'ProductDescriptionEn'];
const texts = [
  'ProductName',
  'ProductNameEn',
  'productTitle',
  'productTitleEn',
  'ProductNumber',
  ...filmTextKeys,
] as const;

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
  StockNumber: '',
  Video: '',
  CaptionsUrl: '',
  DescribedUrl: '',
  Transcript: '',
  TranscriptEn: '',
  ProductTypeInfoId: '',
  CategoryFirstId: '',
  CategorySecondId: '',
  PicList: [],
  Specifications: [],
};

export const blankProduct: Answers = { [releaseKey]: 'now' };

/** What a product says, as answers of the form. */
export function answersOfProduct(row: ProductRow, origin: string): Answers {
  const cents = productPrice(row.ProductPrice);
  const answers: Record<string, Answer> = {
    PicList: typedPictures(row.PicList, origin, maxPictures),
    CategoryFirstId: row.CategoryFirstId,
    [priceKindKey]: cents === undefined ? 'request' : 'fixed',
    ProductPrice: typedPrice(row.ProductPrice),
    MinOrderNumber: row.MinOrderNumber,
    StockNumber: row.StockNumber,
    Video: row.Video,
    ProductTypeInfoId: row.ProductTypeInfoId,
    Specifications: typedVersions(row.Specifications),
    ProductDescription: linesOfHtml(row.ProductDescription),
    ProductDescriptionEn: linesOfHtml(row.ProductDescriptionEn),
  };
  for (const key of texts) answers[key] = row[key];
  if (row.CategoryFirstId !== '') answers[secondKey(row.CategoryFirstId)] = row.CategorySecondId;
  return answers;
}

const textIn = (answer: Answer | undefined) => (typeof answer === 'string' ? answer.trim() : '');

const rowsIn = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? (answer as readonly string[]) : [];

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
    else if (field === 'Specifications')
      changes[field] = sentVersions(rowsIn(answers[field]), row.Specifications);
    else if (field === 'MinOrderNumber' || field === 'StockNumber')
      changes[field] = sentCount(textIn(answers[field]));
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
