import { useTranslation } from 'react-i18next';
import type { Team } from '../../../domain/team/team.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SpelledCode } from '../../../ui/SpelledCode.tsx';
import { copyWords } from '../copyWords.ts';

/** The code to read out, large, and to copy. */
export function TeamCodeCard({ team }: { readonly team: Team }) {
  const { t } = useTranslation('teams');
  if (team.TeamCode === '') return null;
  return (
    <Card title={t('code')}>
      <div className="t-code">
        <SpelledCode value={team.TeamCode} />
      </div>
      <Button
        kind="secondary"
        onClick={() => void copyWords(team.TeamCode, { done: t('copied'), failed: t('notCopied') })}
      >
        {t('copyCode')}
      </Button>
    </Card>
  );
}
