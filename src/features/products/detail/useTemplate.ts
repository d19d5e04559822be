import { productTemplates } from '#entities/product/api/productCollections.ts';
import { choicesQuery } from '#flows/content/detailQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { type TemplateLine, templateLines } from '../rules/productTemplate.ts';

/** How the pages of an exhibition's products are arranged; a page without an answer is whole too. */
export function useTemplate(
  product: Parameters<typeof templateLines>[1] | undefined,
): readonly TemplateLine[] {
  const exhibitionId = useExhibitionId();
  const { data = [] } = useServerQuery(
    choicesQuery(productTemplates, { ExhibitionId: exhibitionId }, { CreatedAtMesc: 1 }),
  );
  return product === undefined ? [] : templateLines(data, product);
}
