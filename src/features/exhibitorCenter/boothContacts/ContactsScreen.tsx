import { useTranslation } from 'react-i18next';
import { boothContactPath, boothContactsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitorContactId } from '#session/acting/roleIdentity.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ownContactsQuery } from './contactQueries.ts';
import { OwnRowsPage } from '../rowList/OwnRowsPage.tsx';
import list from '../rowList/rowList.module.css';
import { whyKept } from '../rules/forms/contactForm.ts';
import { ContactCard } from './ContactCard.tsx';
import { emptyCards } from '#ui/states/scenes/emptyCards.tsx';

export default function ContactsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('boothContacts');
  return (
    <CenterGate back={boothContactsPath(id)} title={t('title')}>
      {(booth) => <Contacts booth={booth} />}
    </CenterGate>
  );
}

function Contacts({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('boothContacts');
  const query = useServerQuery(ownContactsQuery(booth));
  const ownContactId = useExhibitorContactId();
  return (
    <OwnRowsPage
      booth={booth}
      query={query}
      title={t('title')}
      failedTitle={t('failed')}
      none={{ scene: emptyCards, title: t('none'), text: t('noneText') }}
      add={{ text: t('add'), to: boothContactPath(booth.exhibitionId) }}
    >
      {(rows, mayChange) => (
        <ul className={list['list']}>
          {rows.map((row) => (
            <li key={row.RecordId} data-contact={row.RecordId}>
              <ContactCard
                booth={booth}
                row={row}
                mayChange={mayChange}
                isSelf={row.RecordId === ownContactId}
                kept={whyKept(row, rows, ownContactId)}
              />
            </li>
          ))}
        </ul>
      )}
    </OwnRowsPage>
  );
}
