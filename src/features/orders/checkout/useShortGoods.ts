import { queryOptions } from '@tanstack/react-query';
import { oneOf } from '#data/collections/condition.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { orderRefusals } from '#entities/order/api/orderWrites.ts';
import { products } from '#entities/product/api/productCollections.ts';
import { productOffers } from '#entities/product/rules/productOffer.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';

export interface ShortGoods {
  /** Of the product, with its version. */
  readonly name: string;
  readonly left: number;
}

/** What one order was sent with. */
export interface SentLine {
  readonly productId: string;
  readonly type: string;
  readonly name: string;
  readonly typeName: string;
  /** Undefined for what is no number. */
  readonly quantity: number | undefined;
}

const isTooLittle = (state: SubmissionState): boolean =>
  state.at === 'rejected' && orderRefusals[state.refusal.resCode ?? 0] === 'stockGone';

type Product = Awaited<ReturnType<typeof products.list>>[number];

function shortIn(lines: readonly SentLine[], rows: readonly Product[]): ShortGoods | null {
  for (const { productId, type, name, typeName, quantity = 1 } of lines) {
    const row = rows.find(({ RecordId }) => RecordId === productId);
    const offer = row && productOffers(row).find((one) => one.type === type);
    if (offer?.stock !== undefined && offer.stock < quantity)
      return { name: [name, typeName].filter((text) => text !== '').join(' · '), left: offer.stock };
  }
  return null;
}

const shortQuery = (exhibitionId: string, lines: readonly SentLine[]) =>
  queryOptions({
    queryKey: ['cartProducts', exhibitionId, 'short', lines] as const,
    queryFn: async (context) => {
      const asked = { RecordId: oneOf(lines.map(({ productId }) => productId)) };
      return shortIn(lines, await products.list(await readingClient(context), asked));
    },
    staleTime: 0,
  });

/** The refusal does not say of what there is too little: the products are read again. Undefined where that tells nothing. */
export function useShortGoods(
  exhibitionId: string,
  { state, lines }: { readonly state: SubmissionState; readonly lines: readonly SentLine[] },
): ShortGoods | undefined {
  const { data } = useServerQuery({
    ...shortQuery(exhibitionId, lines),
    enabled: isTooLittle(state) && lines.length > 0,
  });
  return data ?? undefined;
}
