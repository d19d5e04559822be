import type { FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import type { AskedFields } from '../fieldAnswers.ts';

export const contactFields = {
  Name: 'text',
  NameEn: 'text',
  Job: 'text',
  JobEn: 'text',
  Phone: 'text',
  Email: 'text',
  IsAdmin: 'yesNo',
} as const satisfies AskedFields<string>;

export type ContactField = keyof typeof contactFields;
type Group = 'person' | 'reach' | 'right';
export type ContactText =
  | `ask_${ContactField}`
  | `group_${Group}`
  | `choice_${'yes' | 'no'}`
  | 'hint_IsAdmin';

const longestName = 60;

/** @param keepsRight the right to change things is not asked for: it cannot be taken away */
export function contactForm(text: (key: ContactText) => TextPair, keepsRight: boolean): FormDefinition {
  const askIn =
    (group: Group) =>
    (key: ContactField, type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}) => ({
      key,
      type,
      label: text(`ask_${key}`),
      section: text(`group_${group}`),
      required: false,
      ...more,
    });
  const [person, reach, right] = [askIn('person'), askIn('reach'), askIn('right')];
  const choices = (['yes', 'no'] as const).map((value) => ({ value, text: text(`choice_${value}`) }));
  return {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [
      person('Name', 'text', { required: true, max: longestName }),
      person('NameEn', 'text', { max: longestName }),
      person('Job', 'text', { max: longestName }),
      person('JobEn', 'text', { max: longestName }),
      reach('Phone', 'mobile'),
      reach('Email', 'email'),
      ...(keepsRight
        ? []
        : [right('IsAdmin', 'singleChoice', { required: true, choices, hint: text('hint_IsAdmin') })]),
    ],
  };
}

interface Person {
  readonly RecordId: string;
  readonly mayChange: boolean;
}

/** Why a contact cannot be removed nor lose its rights; undefined for one that can. */
export function whyKept(
  person: Person,
  all: readonly Person[],
  ownContactId: string,
): 'oneself' | 'lastAdmin' | undefined {
  if (person.RecordId === ownContactId) return 'oneself';
  const hasOther = all.some(({ RecordId, mayChange }) => mayChange && RecordId !== person.RecordId);
  return hasOther ? undefined : 'lastAdmin';
}
