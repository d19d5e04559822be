/** Ways through the auth host that a platform or a tenant may have of its own. */
export type AuthVariant =
  | 'default'
  | 'website'
  | 'luohe'
  | 'hudong'
  | 'nongzhanguan'
  | 'jiangsuchuangwei'
  | 'hunanyiliaozhan'
  /** A version of the platform. */
  | `v${number}`;

/** What may be different for one tenant or exhibition: behaviours, never a name. */
export interface Traits {
  readonly authVariant: AuthVariant;
  /** `#rrggbb` for exhibitions that name no colour of their own; '' for the app's. */
  readonly accent: string;
  /** Whether several people can be registered in one go. */
  readonly offersSeveralPeople: boolean;
  /** Whether a business card can be handed in instead of typing it. */
  readonly offersBusinessCard: boolean;
  /** Whether an earlier registration can be looked for by its document. */
  readonly offersCertificates: boolean;
  /** How the keys of questions begin that are never asked, whatever the form says. */
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
