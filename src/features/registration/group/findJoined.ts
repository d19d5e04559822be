import { findGroup } from '#entities/registration/api/registrations.ts';
import { readRegistration, type Registration } from '#entities/registration/api/registrationRecord.ts';
import { services } from '#session/services.ts';

export type Joined =
  | {
      readonly kind: 'found';
      readonly people: readonly { readonly recordId: string; readonly name: string }[];
    }
  | { readonly kind: 'unknown' };

/** A browser may have delivered one insert twice: that is one person. */
const isFirstOfReference = ({ ClientRef }: Registration, at: number, all: readonly Registration[]) =>
  ClientRef === '' || all.findIndex((other) => other.ClientRef === ClientRef) === at;

/** Who is registered in a group, by any member: names only; the rest of the rows is dropped. */
export async function findJoined(exhibitionId: string, groupId: string): Promise<Joined> {
  try {
    const found = await findGroup(await services().client(), { exhibitionId, groupId });
    if (found.kind === 'unknown') return { kind: 'unknown' };
    const rows = found.kind === 'found' ? found.rows.map(readRegistration) : [];
    const registrations = rows.filter((row) => row !== undefined).filter(isFirstOfReference);
    return {
      kind: 'found',
      people: registrations.map(({ RecordId, Name }) => ({ recordId: RecordId, name: Name })),
    };
  } catch {
    // A part of the app could not be loaded; the list is complete without it.
    return { kind: 'unknown' };
  }
}
