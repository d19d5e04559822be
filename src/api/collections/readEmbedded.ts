import { isServerRow, type ServerRow } from '../../domain/record/serverRow.ts';

/** The row that the server has written in place of an id; undefined where it left the id, or found nothing. */
export function readEmbedded(value: unknown): ServerRow | undefined {
  const single: unknown = Array.isArray(value) ? value[0] : value;
  return isServerRow(single) ? single : undefined;
}
