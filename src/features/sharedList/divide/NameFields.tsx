import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { namesProblems } from '../rules/people.ts';
import { longest, most } from '../rules/sharedList.ts';

interface NameFieldsProps {
  /** The first is one's own. */
  readonly names: readonly string[];
  readonly problems: ReturnType<typeof namesProblems>;
  readonly onNames: (names: readonly string[]) => void;
}

export function NameFields({ names, problems, onNames }: NameFieldsProps) {
  const { t } = useTranslation('sharedList');
  return (
    <>
      {names.map((name, at) => {
        const problem = problems[at];
        return (
          <TextField
            key={`name-${at}`}
            id={`shared-list-name-${at}`}
            label={at === 0 ? t('yourName') : t('colleague', { number: at })}
            required={at === 0}
            autoComplete={at === 0 ? 'name' : 'off'}
            maxLength={longest.name}
            value={name}
            onText={(text) => onNames(names.map((other, place) => (place === at ? text : other)))}
            error={problem && t(problem)}
          />
        );
      })}
      {names.length < most.people && (
        <Button kind="quiet" onClick={() => onNames([...names, ''])}>
          {t('addColleague')}
        </Button>
      )}
    </>
  );
}
