import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organiserPeoplePath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { type PersonSearch, readPersonSearch } from '#entities/organiser/rules/personSearch.ts';
import { scanCode } from '#entities/scan/scanCode.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { FoundPeople } from './FoundPeople.tsx';

/** Finds a registration by code, number or name. Nothing of it stands in the address, or is kept. */
export default function OrganiserPeopleScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserCenter');
  return (
    <OrganiserGate back={organiserPeoplePath(id)} title={t('peopleTitle')}>
      {(organiser) => <People organiser={organiser} />}
    </OrganiserGate>
  );
}

function People({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserCenter');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<PersonSearch>();
  const [isTooShort, setTooShort] = useState(false);
  const { run } = useOneAtATime();

  function look(text: string) {
    const found = readPersonSearch(text);
    setTooShort(found === undefined);
    setSearch(found);
  }

  async function scan() {
    const text = await scanCode().catch(() => {
      renderToast(t('scanFailed'));
      return undefined;
    });
    if (text === undefined) return;
    setTyped(text.trim());
    look(text);
  }

  return (
    <>
      <PageHeading lead={t('peopleLead')}>{t('peopleTitle')}</PageHeading>
      <SearchBar
        label={t('peopleSearch')}
        placeholder={t('peoplePlaceholder')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (text === '') setSearch(undefined);
        }}
        onSubmit={look}
      />
      {isTooShort && (
        <Notice kind="warn" live>
          {t('searchTooShort')}
        </Notice>
      )}
      {search !== undefined && <FoundPeople organiser={organiser} search={search} />}
      <PageFoot>
        <Button kind="quiet" onClick={() => look(typed)}>
          {t('find')}
        </Button>
        <Button onClick={() => void run(scan)}>{t('scan')}</Button>
      </PageFoot>
    </>
  );
}
