import type { Sandbox } from '#sandbox/answer.ts';
import type { Row } from '#sandbox/store/store.ts';
import type { Recorded } from '../api/recordingServer.ts';

/**
 * What real servers do differently. A third difference makes none here: a server may refuse a second row with the same
 * `RecordId`, but this client never sends one, so there is nothing that it could recognise a double by.
 */
export interface Capabilities {
  /** A server that keeps only the fields it knows loses our reference, and who came with whom. */
  readonly keepsUnknownFields: boolean;
  /** One row per exhibition and contact: an insert for a contact that has one changes that row. */
  readonly upserts: boolean;
}

export const combinations = [
  ['keeps every field and adds every row', { keepsUnknownFields: true, upserts: false }],
  ['keeps every field and has one row per contact', { keepsUnknownFields: true, upserts: true }],
  ['keeps only what it knows and adds every row', { keepsUnknownFields: false, upserts: false }],
  ['keeps only what it knows and has one row per contact', { keepsUnknownFields: false, upserts: true }],
] as const satisfies readonly (readonly [string, Capabilities])[];

export interface Answered {
  readonly status: number;
  readonly text: string;
}

export interface Params {
  readonly record?: Row;
  readonly setValue?: Row;
  readonly condition?: Row;
}

export const paramsOf = (body: Record<string, unknown>) => (body['params'] ?? {}) as Params;

const insertPath = '/v2/data/insert/VisitorExhibitionInfo';
const inventedFields = ['ClientRef', 'GroupId', 'GroupMob', 'GroupEmail'];

/** The sandbox as a server that can do this much. */
export function createCapableServer(sandbox: Sandbox, { keepsUnknownFields, upserts }: Capabilities) {
  async function ask(path: string, { headers, body }: Pick<Recorded, 'headers' | 'body'>): Promise<Answered> {
    const answer = await sandbox.answer(
      new Request(`http://sandbox.test${path}`, {
        method: 'POST',
        headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    return { status: answer.status, text: await answer.text() };
  }

  /** The row of the contact that is to be inserted, if there is one. */
  async function findPresent(
    { headers, body }: Recorded,
    { ExhibitionId, Mob }: Row,
  ): Promise<Row | undefined> {
    if (Mob === undefined) return undefined;
    const params = { condition: { ExhibitionId, Mob } };
    const { text } = await ask('/v2/data/queryList/VisitorExhibitionInfo', {
      headers,
      body: { ...body, params },
    });
    return (JSON.parse(text) as { result: Row[] | null }).result?.[0];
  }

  async function upsert(request: Recorded, record: Row): Promise<Answered> {
    const { headers, body } = request;
    const present = await findPresent(request, record);
    if (present === undefined) return ask(insertPath, request);
    const params = { recordId: present['RecordId'], setValue: record };
    const { status, text } = await ask('/v2/data/update/VisitorExhibitionInfo', {
      headers,
      body: { ...body, params },
    });
    const result = await findPresent(request, record);
    return { status, text: JSON.stringify({ ...(JSON.parse(text) as object), result }) };
  }

  let last: Promise<unknown> = Promise.resolve();
  return (request: Recorded): Promise<Answered> => {
    const known = keepsUnknownFields ? request : { ...request, body: withoutInvented(request.body) };
    const { record } = paramsOf(known.body);
    if (!upserts || record === undefined || request.path !== insertPath) return ask(request.path, known);
    // An index of the database: two simultaneous inserts cannot both find no row.
    const turn = last.then(() => upsert(known, record));
    last = turn.catch(() => {});
    return turn;
  };
}

function withoutInvented(body: Record<string, unknown>): Record<string, unknown> {
  const { record, ...rest } = paramsOf(body);
  if (record === undefined) return body;
  const known = Object.entries(record).filter(([key]) => !inventedFields.includes(key));
  return { ...body, params: { ...rest, record: Object.fromEntries(known) } };
}
