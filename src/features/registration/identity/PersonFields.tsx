import { useTranslation } from 'react-i18next';
import { companyMaxCodePoints, nameMaxCodePoints } from '#domain/person/checkIdentity.ts';
import type { Problem } from '#domain/text/problem.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';

const controls = [
  { key: 'name', token: 'name', max: nameMaxCodePoints },
  { key: 'company', token: 'organization', max: companyMaxCodePoints },
] as const;

export interface PersonFieldsProps {
  readonly person: { readonly name: string; readonly company: string };
  /** Whether the phone may fill in what it knows of its owner. */
  readonly isOwner: boolean;
  readonly problems: readonly Problem[];
  readonly onChange: (key: 'name' | 'company', text: string) => void;
  readonly onBlur?: () => void;
}

export function PersonFields({ person, isOwner, problems, onChange, onBlur }: PersonFieldsProps) {
  const { t } = useTranslation('identity');
  const { sentence } = useFieldTexts();
  return controls.map(({ key, token, max }) => {
    const problem = problems.find(({ field }) => field === key);
    return (
      <TextField
        key={key}
        id={key}
        label={t(key)}
        required
        error={problem && sentence(problem)}
        autoComplete={isOwner ? token : 'off'}
        maxLength={max * 2}
        value={person[key]}
        onText={(text) => onChange(key, text)}
        onBlur={onBlur}
      />
    );
  });
}
