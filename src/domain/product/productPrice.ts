const wholeCents = /^\d{1,15}$/;

/** The price in cents; undefined where the exhibitor gives none, or none that can be read. */
export function productPrice(price: string): number | undefined {
  const cents = wholeCents.test(price.trim()) ? Number(price) : 0;
  return cents > 0 ? cents : undefined;
}
