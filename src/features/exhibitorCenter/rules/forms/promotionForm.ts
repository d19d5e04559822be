import type { Choice, FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import type { AskedFields } from '../fieldAnswers.ts';

export const promotionFields = {
  name: 'text',
  nameEn: 'text',
  PromotionTypeId: 'text',
  StartTime: 'moment',
  EndTime: 'moment',
  Place: 'text',
  PlaceEn: 'text',
  Banner: 'picture',
  Description: 'rich',
  DescriptionEn: 'rich',
} as const satisfies AskedFields<string>;

export type PromotionField = keyof typeof promotionFields;
type Group = 'what' | 'when' | 'about';
type Hint = 'Banner' | 'Place' | 'Description' | 'rich';
export type PromotionText = `ask_${PromotionField}` | `hint_${Hint}` | `group_${Group}`;

export interface PromotionFormSettings {
  readonly text: (key: PromotionText) => TextPair;
  readonly types: readonly Choice[];
  /** Descriptions that hold what lines cannot say. */
  readonly rich: readonly PromotionField[];
}

const longestName = 80;
const longestPlace = 80;
const longestDescription = 3_000;

export function promotionForm({ text, types, rich }: PromotionFormSettings): FormDefinition {
  const askIn =
    (group: Group) =>
    (key: PromotionField, type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}) => ({
      key,
      type,
      label: text(`ask_${key}`),
      section: text(`group_${group}`),
      required: false,
      ...more,
    });
  const [what, when, about] = [askIn('what'), askIn('when'), askIn('about')];
  const hintOf = (key: PromotionField) => text(rich.includes(key) ? 'hint_rich' : 'hint_Description');
  return {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [
      what('name', 'text', { required: true, max: longestName }),
      what('nameEn', 'text', { max: longestName }),
      ...(types.length > 0 ? [what('PromotionTypeId', 'singleChoice', { choices: types })] : []),
      what('Banner', 'images', { onlyPictures: true, max: 1, hint: text('hint_Banner') }),
      when('StartTime', 'dateTime', { required: true }),
      when('EndTime', 'dateTime', { required: true }),
      when('Place', 'text', { max: longestPlace, hint: text('hint_Place') }),
      when('PlaceEn', 'text', { max: longestPlace }),
      about('Description', 'longText', { max: longestDescription, hint: hintOf('Description') }),
      about('DescriptionEn', 'longText', { max: longestDescription, hint: hintOf('DescriptionEn') }),
    ],
  };
}
