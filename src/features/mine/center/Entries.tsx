import { useTranslation } from 'react-i18next';
import type { OwnRegistration } from '../../../api/registration/ownRegistration.ts';
import { mineDetailsPath } from '../../../domain/address/minePaths.ts';
import { teamsPath } from '../../../domain/address/teamPaths.ts';
import { useHasTeams } from '../../../flows/teams/useHasTeams.ts';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import type { OwnForm } from '../useOwnForm.ts';
import styles from '../mine.module.css';

export interface EntriesProps {
  readonly exhibitionId: string;
  readonly own: OwnRegistration;
  readonly form: OwnForm;
}

export function Entries({ exhibitionId, own, form }: EntriesProps) {
  const { t } = useTranslation('mine');
  const { language } = useFieldTexts();
  const { RecordId } = own.registration;
  const hasTeams = useHasTeams(exhibitionId);
  const titled = form.sections.filter(({ title }) => title !== undefined);
  return (
    <Card title={t('details')}>
      <ul className={styles.entries}>
        <li>
          <AppLink className={styles.entry} to={mineDetailsPath(exhibitionId, RecordId)}>
            {t('allDetails')}
          </AppLink>
        </li>
        {titled.map(({ key, title }) => (
          <li key={key}>
            <AppLink className={styles.entry} to={mineDetailsPath(exhibitionId, RecordId, key)}>
              {organiserText(title, language)}
            </AppLink>
          </li>
        ))}
        {hasTeams && (
          <li>
            <AppLink className={styles.entry} to={teamsPath(exhibitionId)}>
              {t('teams')}
            </AppLink>
          </li>
        )}
      </ul>
    </Card>
  );
}
