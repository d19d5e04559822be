import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Team } from '../rules/team.ts';
import { createTeamSearch } from '../rules/createTeamSearch.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { TextInput } from '../../../ui/controls/TextInput.tsx';
import { TeamRow } from '../TeamRow.tsx';
import styles from '../teams.module.css';

/** Rendered in one go; the other teams are found by search, and in the ranking. */
const maxShown = 50;

export interface FoundTeamsProps {
  readonly exhibitionId: string;
  readonly teams: readonly Team[];
}

export function FoundTeams({ exhibitionId, teams }: FoundTeamsProps) {
  const { t } = useTranslation('teams');
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useMemo(() => createTeamSearch(teams, (team) => team), [teams]);
  if (teams.length === 0)
    return (
      <Card title={t('allTeams')}>
        <p>{t('noTeams')}</p>
      </Card>
    );
  const found = search(typed);
  const shown = found.slice(0, maxShown);
  return (
    <Card title={t('allTeamsCount', { number: teams.length })}>
      <label className="x-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <TextInput
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('search')}
        value={typed}
        onText={setTyped}
      />
      <ul className={styles.rows}>
        {shown.map((team) => (
          <li key={team.RecordId}>
            <TeamRow exhibitionId={exhibitionId} team={team} />
          </li>
        ))}
      </ul>
      <p className={styles.note} data-announce="">
        {typed.trim() !== '' && found.length > 0 && `${t('searchFound', { number: found.length })} `}
        {found.length === 0 && t('searchNone', { typed: typed.trim() })}
        {found.length > shown.length && t('moreTeams', { shown: shown.length, total: found.length })}
      </p>
    </Card>
  );
}
