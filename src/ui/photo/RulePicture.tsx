import type { ReactNode } from 'react';
import styles from './photoEditor.module.css';

export type RuleName = 'ruleShape' | 'ruleBackground' | 'ruleBare' | 'ruleEars' | 'ruleFace' | 'ruleFile';

const skin = '#f2cda9';
const hair = '#37302b';
const mark = '#1456d9';

const parts: Readonly<Record<RuleName, { readonly behind?: ReactNode; readonly over?: ReactNode }>> = {
  ruleShape: {
    over: <path d="M3 61h42M3 58v6M45 58v6M3 3v58M0 3h6" stroke={mark} strokeWidth="2" fill="none" />,
  },
  ruleBackground: { behind: <path d="M24 0h24v64H24z" fill="#438edb" /> },
  ruleBare: {
    over: (
      <g>
        <path d="M12 16c0-8 5-12 12-12s12 4 12 12h6v4H6v-4z" fill="#b42318" fillOpacity="0.45" />
        <path d="M7 3l34 20" stroke="#b42318" strokeWidth="3" />
      </g>
    ),
  },
  ruleEars: {
    over: (
      <g fill="none" stroke={mark} strokeWidth="2">
        <circle cx="12.5" cy="27" r="5" />
        <circle cx="35.5" cy="27" r="5" />
        <path d="M17 41h14v7H17z" />
      </g>
    ),
  },
  ruleFile: {
    over: (
      <g>
        <path d="M4 44h40v18H4z" fill={mark} />
        <text x="24" y="57.5" textAnchor="middle" fontSize="12" fontWeight="bold" fill="#ffffff">
          JPG
        </text>
      </g>
    ),
  },
  ruleFace: {
    over: (
      <ellipse
        cx="24"
        cy="25"
        rx="14"
        ry="18"
        fill="none"
        stroke={mark}
        strokeWidth="2"
        strokeDasharray="4 3"
      />
    ),
  },
};

/** Decorative: the text beside it says the same. */
export function RulePicture({ rule }: { readonly rule: RuleName }) {
  const { behind, over } = parts[rule];
  return (
    <svg className={styles.example} viewBox="0 0 48 64" aria-hidden="true" focusable="false">
      <path d="M0 0h48v64H0z" fill="#ffffff" />
      {behind}
      <path d="M4 64c0-11 8-16 20-16s20 5 20 16z" fill="#4a5872" />
      <path d="M19 38h10v9c0 6-10 6-10 0z" fill={skin} />
      <ellipse cx="13" cy="27" rx="2.5" ry="4" fill={skin} />
      <ellipse cx="35" cy="27" rx="2.5" ry="4" fill={skin} />
      <ellipse cx="24" cy="26" rx="11" ry="14" fill={skin} />
      <path d="M13 24c-1-10 4-15 11-15s12 5 11 15c-2-5-5-8-11-8s-9 3-11 8z" fill={hair} />
      <path d="M18 26h3M27 26h3M20.5 34q3.5 2.5 7 0" stroke={hair} strokeWidth="1.5" fill="none" />
      {over}
    </svg>
  );
}
