import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openTab, type Phone } from '#tests/flows/openPhone.ts';

/** A person who is registered at exhibitions of the sandbox. */
export interface RegisteredPerson {
  readonly visitorId: string;
  readonly mobile: string;
  readonly rows: readonly Row[];
  /** What names them: ids, codes and the number. */
  readonly traces: readonly string[];
}

/** Registers a person on the server, and nowhere else. */
export async function registerPerson(
  phone: Phone,
  {
    name,
    mobile,
    exhibitions,
  }: { readonly name: string; readonly mobile: string; readonly exhibitions: readonly string[] },
): Promise<RegisteredPerson> {
  const rows: Row[] = [];
  for (const exhibitionId of exhibitions) {
    const [channel] = await phone.rows('Channel', exhibitionId);
    const record = {
      ExhibitionId: exhibitionId,
      ChannelId: channel?.['RecordId'],
      Name: name,
      CompanyName: `${name}的公司`,
      Mob: mobile,
    };
    rows.push((await phone.call('insert/VisitorExhibitionInfo', { record })).result as Row);
  }
  const ids = rows.flatMap((row) =>
    ['RecordId', 'VisitorId', 'UserId', 'VoucherCode'].map((key) => String(row[key])),
  );
  const traces = Array.from(new Set([name, mobile, ...ids]));
  return { visitorId: String(rows[0]?.['VisitorId']), mobile, rows, traces };
}

/** Logs the person in on this phone at each of their exhibitions, as a proven contact does; the last is in use. */
export async function logInHere({ mobile, rows }: RegisteredPerson): Promise<void> {
  const tab = await openTab();
  const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
  const { keepVisitor } = await import('#entities/registration/stored/keepVisitor.ts');
  const { provenContacts } = await tab.localStores();
  for (const row of rows) {
    const exhibitionId = String(row['ExhibitionId']);
    await provenContacts.remember(exhibitionId, { kind: 'mobile', value: mobile });
    await keepVisitor(readRegistration(row)!);
    tab.device.getState().set('entranceId', exhibitionId);
  }
  tab.kill();
}

/** For walks through some hundred screens: only what hangs ends here. */
export const longMs = 300_000;

/** What screens ask of a browser, and jsdom has not. */
export function arrangePage(): void {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Object.assign(Element.prototype, { scrollTo() {} });
}

/** The phone as it was bought; what the server holds stays. */
export function emptyPhone(): void {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
}
