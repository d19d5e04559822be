import type { DocumentType } from '../documentType.ts';
import type { ProofWindow } from '../proofWindow.ts';

/** A text in both languages. `en` may be empty where the organiser gave none; readers then show `zh`. */
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
/** Kinds that are asked for, and one that stands for all that this version does not know: in sight, and never answered. */
export type KnownFieldType = (typeof fieldTypes)[number];
export type FieldType = KnownFieldType | 'unsupported';

export interface Choice {
  readonly value: string;
  readonly text: TextPair;
  /** Nobody else fits in: it stays in sight, and cannot be taken any more. */
  readonly isFull?: boolean;
}

/** Shown only while the answer of `key` is (or, for several ticks, contains) one of `oneOf`; transitive through that field. */
export interface ShowWhen {
  readonly key: string;
  readonly oneOf: readonly string[];
}

/** One question of an exhibition's form, as configured by its organiser. */
export interface FieldDefinition {
  /** The server's name of the field: a letter, then letters, digits or `_`. */
  readonly key: string;
  readonly type: FieldType;
  readonly label: TextPair;
  /** Questions of one name that follow each other stand together under it. */
  readonly section?: TextPair;
  readonly hint?: TextPair;
  /** The organiser's own sentence for a wrong answer; shown instead of ours. */
  readonly errorText?: TextPair;
  readonly required: boolean;
  /** Characters for texts (counted by code point), the value for numbers, ticks for multiple choice, pictures for images, `YYYY-MM-DD` is not covered. */
  readonly min?: number;
  readonly max?: number;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  readonly earliest?: string;
  readonly latest?: string;
  readonly choices?: readonly Choice[];
  readonly documentTypes?: readonly DocumentType[];
  /** A file that must be a picture; without it a PDF will do as well. */
  readonly onlyPictures?: true;
  /** A proof of health, which is valid for 48 hours only. */
  readonly within48Hours?: true;
  /** When such a proof can be handed in, where the start of the meeting is known. */
  readonly proofWindow?: ProofWindow;
  /** The proof is required while its window is open. `required` is false then: before it nothing can be handed in. */
  readonly isProofDemanded?: true;
  readonly showWhen?: ShowWhen;
  /** The question that this one stands with, and never apart from. */
  readonly belongsTo?: string;
}

export interface FormDefinition {
  /** Changes when the organiser changes the form; a draft of another version is still read field by field. */
  readonly version: string;
  /** How a visitor of this exhibition proves who they are. */
  readonly provenBy: 'mobile' | 'email' | 'mobileOrEmail';
  readonly fields: readonly FieldDefinition[];
}

export interface DocumentAnswer {
  readonly type: DocumentType | '';
  readonly number: string;
}

/** What was entered: text for text, number, date (`YYYY-MM-DD`), date and time (`YYYY-MM-DD HH:mm` at the venue) and one choice, the address of a file or photo; a list for several (ticks, or addresses of pictures, '' for a place that is free); true for an agreement. */
export type Answer = string | readonly string[] | boolean | DocumentAnswer;
export type Answers = Readonly<Record<string, Answer | undefined>>;
