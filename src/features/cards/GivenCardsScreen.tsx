import { useTranslation } from 'react-i18next';
import { givenCardsPath } from '#entities/card/rules/cardPaths.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { useCards } from '#entities/card/useCards.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { CardGate } from './CardGate.tsx';
import { GivenList } from './GivenList.tsx';
import { ReceivedList } from './ReceivedList.tsx';

/** Who has the visitor's data, and whose data the visitor has. */
export default function GivenCardsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('cards');
  const heading = <PageHeading lead={t('givenLead')}>{t('given')}</PageHeading>;
  return (
    <CardGate back={givenCardsPath(id)} heading={heading}>
      {(owner) => (
        <>
          {heading}
          <Wallet owner={owner} />
        </>
      )}
    </CardGate>
  );
}

function Wallet({ owner }: { readonly owner: MessageOwner }) {
  const { t } = useTranslation('cards');
  const { params, ask } = useAskedAddress();
  const data = useCards(owner);
  const chosen = params.get('side') === 'received' ? 'received' : 'gave';
  return (
    <>
      <SegmentedControl
        legend={t('given')}
        name="given-side"
        options={[
          { key: 'gave', text: t('scannedMe') },
          { key: 'received', text: t('iScanned') },
        ]}
        chosen={chosen}
        onChoose={(side) => ask({ side })}
      />
      {data === undefined && <ListSkeleton shape="person" />}
      {data !== undefined && chosen === 'gave' && <GivenList owner={owner} given={data.given} />}
      {data !== undefined && chosen === 'received' && <ReceivedList contacts={data.contacts} />}
    </>
  );
}
