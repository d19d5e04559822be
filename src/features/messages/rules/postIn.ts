import { isRecordId } from '#domain/record/isRecordId.ts';
import { postPath } from '#entities/supply/rules/supplyPaths.ts';

/** The post of this exhibition that a message leads to; undefined where it leads elsewhere. */
export function postIn(link: string, exhibitionId: string): string | undefined {
  const before = postPath(exhibitionId, '');
  const id = link.indexOf(before) === 0 ? link.slice(before.length) : '';
  return isRecordId(id) ? id : undefined;
}
