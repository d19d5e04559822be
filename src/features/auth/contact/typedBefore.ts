type Control = 'mobile' | 'email' | 'account';

/**
 * Contacts typed on an earlier screen, to fill in the next one. Kept in memory only, so a reload or a log-out, which
 * reloads the page, clears them.
 */
const texts: Partial<Record<Control, string>> = {};
let lastKind: 'mobile' | 'email' = 'mobile';

export function rememberTyped(control: Control, text: string): void {
  texts[control] = text;
  if (control !== 'account') lastKind = control;
}

export const typedBefore = (control: Control): string => texts[control] ?? '';

/** The kind of contact that was typed last. */
export const lastTypedKind = (): 'mobile' | 'email' => lastKind;
