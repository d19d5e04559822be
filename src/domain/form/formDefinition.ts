import type { DocumentType } from '../person/documentType.ts';
import type { ProofWindow } from '../time/proofWindow.ts';

/** `en` may be empty; then `zh` is shown. */
export interface TextPair {
  readonly zh: string;
  readonly en: string;
}

export const fieldTypes = [
  'text',
  'longText',
  'mobile',
  'email',
  'number',
  'singleChoice',
  'multipleChoice',
  'date',
  'dateTime',
  'idDocument',
  'agreement',
  'file',
  'images',
  'photo',
  'country',
  'phone',
  'plate',
] as const;
/** The known types, and one for all that this version does not know: shown, but not answerable. */
export type KnownFieldType = (typeof fieldTypes)[number];
/** Asked in forms of the app alone: rows of the same cells. */
export type AppFieldType = 'rows';
export type FieldType = KnownFieldType | AppFieldType | 'unsupported';

export interface Choice {
  readonly value: string;
  readonly text: TextPair;
  /** Shown, but cannot be chosen any more. */
  readonly isFull?: boolean;
}

/** Shown only while the answer of `key` is, or contains, one of `oneOf`; transitive. */
export interface ShowWhen {
  readonly key: string;
  readonly oneOf: readonly string[];
}

export interface FieldDefinition {
  /** A letter, then letters, digits or `_`. */
  readonly key: string;
  readonly type: FieldType;
  readonly label: TextPair;
  /** Consecutive questions of one section share its heading. */
  readonly section?: TextPair;
  readonly hint?: TextPair;
  readonly errorText?: TextPair;
  readonly required: boolean;
  /** The organiser has sent the registration back and asks for this answer. */
  readonly isToComplete?: true;
  /** Characters for texts (code points), the value for numbers, number of choices or pictures; not used for dates. */
  readonly min?: number;
  readonly max?: number;
  readonly earliest?: string;
  readonly latest?: string;
  readonly choices?: readonly Choice[];
  readonly documentTypes?: readonly DocumentType[];
  readonly onlyPictures?: true;
  /** Of a number: a count, which has no part after the point. */
  readonly isWhole?: true;
  /** Of a text that is the address of a page. */
  readonly isWebAddress?: true;
  /** A proof of health, valid for 48 hours. */
  readonly within48Hours?: true;
  readonly proofWindow?: ProofWindow;
  /** Required while its window is open; `required` is false, because outside the window nothing can be uploaded. */
  readonly isProofDemanded?: true;
  readonly showWhen?: ShowWhen;
  /** Of rows: a text or a number for each cell; the first names the row. */
  readonly columns?: readonly FieldDefinition[];
  readonly belongsTo?: string;
}

export interface FormDefinition {
  /** Changes with the form; a draft of another version is still read field by field. */
  readonly version: string;
  readonly provenBy: 'mobile' | 'email' | 'mobileOrEmail';
  readonly fields: readonly FieldDefinition[];
}

export interface DocumentAnswer {
  readonly type: DocumentType | '';
  readonly number: string;
}

/**
 * Text for text, number, date (`YYYY-MM-DD`), date and time (`YYYY-MM-DD HH:mm`, venue time) and single choice, the
 * address of a file; an array for several choices, pictures ('' for an empty slot) or rows; true for consent.
 */
export type Answer = string | readonly string[] | boolean | DocumentAnswer;
export type Answers = Readonly<Record<string, Answer | undefined>>;
