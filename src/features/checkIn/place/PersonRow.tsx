import type { PersonAtPlace } from '../useStandings.ts';
import { useSignInFirstWords } from '../../../language/useSignInFirstWords.ts';
import { type SignInWord, useSignInWords } from '../../../language/useSignInWords.ts';
import { signedTime } from '../../../domain/checkIn/signedTime.ts';
import { ResultSign, type ResultKind } from '../result/ResultSign.tsx';

const words: Record<PersonAtPlace['standing']['kind'], SignInWord> = {
  free: 'stateOpen',
  signed: 'stateSigned',
  sending: 'stateSending',
  unconfirmed: 'stateUnconfirmed',
  refused: 'stateRefused',
  notApproved: 'stateNotApproved',
  notYet: 'notYetTitle',
  over: 'overTitle',
};

/** The sign of a standing; none while there is nothing to say. */
function signOf(kind: PersonAtPlace['standing']['kind']): ResultKind | undefined {
  return kind === 'free' || kind === 'sending' ? undefined : kind;
}

/** A person and their check-in status, which is no button. */
export function PersonRow({ person }: { readonly person: PersonAtPlace }) {
  const { t } = useSignInWords();
  const first = useSignInFirstWords();
  const { voucher, standing } = person;
  const sign = signOf(standing.kind);
  const time = standing.kind === 'signed' ? signedTime(standing.note) : '';
  const reason = standing.kind === 'refused' ? t(`refused_${standing.reason}`) : '';
  return (
    <div className={`i-row i-row--${standing.kind}`}>
      {sign !== undefined && <ResultSign kind={sign} />}
      <span className="i-row-words">
        <strong>{voucher.name || first.holder}</strong>
        <span>
          {t(words[standing.kind])}
          {time !== '' && ` ${time}`}
        </span>
        {reason !== '' && <span>{reason}</span>}
      </span>
    </div>
  );
}
