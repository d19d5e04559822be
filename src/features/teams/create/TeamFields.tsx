import { useTranslation } from 'react-i18next';
import { teamNameMinLength as min, teamNameMaxLength as max } from '../rules/checkTeamName.ts';
import { teamCode } from '../../../domain/team/teamCode.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { FieldRow } from '../../../ui/fields/FieldRow.tsx';
import { RequiredNote } from '../../../ui/fields/RequiredNote.tsx';
import { TextInput } from '../../../ui/controls/TextInput.tsx';
import type { TeamDraft } from './useTeamDraft.ts';
import styles from '../teams.module.css';

export interface TeamFieldsProps {
  readonly draft: TeamDraft;
  readonly isCodeTyped: boolean;
}

/** Name and, where the exhibition does not make it, the code of a team. */
export function TeamFields({ draft, isCodeTyped }: TeamFieldsProps) {
  const { t } = useTranslation('teams');
  const { nameFault, suggestion } = draft;
  return (
    <>
      <RequiredNote />
      <FieldRow
        id="team-name"
        label={t('name')}
        required
        hint={t('nameHint', { min, max })}
        error={nameFault && t(nameFault, { min, max })}
      >
        {({ id, describedBy, invalid }) => (
          <TextInput
            id={id}
            name="team-name"
            autoComplete="off"
            value={draft.name}
            onText={draft.typeName}
            invalid={invalid}
            aria-describedby={describedBy}
          />
        )}
      </FieldRow>
      {isCodeTyped ? (
        <FieldRow
          id="team-code"
          label={t('code')}
          required
          hint={t('codeHint', { example: suggestion ?? teamCode(1) })}
          error={draft.isCodeWrong ? t('codeInvalid') : undefined}
        >
          {({ id, describedBy, invalid }) => (
            <TextInput
              id={id}
              name="team-code"
              autoComplete="off"
              autoCapitalize="characters"
              value={draft.code}
              onText={draft.typeCode}
              invalid={invalid}
              aria-describedby={describedBy}
            />
          )}
        </FieldRow>
      ) : (
        <p className={styles.note}>{t('codeAutomatic')}</p>
      )}
      {isCodeTyped && suggestion !== undefined && draft.code !== suggestion && (
        <Button kind="quiet" onClick={() => draft.typeCode(suggestion)}>
          {t('codeSuggest', { code: suggestion })}
        </Button>
      )}
    </>
  );
}
