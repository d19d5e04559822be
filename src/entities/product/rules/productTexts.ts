import type { TextPair } from '#domain/form/formDefinition.ts';

interface NamedProduct {
  readonly ProductName: string;
  readonly ProductNameEn: string;
}

interface TitledProduct {
  readonly productTitle: string;
  readonly productTitleEn: string;
}

export const productName = (row: NamedProduct): TextPair => ({ zh: row.ProductName, en: row.ProductNameEn });

/** One sentence that praises it. */
export const productTitle = (row: TitledProduct): TextPair => ({
  zh: row.productTitle,
  en: row.productTitleEn,
});
