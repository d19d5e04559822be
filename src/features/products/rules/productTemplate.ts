import type { TextPair } from '#domain/form/formDefinition.ts';
import { isServerRow, readLine, readTextPair } from '#domain/record/serverRow.ts';

/** One line of a product's page: a field of the product, or the name of one of its specifications. */
export interface TemplateLine {
  readonly field: string;
  /** Both '' where the line keeps its own name. */
  readonly label: TextPair;
}

interface TemplateRow {
  readonly ExhibitorId: string;
  readonly ProductTypeInfoId: string;
  readonly Items: readonly unknown[];
}

type Templated = Omit<TemplateRow, 'Items'>;

const mostLines = 60;

/** The lines of the template that fits best: the exhibitor's before that of the kind, and that before the exhibition's. */
export function templateLines(rows: readonly TemplateRow[], product: Templated): readonly TemplateLine[] {
  const fits = (of: string, own: string) => of === '' || of === own;
  const rank = (row: TemplateRow) =>
    Number(row.ExhibitorId !== '') * 2 + Number(row.ProductTypeInfoId !== '');
  const best = rows
    .filter(
      (row) =>
        fits(row.ExhibitorId, product.ExhibitorId) && fits(row.ProductTypeInfoId, product.ProductTypeInfoId),
    )
    .reduce<TemplateRow | undefined>(
      (found, row) => (found === undefined || rank(row) > rank(found) ? row : found),
      undefined,
    );
  return (best?.Items ?? [])
    .filter(isServerRow)
    .map((item) => ({ field: readLine(item['Field']), label: readTextPair(item, 'Label') }))
    .filter(({ field }) => field !== '')
    .slice(0, mostLines);
}

/** An item with the label that its template gives it; undefined where it keeps its own. */
export interface Arranged<T> {
  readonly item: T;
  readonly label: TextPair | undefined;
}

/**
 * The items that a template names, in its order; then those that must stay. Where it names none of them they are left as
 * they are: it was made for other products.
 */
export function arrange<T>(
  items: readonly T[],
  lines: readonly TemplateLine[],
  fieldOf: (item: T) => string,
  mustStay: (item: T) => boolean = () => false,
): readonly Arranged<T>[] {
  const plain = (item: T): Arranged<T> => ({ item, label: undefined });
  const isNamed = (item: T) => lines.some(({ field }) => field === fieldOf(item));
  if (!items.some(isNamed)) return items.map(plain);
  const labelled = lines.map(({ field, label }) => {
    const given = label.zh === '' && label.en === '' ? undefined : label;
    return items.filter((item) => fieldOf(item) === field).map((item) => ({ item, label: given }));
  });
  const named = labelled.reduce<readonly Arranged<T>[]>((all, some) => [...all, ...some], []);
  return [...named, ...items.filter((item) => !isNamed(item) && mustStay(item)).map(plain)];
}
