type Control = 'mobile' | 'email' | 'account';

/** Contacts typed on an earlier screen. In memory only: a reload, and so a log-out, clears them. */
const texts: Partial<Record<Control, string>> = {};
let lastKind: 'mobile' | 'email' = 'mobile';

export function rememberTyped(control: Control, text: string): void {
  texts[control] = text;
  if (control !== 'account') lastKind = control;
}

export const typedBefore = (control: Control): string => texts[control] ?? '';

export const lastTypedKind = (): 'mobile' | 'email' => lastKind;
