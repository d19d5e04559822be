import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { IdCard } from '#entities/identity/api/idCardCollections.ts';
import { identityCheckPath, minePath } from '#domain/address/minePaths.ts';
import { documentTypes } from '#domain/person/documentType.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { idCardQuery } from '#entities/identity/idCardQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVisitorId } from '#session/useOwnVisitorId.ts';
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
  const { id = '' } = useParams();
  const visitorId = useOwnVisitorId(id);
  return (
    <>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {visitorId === undefined ? (
        <RegisterFirst exhibitionId={id} back={identityCheckPath(id)} />
      ) : (
        <IdentityCheck key={visitorId} exhibitionId={id} visitorId={visitorId} />
      )}
    </>
  );
}

interface IdentityCheckProps {
  readonly exhibitionId: string;
  readonly visitorId: string;
}

function IdentityCheck({ exhibitionId, visitorId }: IdentityCheckProps) {
  const { t } = useTranslation('identityCheck');
  const query = useServerQuery(idCardQuery(exhibitionId, visitorId));
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton rows={2} />}
      isEmpty={(card) => card === null}
      empty={<IdentityCheckForm exhibitionId={exhibitionId} visitorId={visitorId} />}
      showsAge={false}
    >
      {(card) => card && <Confirmed exhibitionId={exhibitionId} card={card} />}
    </QueryView>
  );
}

interface ConfirmedProps {
  readonly exhibitionId: string;
  readonly card: IdCard;
}

function Confirmed({ exhibitionId, card: { name, type, masked } }: ConfirmedProps) {
  const { t } = useTranslation('identityCheck');
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
