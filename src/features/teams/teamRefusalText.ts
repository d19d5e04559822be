import type { TFunction } from 'i18next';
import { teamRefusals } from './api/teamWrites.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';

/** What the codes of a team mean; undefined where the general sentence has to do. */
export function teamRefusalText({ resCode }: Refusal, t: TFunction<'teams'>): string | undefined {
  const reason = teamRefusals[resCode ?? 0];
  return reason === undefined ? undefined : t(`why_${reason}`);
}
