import type { CardField } from '#entities/card/rules/businessCard.ts';

interface Typing {
  readonly type?: 'text' | 'tel' | 'email';
  readonly inputMode?: 'tel' | 'email' | 'url';
  readonly autoComplete: string;
}

/** What the phone's keyboard is told of each field. */
export const fieldTyping: Readonly<Record<CardField, Typing>> = {
  name: { autoComplete: 'off' },
  company: { autoComplete: 'off' },
  job: { autoComplete: 'off' },
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  address: { autoComplete: 'off' },
  website: { inputMode: 'url', autoComplete: 'off' },
};
