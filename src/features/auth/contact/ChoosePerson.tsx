import { useTranslation } from 'react-i18next';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { focusHeading } from '#ui/page/focusHeading.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';

export interface ChoosePersonProps {
  readonly people: readonly Registration[];
  readonly onChosen: (person: Registration) => void;
}

/** Several people have registered with one number: who is it? */
export function ChoosePerson({ people, onChosen }: ChoosePersonProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageHeading ref={focusHeading} lead={t('whoText', { count: people.length })}>
        {t('whoTitle')}
      </PageHeading>
      <CellGroup>
        {people.map((person) => (
          <Cell
            key={person.RecordId}
            title={person.Name}
            note={person.CompanyName}
            onAct={() => onChosen(person)}
          />
        ))}
      </CellGroup>
    </>
  );
}
