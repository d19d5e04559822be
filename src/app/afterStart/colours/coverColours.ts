import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';

/** More exhibitions than most phones open. */
const mostKept = 8;
/** A colour that no accent can have: the cover was read, and is nearly grey. */
const none = '#ffffff';

/** A line for each exhibition, newest first: its id, the colour, a space and the address of the cover. */
const keptLines = (): string[] => (appStorage().read(ownNames.coverColours) ?? '').split('\n');

/** Whether this cover has been read, with or without a colour. */
export const isColourKept = (exhibitionId: string, cover: string): boolean =>
  keptLines().some(
    (line) => line.indexOf(exhibitionId) === 0 && line.slice(exhibitionId.length + none.length + 1) === cover,
  );

/** Keeps the colour of a cover, undefined for none, where the boot scripts read it too, see `accentIn`. */
export function keepColour(exhibitionId: string, cover: string, colour: string | undefined): void {
  const others = keptLines().filter((line) => line !== '' && line.indexOf(exhibitionId) !== 0);
  const lines = [`${exhibitionId}${colour ?? none} ${cover}`, ...others].slice(0, mostKept);
  appStorage().write(ownNames.coverColours, lines.join('\n'));
}
