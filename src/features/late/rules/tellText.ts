import { writeMoment } from '#domain/time/writeMoment.ts';
import type { Claim } from './claim.ts';
import type { PartnerLanguage } from './partnerLanguage.ts';

export type Writer = (language: 'zh' | 'en', key: string, values: Readonly<Record<string, string>>) => string;

/** The hour is written alike in both languages. */
const clock = (timeMs: number) => writeMoment(timeMs, 'time', { language: 'zh', nowMs: timeMs });

/** @param person whose meeting it is, where it is not the visitor's own; '' otherwise */
export function tellText(claim: Claim, language: PartnerLanguage, person: string, write: Writer): string {
  const values = {
    start: clock(claim.startMs),
    expected: claim.kind === 'late' ? clock(claim.expectedMs) : '',
    person,
  };
  const languages = language === 'both' ? (['zh', 'en'] as const) : [language];
  return languages
    .map((one) => {
      const said = write(one, `tell_${claim.kind}`, values);
      return person === '' ? said : `${write(one, 'tellFor', values)}${said}`;
    })
    .join('\n');
}
