import { laterNames } from '#device/storage/later/laterNames.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';

/** What a card shows of an exhibitor. Texts are '' when absent. */
export interface ForYouCard {
  readonly id: string;
  readonly name: TextPair;
  readonly booth: string;
  readonly hallId: string;
  readonly logo: string;
  /** Of one of its products. */
  readonly picture: string;
}

interface Kept {
  /** None where nothing fits. */
  readonly cards: readonly ForYouCard[];
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'cards' in value && Array.isArray(value.cards);

const lists = createVisitorLists({ prefix: laterNames.forYouPrefix, isEntry: isKept, most: 1 });

/** What was suggested to the visitor last, on this phone alone; undefined before the first time. */
export const keptForYou = (exhibitionId: string): readonly ForYouCard[] | undefined =>
  lists(exhibitionId).list()[0]?.cards;

export const keepForYou = (exhibitionId: string, cards: readonly ForYouCard[]): void =>
  lists(exhibitionId).change(() => [{ cards }]);
