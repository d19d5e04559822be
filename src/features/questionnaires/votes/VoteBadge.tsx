import { useTranslation } from 'react-i18next';
import type { VoteState } from './rules/voteState.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';
import css from './votes.module.css';

/** Whether one can vote, has voted, or it is over. */
export function VoteBadge({ state: { state, untilMs } }: { readonly state: VoteState }) {
  const { t } = useTranslation('votes');
  const moment = useMomentText();
  const time = moment(untilMs, 'dayTime');
  const isTimed = untilMs !== undefined && state !== 'voted' && state !== 'ended';
  const text = isTimed ? t(`state_${state}_time`, { time }) : t(`state_${state}`);
  return <span className={`${css['state']} ${css[`state--${state}`]}`}>{text}</span>;
}
