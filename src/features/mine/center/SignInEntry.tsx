import { mySignInsPath } from '../../../domain/address/signInPaths.ts';
import { useSignInNotes } from '../../../flows/checkIn/signInNotes.ts';
import { useSignInWords } from '../../../language/useSignInWords.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import { Card } from '../../../ui/page/Card.tsx';

/** Link to the check-ins; says where one is not confirmed or needs action. */
export function SignInEntry({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useSignInWords();
  const notes = useSignInNotes().filter((note) => note.exhibitionId === exhibitionId);
  const signed = notes.filter(({ kind }) => kind === 'signed').length;
  const isRefused = notes.some(({ kind }) => kind === 'refused');
  const isWaiting = notes.some(({ kind }) => kind === 'waiting');
  const word = isRefused ? t('stateRefused') : isWaiting ? t('stateUnconfirmed') : '';
  return (
    <Card title={t('onSite')}>
      <ul className="m-entries">
        <li>
          <AppLink className="m-entry" to={mySignInsPath(exhibitionId)}>
            {t('mySignIns')}
            {(word !== '' || signed > 0) && (
              <span className="m-entry-state">
                {word !== '' ? word : t('signedTimes', { count: signed })}
              </span>
            )}
          </AppLink>
        </li>
      </ul>
    </Card>
  );
}
