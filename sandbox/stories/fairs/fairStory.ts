import type { TextPair } from '#domain/form/formDefinition.ts';
import type { LateSeeds, Seeds } from '#sandbox/records.ts';
import { formRow, shortFields } from '../forms/forms.ts';
import type { Row } from '#sandbox/store/store.ts';
import type { Story } from '../story.ts';
import { exhibitionRow, visitorChannel } from '../world.ts';

interface FairTraits {
  /** In small letters; the first 8 tell it from all other stories. */
  readonly name: string;
  readonly title: TextPair;
  readonly shows: TextPair;
  readonly exhibition: TextPair;
  readonly place: TextPair;
  readonly introduction: TextPair;
  /** Further fields of the exhibition. */
  readonly exhibitionMore?: Row;
  /** Who is registered, and other rows that are there from the beginning. */
  readonly people?: (nowMs: number) => Seeds;
  readonly lateRows?: (nowMs: number) => LateSeeds;
  readonly more?: Story['more'];
}

/** Counted from today. */
export const fairDays = [2, 4] as const;

const idOf = (beginning: string, name: string) => `${beginning}${name}`.padEnd(23, '0').slice(0, 23) + '1';

export const fairId = (name: string) => idOf('', name);
export const fairChannelId = (name: string) => idOf('main', name);

/** An exhibition about whose exhibitors there is something to show; registration is open through one channel. */
export function fairStory({ name, title, shows, ...traits }: FairTraits): Story {
  const exhibitionId = fairId(name);
  return {
    name,
    exhibitionId,
    title,
    shows,
    rows: (nowMs) => ({
      Exhibition: [
        exhibitionRow(nowMs, {
          id: exhibitionId,
          name: traits.exhibition,
          place: traits.place,
          cover: name,
          introduction: traits.introduction,
          days: fairDays,
          signUp: [-20, 3],
          ...(traits.exhibitionMore && { more: traits.exhibitionMore }),
        }),
      ],
      ...traits.people?.(nowMs),
      Channel: [visitorChannel(nowMs, fairChannelId(name), exhibitionId)],
      CustomBasic: [formRow(nowMs, { id: idOf('form', name), exhibitionId, fields: shortFields })],
    }),
    ...(traits.more && { more: traits.more }),
    ...(traits.lateRows && { lateRows: traits.lateRows }),
  };
}
