import type { ReactNode } from 'react';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { countQuery } from '#flows/content/listQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { productsPlan } from './productsPlan.ts';
import { productsPath } from './rules/productPaths.ts';

const everything = { search: '', filters: {}, sort: undefined };

/** From an empty page to the products; not there where the server says that there are none. */
export function ProductsButton({ children }: { readonly children: ReactNode }) {
  const exhibitionId = useExhibitionId();
  const { data } = useServerQuery(countQuery(productsPlan(exhibitionId), everything));
  return data === 0 ? null : <LinkButton to={productsPath(exhibitionId)}>{children}</LinkButton>;
}
