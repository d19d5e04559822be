import { exhibitionRequest } from '#domain/exhibition/entryRequest.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { askServer, type ServerConfig } from '../askServer.ts';
import type { BootHandover } from '../takeEarlyAnswer.ts';

/** Inserted by the build: what the app's own definition of a page's rows asks, with places for the two ids. */
export interface RowQuestion {
  readonly path: string;
  readonly params: object;
}

/** What an address names. */
interface AskedPage {
  readonly kind: string;
  readonly id: string;
  /** Missing where the page is about the exhibition, or a list. */
  readonly rowId?: string | undefined;
}

function stored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined; // Storage may be refused.
  }
}

/** The rows of an exhibition are those of its tenant; known where the phone was at this exhibition last. */
function storedTenant(exhibitionId: string): string | undefined {
  const isHere = (stored('exhibitionInfo') ?? '').indexOf(`"RecordId":"${exhibitionId}"`) >= 0;
  return isHere ? stored('tenantid') : undefined;
}

function tenantIn(answer: unknown): string {
  const [row] = (answer as { result: { TenantId?: unknown }[] }).result;
  if (typeof row?.TenantId !== 'string') throw new Error('no tenant');
  return row.TenantId;
}

/** Asks for the exhibition, and for the page's rows where there is a question for them. What is no id is left to the app. */
export function askPage(
  server: ServerConfig,
  { kind, id, rowId = '' }: AskedPage,
  question: RowQuestion | undefined,
): void {
  if (!isRecordId(id)) return;
  const early: Record<string, Promise<unknown>> = {};
  const ask = (tenantId: string, { path, params: wanted }: RowQuestion) => {
    const params = JSON.stringify(wanted)
      .replace(/\{id\}/g, id)
      .replace(/\{row\}/g, rowId);
    const body = { tenantId, userId: stored('userid'), params: JSON.parse(params) as object };
    return askServer(server, early, { path, body }, id);
  };
  const exhibition = askServer(server, early, exhibitionRequest(id, server.systemTenant), id);
  const known = storedTenant(id);
  const rowOf = (asked: RowQuestion) =>
    known === undefined ? exhibition.then((answer) => ask(tenantIn(answer), asked)) : ask(known, asked);
  const row = question === undefined ? exhibition : rowOf(question);
  row.catch(() => {});
  window.boot = { early, shared: { id, kind, exhibition, row } } as unknown as BootHandover;
}
