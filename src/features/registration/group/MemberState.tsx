import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Registration } from '../../../api/registration/registrationRecord.ts';
import type { SubmissionState } from '../../../domain/submission/state.ts';
import type { Submission } from '../../../flows/submission/createSubmission.ts';

type StateWord =
  | 'stateSending'
  | 'stateChecking'
  | 'stateDone'
  | 'stateParked'
  | 'stateRefused'
  | 'stateTaken';

function wordOf(state: SubmissionState): StateWord | undefined {
  switch (state.at) {
    case 'prepared':
    case 'sending':
      return 'stateSending';
    case 'checking':
      return 'stateChecking';
    case 'done':
      return 'stateDone';
    case 'parked':
      return 'stateParked';
    case 'rejected':
      return 'stateRefused';
    case 'overwriteAsked':
      return 'stateTaken';
    default:
      return undefined;
  }
}

const looks: Record<StateWord, string> = {
  stateSending: 'busy',
  stateChecking: 'busy',
  stateDone: 'good',
  stateParked: 'open',
  stateRefused: 'bad',
  stateTaken: 'bad',
};

/** How far the registration of one person is, in a word. */
export function MemberState({ submission }: { readonly submission: Submission<Registration> }) {
  const { t } = useTranslation('group');
  const { state, elsewhere } = useStore(submission.store);
  if (elsewhere) return <span className="g-chip g-chip--busy">{t('stateElsewhere')}</span>;
  const word = wordOf(state);
  if (word === undefined) return null;
  return <span className={`g-chip g-chip--${looks[word]}`}>{t(word)}</span>;
}
