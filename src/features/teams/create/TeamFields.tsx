import { useTranslation } from 'react-i18next';
import { teamNameMinLength as min, teamNameMaxLength as max } from '../rules/checkTeamName.ts';
import { teamCode } from '#entities/team/rules/teamCode.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { TeamDraft } from './useTeamDraft.ts';
import styles from '../teams.module.css';

export interface TeamFieldsProps {
  readonly draft: TeamDraft;
  readonly isCodeTyped: boolean;
}

export function TeamFields({ draft, isCodeTyped }: TeamFieldsProps) {
  const { t } = useTranslation('teams');
  const { nameFault, suggestion } = draft;
  return (
    <>
      <TextField
        id="team-name"
        label={t('name')}
        required
        hint={t('nameHint', { min, max })}
        error={nameFault && t(nameFault, { min, max })}
        autoComplete="off"
        value={draft.name}
        onText={draft.typeName}
      />
      {isCodeTyped ? (
        <TextField
          id="team-code"
          label={t('code')}
          required
          hint={t('codeHint', { example: suggestion ?? teamCode(1) })}
          error={draft.isCodeWrong ? t('codeInvalid') : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          value={draft.code}
          onText={draft.typeCode}
        />
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
