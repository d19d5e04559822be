import { type APIRequestContext, expect } from '@playwright/test';

export type StoredRow = Readonly<Record<string, unknown>>;

export async function rowsIn(request: APIRequestContext, collection: string): Promise<readonly StoredRow[]> {
  const answer = await request.get(`/sandbox/records.json?collection=${collection}`);
  return (await answer.json()) as readonly StoredRow[];
}

/** The registrations of one contact, at every exhibition. */
export async function registrationsOf(
  request: APIRequestContext,
  contact: string,
): Promise<readonly StoredRow[]> {
  const rows = await rowsIn(request, 'VisitorExhibitionInfo');
  return rows.filter((row) => row['Mob'] === contact || row['Email'] === contact);
}

/** The one registration of a contact: none is as wrong as two. */
export async function theRegistrationOf(request: APIRequestContext, contact: string): Promise<StoredRow> {
  const rows = await registrationsOf(request, contact);
  expect(rows, `registrations of ${contact}`).toHaveLength(1);
  return rows[0] ?? {};
}

/** The code that was sent, as the visitor reads it on the phone. */
export async function sentCode(request: APIRequestContext, contact: string): Promise<string> {
  const find = async () => {
    const answer = await request.get('/sandbox/inbox.json');
    const messages = (await answer.json()) as readonly { contact: string; code: string }[];
    return messages.find((message) => message.contact === contact)?.code ?? '';
  };
  await expect.poll(find, { message: `a code for ${contact}` }).not.toBe('');
  return find();
}
