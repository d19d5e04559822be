import { isServerRow, readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

/** A decision that was made. Texts are '' where the server notes none. */
export interface PastDecision {
  readonly state: 'approved' | 'declined';
  readonly atMs: number | undefined;
  readonly name: string;
  readonly reason: string;
}

function readDecision(
  state: unknown,
  time: unknown,
  name: unknown,
  reason: unknown,
): PastDecision | undefined {
  const code = readLine(state);
  if (code !== '2' && code !== '3') return undefined;
  return {
    state: code === '2' ? 'approved' : 'declined',
    atMs: parseVenueTime(readLine(time)),
    name: readLine(name),
    reason: readLine(reason),
  };
}

/** All decisions of `Reviews`, the oldest first; without such a list the one that the row shows. */
export function decisionsOf(row: ServerRow): readonly PastDecision[] {
  const kept = Array.isArray(row['Reviews']) ? row['Reviews'].filter(isServerRow) : [];
  const listed = kept
    .map((one) => readDecision(one['State'], one['Time'], one['ByName'], one['Reason']))
    .filter((one) => one !== undefined);
  if (listed.length > 0) return listed;
  const reason = readLine(row['ReviewReason']) || readLine(row['ApproveReason']);
  const time = row['ReviewTime'];
  // A row that waits again after a correction keeps why it was sent back.
  const state = reason !== '' && /^[01]$/.test(readLine(row['ApproveState'])) ? '3' : row['ApproveState'];
  const last = readDecision(state, time, row['ReviewedByName'], reason);
  return last === undefined || (last.atMs === undefined && last.reason === '') ? [] : [last];
}
