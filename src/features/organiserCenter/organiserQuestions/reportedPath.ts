import { livePath } from '#domain/address/homePaths.ts';
import { organiserDecideRowPath } from '#domain/address/organiser/decisionPaths.ts';
import type { AskedQuestion } from '#entities/organiser/api/organiserRows.ts';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { productPath } from '#entities/product/rules/productPaths.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';

const paths = {
  // Shown here also where its author has withdrawn it.
  post: (exhibitionId: string, id: string) => organiserDecideRowPath(exhibitionId, 'posts', id),
  product: productPath,
  exhibitor: exhibitorPath,
  live: livePath,
} as const;

export type ReportedPage = keyof typeof paths;

/** The page about what was reported; undefined where there is none, such as of a conversation with a visitor. */
export function reportedPage(
  exhibitionId: string,
  { AboutKind, AboutId }: Pick<AskedQuestion, 'AboutKind' | 'AboutId'>,
): { readonly kind: ReportedPage; readonly path: string } | undefined {
  const kind = (Object.keys(paths) as ReportedPage[]).find((one) => one === AboutKind);
  if (kind === undefined || !isRecordId(AboutId)) return undefined;
  return { kind, path: paths[kind](exhibitionId, AboutId) };
}
