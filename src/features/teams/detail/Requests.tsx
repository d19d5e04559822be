import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#entities/team/rules/team.ts';
import { approveMember, declineMember } from '../queries/teamActions.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { Card } from '#ui/page/Card.tsx';
import type { TeamAction } from '../useTeamAction.ts';
import styles from '../teams.module.css';

export interface RequestsProps {
  readonly asking: readonly TeamMember[];
  readonly action: TeamAction;
}

export function Requests({ asking, action }: RequestsProps) {
  const { t } = useTranslation('teams');
  const [wereAny, setWereAny] = useState(false);
  if (asking.length > 0 && !wereAny) setWereAny(true);
  // After the last one is answered it stays, with the focus.
  if (!wereAny) return null;
  return (
    <Card title={t('requests')}>
      {asking.length === 0 && <p className={styles.note}>{t('requestsNone')}</p>}
      {asking.length > 0 && (
        <ul className={styles.people}>
          {asking.map((member) => {
            const name = member.Name || t('nameless');
            const [yes, no] = [`in ${member.RecordId}`, `no ${member.RecordId}`];
            return (
              <li className={styles.request} key={member.RecordId}>
                <Monogram name={name} shape="round" small />
                <span className={styles.personName}>{name}</span>
                <span className={styles.requestActions}>
                  <Button
                    aria-label={t('acceptWho', { name })}
                    busy={action.running === yes}
                    busyText={t('working')}
                    onClick={() =>
                      void action.run({
                        name: yes,
                        act: () => approveMember(member),
                        done: t('done_accepted', { name }),
                      })
                    }
                  >
                    {t('accept')}
                  </Button>
                  <Button
                    kind="secondary"
                    aria-label={t('refuseWho', { name })}
                    busy={action.running === no}
                    busyText={t('working')}
                    onClick={() =>
                      void action.run({
                        name: no,
                        act: () => declineMember(member),
                        done: t('done_refuse', { name }),
                      })
                    }
                  >
                    {t('decline')}
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
