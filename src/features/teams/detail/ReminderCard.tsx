import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import type { Team, TeamMember } from '#entities/team/rules/team.ts';
import { teamPath } from '#entities/team/rules/teamPaths.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { exhibitionTexts } from '#session/visit/exhibitionTexts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { copyWithToast } from '../copyWithToast.ts';
import styles from '../teams.module.css';

const mostNamed = 8;

export interface ReminderCardProps {
  readonly exhibitionId: string;
  readonly team: Team;
  readonly unsigned: readonly TeamMember[];
}

export function ReminderCard({ exhibitionId, team, unsigned }: ReminderCardProps) {
  const { t } = useTranslation('teams');
  const { language } = useFieldTexts();
  const row = useDevice((state) => exhibitionRowOf(state, exhibitionId));
  const exhibition = readExhibition(row);
  const named = unsigned.map(({ Name }) => Name).filter((name) => name !== '');
  const some = named.slice(0, mostNamed).join(t('nameBetween'));
  const names =
    named.length > mostNamed || named.length < unsigned.length
      ? t('andOthers', { names: some, number: unsigned.length })
      : some;
  const link = window.location.origin + teamPath(exhibitionId, team.RecordId);
  const facts = exhibition === undefined ? undefined : exhibitionTexts({ exhibition }, language);
  const text =
    facts === undefined || facts.dates === '' || facts.place === ''
      ? t('nudgeTextBare', { names, team: team.Name })
      : t('nudgeText', { names, team: team.Name, when: facts.dates, place: facts.place });
  return (
    <Card title={t('nudgeTitle')}>
      <p className={styles.nudge}>{text}</p>
      <Button
        kind="secondary"
        onClick={() =>
          void copyWithToast(`${text} ${link}`, { done: t('nudgeCopied'), failed: t('notCopied') })
        }
      >
        {t('nudgeCopy')}
      </Button>
    </Card>
  );
}
