import type { ReactNode } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { productsPath } from './rules/productPaths.ts';
import { useHasProducts } from './useHasProducts.ts';

/** From an empty page to the products; not there where the server says that there are none. */
export function ProductsButton({ children }: { readonly children: ReactNode }) {
  const exhibitionId = useExhibitionId();
  return useHasProducts() === false ? null : (
    <LinkButton to={productsPath(exhibitionId)}>{children}</LinkButton>
  );
}
