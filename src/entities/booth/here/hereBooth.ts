import { laterNames } from '#device/storage/later/laterNames.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';

/** The booth at which a visitor said to be. */
export interface HereBooth {
  readonly exhibitorId: string;
  readonly hallId: string;
  readonly boothNo: string;
  /** The place of the last check-in at that moment, '' before the first: a later check-in says better where one is. */
  readonly afterPlaceId: string;
}

const isHereBooth = (value: unknown): value is HereBooth =>
  isServerRow(value) &&
  ['exhibitorId', 'hallId', 'boothNo', 'afterPlaceId'].every((key) => typeof value[key] === 'string');

/** One booth, or none. On this phone alone: no server is told. */
export const hereBooths = createVisitorLists({
  prefix: laterNames.herePrefix,
  isEntry: isHereBooth,
  most: 1,
});

export const setHereBooth = (exhibitionId: string, booth: HereBooth | undefined): void =>
  hereBooths(exhibitionId).change(() => (booth === undefined ? [] : [booth]));
