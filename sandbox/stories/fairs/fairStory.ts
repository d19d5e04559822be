import type { TextPair } from '../../../src/domain/form/formDefinition.ts';
import type { LateSeeds } from '../../records.ts';
import { formRow, shortFields } from '../forms/forms.ts';
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
  readonly lateRows?: (nowMs: number) => LateSeeds;
}

/** Counted from today. */
export const fairDays = [2, 4] as const;

const idOf = (beginning: string, name: string) => `${beginning}${name}`.padEnd(23, '0').slice(0, 23) + '1';

export const fairId = (name: string) => idOf('', name);

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
        }),
      ],
      Channel: [visitorChannel(nowMs, idOf('main', name), exhibitionId)],
      CustomBasic: [formRow(nowMs, { id: idOf('form', name), exhibitionId, fields: shortFields })],
    }),
    ...(traits.lateRows && { lateRows: traits.lateRows }),
  };
}
