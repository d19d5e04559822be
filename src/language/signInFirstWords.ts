import { useStore } from 'zustand';
import { spokenStore } from './firstWords.ts';

/** What the sign-in page says before the rest of it is there. Same rules: every key in both languages. */
const words = {
  zh: {
    nameless: '现场签到点',
    who: '签到人',
    holder: '参观人',
    signInHere: '签到',
    signing: '正在签到…',
    unconfirmedTitle: '已保存，尚未确认',
    unconfirmedShort: '联网后会自动发送，不用再点。',
  },
  en: {
    nameless: 'Sign-in place',
    who: 'Signing in',
    holder: 'Visitor',
    signInHere: 'Sign in',
    signing: 'Signing in…',
    unconfirmedTitle: 'Saved, not yet confirmed',
    unconfirmedShort: 'It is sent as soon as there is a network; no need to tap again.',
  },
} as const;

export function useSignInFirstWords() {
  return words[useStore(spokenStore, (spoken) => spoken.language)];
}
