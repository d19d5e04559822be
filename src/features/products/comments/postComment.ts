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
 * Stores a comment once: one with the same text that this visitor has posted is taken for it, as an answer that was lost leaves
 * its row. @throws ApiProblem; Refused when the server says no
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
