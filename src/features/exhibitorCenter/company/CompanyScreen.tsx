import { useTranslation } from 'react-i18next';
import {
  boothCompanyPath,
  exhibitorCenterPath,
} from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { namedOptions } from '#flows/content/namedOptions.ts';
import { productTypesQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useRowStart } from '#flows/rowForm/rowDraft.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { NoRightNote } from '#entities/booth/NoRightNote.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { companyQuery } from './companyQuery.ts';
import { useMayChange } from '#entities/booth/useMayChange.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyPreview } from './CompanyPreview.tsx';
import { companyAddress, companyOwner } from './companySending.ts';
import { ReviewNote } from './ReviewNote.tsx';

/** Corrects what an exhibitor says of itself. */
export default function CompanyScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('exhibitorCenter');
  return (
    <CenterGate back={boothCompanyPath(id)} title={t('companyTitle')}>
      {(booth) => <CompanyPage booth={booth} />}
    </CenterGate>
  );
}

function CompanyPage({ booth }: { readonly booth: BoothKey }) {
  const { t, i18n } = useTranslation('exhibitorCenter');
  const language = languageOf(i18n.language);
  const company = useServerQuery(companyQuery(booth));
  const right = useMayChange(booth);
  const start = useRowStart(companyAddress(booth), companyOwner(booth));
  const kinds = useServerQuery(productTypesQuery(booth.exhibitionId));
  // A form without this question is better than none.
  const options = kinds.data ?? (kinds.error === null ? undefined : []);
  return (
    <QueryView
      query={joinQueries({
        company,
        mayChange: right,
        start: readyQuery(start),
        kinds: readyQuery(options),
      })}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton shape="form" rows={4} hasHeading />}
      renderHeading={(data) => !data?.company && <PageHeading>{t('companyTitle')}</PageHeading>}
      isEmpty={({ company: row }) => row === null}
      empty={
        <EmptyState
          drawing="lost"
          title={t('gone')}
          text={t('goneText')}
          action={<LinkButton to={exhibitorCenterPath(booth.exhibitionId)}>{t('toCenter')}</LinkButton>}
        />
      }
      showsAge={false}
    >
      {(data) =>
        data.company !== null &&
        (data.mayChange ? (
          <CompanyForm
            booth={booth}
            company={data.company}
            start={data.start}
            kinds={namedOptions(data.kinds, language)}
          />
        ) : (
          <>
            <PageHeading>{t('companyTitle')}</PageHeading>
            <NoRightNote />
            <ReviewNote company={data.company} />
            <CompanyPreview company={data.company} />
          </>
        ))
      }
    </QueryView>
  );
}
