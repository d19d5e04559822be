import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { type Accent, readAccent } from '#domain/exhibition/readAccent.ts';
import { accentIn } from '#domain/exhibition/showAccent.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { currentTraits } from './currentTraits.ts';

/** The colour that the organiser gives an exhibition, else that of the tenant, where words in it can be read. */
export const givenAccentOf = (row: ServerRow | undefined): Accent | undefined =>
  (row && accentIn(row)) ?? readAccent(currentTraits().accent);

/** The same; without both that of the cover, where this phone has read it. Undefined is the app's own colour. */
export const accentOf = (row: ServerRow | undefined): Accent | undefined =>
  givenAccentOf(row) ?? (row && accentIn(row, appStorage().read(ownNames.coverColours)));
