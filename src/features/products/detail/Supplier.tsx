import { useTranslation } from 'react-i18next';
import type { OffSale } from '#entities/product/rules/offSale.ts';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { inquiryScreenPath, samplePath } from '#entities/message/rules/messagePaths.ts';
import { exhibitorQuery, hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { MessageCell } from '#entities/message/MessageCell.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';

export interface SupplierProps {
  readonly row: {
    readonly RecordId: string;
    readonly ExhibitorId: string;
    readonly offSale: OffSale | undefined;
  };
  /** Whether quote and sample stand at the foot of the page. */
  readonly isAskedBelow: boolean;
}

/** Whether the product can still be had, and whose it is. */
export function Supplier({ row, isAskedBelow }: SupplierProps) {
  const { t, i18n } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { data } = useServerQuery({
    ...exhibitorQuery(exhibitionId, row.ExhibitorId),
    enabled: row.ExhibitorId !== '',
  });
  const halls = useServerQuery(hallsQuery(exhibitionId)).data ?? [];
  const hall = halls.find(({ RecordId }) => RecordId === data?.ExhibitionHallId);
  const place = [data?.BoothNo ?? '', hall ? localize({ zh: hall.Name, en: hall.NameEn }, language) : ''];
  return (
    <>
      {row.offSale !== undefined && (
        <Notice kind="warn" title={t(row.offSale)}>
          {t(`${row.offSale}Text`)}
        </Notice>
      )}
      {data !== null && row.ExhibitorId !== '' && (
        <CellGroup>
          <Cell
            icon={<Icon name="exhibitor" />}
            title={
              data ? organiserText({ zh: data.CompanyName, en: data.CompanyNameEn }, language) : t('supplier')
            }
            // A line for its place until that is known, so that nothing below moves.
            note={place.filter((part) => part !== '').join(' · ') || (data ? undefined : '\u00a0')}
            to={exhibitorPath(exhibitionId, row.ExhibitorId)}
          />
          <MessageCell
            partner={{ kind: 'exhibitor', id: row.ExhibitorId }}
            about={{ product: row.RecordId }}
          />
          {!isAskedBelow && <Asking productId={row.RecordId} />}
        </CellGroup>
      )}
    </>
  );
}

function Asking({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  return (
    <>
      <Cell
        icon={<Icon name="questionnaire" />}
        title={t('inquiry')}
        to={inquiryScreenPath(exhibitionId, productId)}
      />
      <Cell
        icon={<Icon name="product" />}
        title={t('sampleRequest')}
        to={samplePath(exhibitionId, productId)}
      />
    </>
  );
}
