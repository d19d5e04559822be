import { useTranslation } from 'react-i18next';
import {
  organiserDecideRegistrationPath,
  organiserDecideRowPath,
} from '#domain/address/organiser/decisionPaths.ts';
import type { DecisionKindName } from '#entities/organiser/rules/decidable.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import css from './ReviewCard.module.css';

export interface RowNameProps {
  readonly exhibitionId: string;
  readonly kind: DecisionKindName | 'questions' | 'reports';
  readonly recordId: string;
  readonly name: string;
}

/** The name of a row in a list, as the link to the page that shows it whole. */
export function RowName({ exhibitionId, kind, recordId, name }: RowNameProps) {
  const { t } = useTranslation('organiserDecides');
  const isRegistration = kind === 'registrations';
  return (
    <p className={css['name']}>
      <AppLink
        className={css['open']}
        aria-label={t(isRegistration ? 'openWhole' : 'openRow', { name })}
        to={
          isRegistration
            ? organiserDecideRegistrationPath(exhibitionId, recordId)
            : organiserDecideRowPath(exhibitionId, kind, recordId)
        }
      >
        {name}
      </AppLink>
    </p>
  );
}
