import { useTranslation } from 'react-i18next';
import type { Team } from '#entities/team/rules/team.ts';
import styles from '../teams.module.css';

export function TeamCounts({ team }: { readonly team: Team }) {
  const { t } = useTranslation('teams');
  const numbers = [
    { label: t('statMembers'), number: team.MemberCount },
    { label: t('statSigned'), number: team.SignedCount },
  ];
  return (
    <dl className={styles.counts}>
      {numbers.map(({ label, number }) => (
        <div className={styles.number} key={label}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
