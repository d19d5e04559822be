import type { ApiClient } from '../../../api/client/apiClient.ts';
import { productComments } from '../../../api/product/productCollections.ts';

export interface NewComment {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  readonly productId: string;
  readonly visitorId: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Stores a comment once. If this visitor has already posted the same text for the product, nothing is inserted: an earlier
 * insert may have been stored although its answer was lost. @throws ApiProblem; Refused when the server says no
 */
export async function postComment(client: ApiClient, comment: NewComment): Promise<void> {
  const { exhibitionId, exhibitorId, productId, visitorId, name, text } = comment;
  const own = { ProductId: productId, VisitorId: visitorId };
  const posted = await productComments.list(client, own, { policy: 'besideForm' });
  if (posted.some(({ Content }) => Content === text)) return;
  await productComments.insert(client, {
    ...own,
    ExhibitionId: exhibitionId,
    ExhibitorId: exhibitorId,
    Content: text,
    Name: name,
  });
}
