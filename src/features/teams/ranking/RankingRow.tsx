import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import type { Movement } from '../rules/movement.ts';
import type { RankedTeam } from '../rules/rankTeams.ts';
import type { Team } from '#entities/team/rules/team.ts';
import { teamPath } from '#entities/team/rules/teamPaths.ts';
import styles from './ranking.module.css';

/** The texts of the ranking. Rows get them as props, and what a tap does: asking for both in each row is half of drawing it. */
export type RankingWords = TFunction<'ranking'>;

export interface RankingRowProps {
  readonly t: RankingWords;
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly row: RankedTeam<Team>;
  readonly movement: Movement | undefined;
  readonly isMine: boolean;
  /** Of the team's name, where it is not the page's. */
  readonly nameLang?: string | undefined;
}

export function RankingRow({ t, onOpen, row, movement, isMine, nameLang }: RankingRowProps) {
  const { team, signed } = row;
  const classNames = [styles.row, isTop(row) && styles['row--top'], isMine && styles['row--mine']];
  return (
    <a
      className={classNames.filter(Boolean).join(' ')}
      href={teamPath(team.ExhibitionId, team.RecordId)}
      onClick={onOpen}
    >
      <Place t={t} row={row} />
      <span className={styles.team}>
        <span className={styles.name} lang={nameLang}>
          {team.Name || team.TeamCode}
        </span>
        <span className={styles.facts}>
          {isMine && <span className={styles.tag}>{t('mine')}</span>}
          <span>{team.TeamCode}</span>
          {movement !== undefined && <Moved t={t} movement={movement} />}
        </span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${signedPercent(row)}%` }} />
        </span>
      </span>
      <span className={styles.count}>
        <span aria-hidden="true">
          <strong>{signed}</strong> {t('ofMembers', { members: team.MemberCount })}
        </span>
        <span className="x-hidden">{t('signedOfSpoken', { signed, members: team.MemberCount })}</span>
      </span>
    </a>
  );
}

/** The same fraction as the numbers beside it. A count that lags behind never exceeds the bar. */
function signedPercent({ team, signed }: RankedTeam<Team>): number {
  return team.MemberCount > 0 ? Math.min(100, (100 * signed) / team.MemberCount) : 0;
}

const isTop = ({ place }: RankedTeam) => place !== undefined && place <= 3;

/** A rosette for the first three, by place and not by row: a shared first is a first. */
export function Place({ t, row }: { readonly t: RankingWords; readonly row: RankedTeam }) {
  const { place, isShared } = row;
  if (place === undefined)
    return <span className={`${styles.place} ${styles['place--none']}`}>{t('notYet')}</span>;
  return (
    <span className={styles.place}>
      {isTop(row) && (
        <svg
          className={`${styles.medal} ${styles[`medal--${place}`]}`}
          viewBox="0 0 48 48"
          aria-hidden="true"
          focusable="false"
        >
          <path d={medals[place]} />
        </svg>
      )}
      <span className={styles.number} aria-hidden="true">
        {place}
      </span>
      <span className="x-hidden">{t(isShared ? 'placeShared' : 'place', { place })}</span>
      {isShared && (
        <span className={styles.shared} aria-hidden="true">
          {t('shared')}
        </span>
      )}
    </span>
  );
}

/** A shape for each: a rosette of twelve, a hexagon, a round one. */
const medals: Readonly<Record<number, string>> = {
  1: 'M24 2l5.7 5.3 7.5-2 2 7.5L46 17l-3.4 7L46 31l-6.8 4.2-2 7.5-7.5-2L24 46l-5.7-5.3-7.5 2-2-7.5L2 31l3.4-7L2 17l6.8-4.2 2-7.5 7.5 2z',
  2: 'M24 2l19 11v22L24 46 5 35V13z',
  3: 'M24 4a20 20 0 1 1 0 40a20 20 0 1 1 0-40z',
};

const shapes: Readonly<Record<Movement['kind'], string>> = {
  up: 'M8 3l5 9H3z',
  down: 'M8 13L3 4h10z',
  same: 'M3 6.5h10v3H3z',
  new: 'M8 2l1.8 4.2L14 8l-4.2 1.8L8 14l-1.8-4.2L2 8l4.2-1.8z',
};

/** In a sign and in words; the colour only repeats it. */
export function Moved({ t, movement }: { readonly t: RankingWords; readonly movement: Movement }) {
  const { kind } = movement;
  return (
    <span className={`${styles.moved} ${styles[`moved--${kind}`]}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={shapes[kind]} />
      </svg>
      {kind === 'up' || kind === 'down' ? t(kind, { by: movement.by }) : t(kind)}
    </span>
  );
}
