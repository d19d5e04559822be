import type { SupplyPost } from './supplyPost.ts';

/** Model numbers, sizes and years say nothing of what other exhibitors call the same goods. */
const isNumbered = (text: string) => /\d/.test(text);

/** What a post is about, in the parts of its product's name; nothing of a post that was withdrawn. */
export function postTopics({ productName, isWithdrawn }: SupplyPost): readonly string[] {
  if (isWithdrawn) return [];
  const parts = productName.split(/[\s,，、/·|()（）[\]【】:：;；]+/);
  return parts.filter((part) => part !== '' && !isNumbered(part));
}
