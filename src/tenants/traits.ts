/** Paths on the auth host for a platform or tenant. */
export type AuthVariant =
  | 'default'
  | 'website'
  | 'luohe'
  | 'hudong'
  | 'nongzhanguan'
  | 'jiangsuchuangwei'
  | 'hunanyiliaozhan'
  | `v${number}`;

export interface Traits {
  readonly authVariant: AuthVariant;
  /** `#rrggbb` for exhibitions without a colour of their own; '' for the app's. */
  readonly accent: string;
  /** Whether groups can be registered. */
  readonly offersSeveralPeople: boolean;
  /** Whether a business card can be uploaded instead of typing. */
  readonly offersBusinessCard: boolean;
  /** Whether an earlier registration can be found by its document. */
  readonly offersCertificates: boolean;
  /** Prefixes of question keys that are never asked. */
  readonly neverAsked: readonly string[];
}

export const defaultTraits: Traits = {
  authVariant: 'default',
  accent: '',
  offersSeveralPeople: true,
  offersBusinessCard: true,
  offersCertificates: true,
  neverAsked: [],
};
