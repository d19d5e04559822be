import { useTranslation } from 'react-i18next';
import type { IdCard } from '#entities/identity/api/idCardCollections.ts';
import { identityCheckPath, minePath } from '#domain/address/minePaths.ts';
import { documentTypes } from '#domain/person/documentType.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { idCardQuery } from '#entities/identity/idCardQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { IdentityCheckForm } from './IdentityCheckForm.tsx';

/** Has the visitor's name and document checked, where the exhibition asks for it. */
export default function IdentityCheckScreen() {
  const { t } = useTranslation('identityCheck');
  const id = useExhibitionId();
  const visitorId = useOwnVisitorId();
  return (
    <>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {visitorId === undefined ? (
        <RegisterFirst back={identityCheckPath(id)} />
      ) : (
        <IdentityCheck key={visitorId} visitorId={visitorId} />
      )}
    </>
  );
}

interface IdentityCheckProps {
  readonly visitorId: string;
}

function IdentityCheck({ visitorId }: IdentityCheckProps) {
  const { t } = useTranslation('identityCheck');
  const exhibitionId = useExhibitionId();
  const query = useServerQuery(idCardQuery(exhibitionId, visitorId));
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton rows={2} />}
      isEmpty={(card) => card === null}
      empty={<IdentityCheckForm visitorId={visitorId} />}
      showsAge={false}
    >
      {(card) => card && <Confirmed card={card} />}
    </QueryView>
  );
}

interface ConfirmedProps {
  readonly card: IdCard;
}

function Confirmed({ card: { name, type, masked } }: ConfirmedProps) {
  const { t } = useTranslation('identityCheck');
  const exhibitionId = useExhibitionId();
  const { words } = useFieldTexts();
  const known = documentTypes.find((one) => one === type);
  const items = [
    { key: 'name', label: t('name'), text: name },
    { key: 'number', label: known === undefined ? t('document') : words(known), text: masked },
  ];
  return (
    <>
      <Notice kind="success" title={t('confirmed')} live>
        {t('confirmedText')}
      </Notice>
      <Card>
        <SummaryList items={items.filter(({ text }) => text !== '')} />
      </Card>
      <LinkButton to={minePath(exhibitionId)}>{t('toMine')}</LinkButton>
    </>
  );
}
