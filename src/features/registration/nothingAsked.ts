import type { FormDefinition } from '#domain/form/formDefinition.ts';

/** The form of a channel that has none: its visitors say who they are, review and send. */
export const nothingAsked: FormDefinition = { version: '', provenBy: 'mobileOrEmail', fields: [] };
