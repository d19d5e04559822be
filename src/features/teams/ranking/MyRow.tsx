import { useTranslation } from 'react-i18next';
import type { Movement } from '../rules/movement.ts';
import type { RankedTeam } from '../rules/rankTeams.ts';
import type { Team } from '#entities/team/rules/team.ts';
import { reserveFoot } from '#ui/page/reserveFoot.ts';
import { Moved, Place } from './RankingRow.tsx';
import { Written } from '#ui/text/Written.tsx';
import styles from './ranking.module.css';

export interface MyRowProps {
  readonly row: RankedTeam<Team>;
  readonly movement: Movement | undefined;
  readonly onShow: () => void;
}

const reserve = (row: HTMLElement | null) => (row === null ? undefined : reserveFoot('--x-foot', row));

/** One's own team at the foot of the window while its row is elsewhere; a tap goes there. */
export function MyRow({ row, movement, onShow }: MyRowProps) {
  const { t } = useTranslation('ranking');
  return (
    <div className={styles.foot}>
      <button type="button" className={`${styles.row} ${styles['row--mine']}`} ref={reserve} onClick={onShow}>
        <Place t={t} row={row} />
        <span className={styles.team}>
          <span className={styles.name}>
            <Written>{row.team.Name || row.team.TeamCode}</Written>
          </span>
          <span className={styles.facts}>
            <span className={styles.tag}>{t('mine')}</span>
            {movement !== undefined && <Moved t={t} movement={movement} />}
          </span>
        </span>
        <svg className={styles.show} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            d="M12 4v16M6 9l6-6 6 6M6 15l6 6 6-6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className="x-hidden">{t('toMine')}</span>
      </button>
    </div>
  );
}
