import { useTranslation } from 'react-i18next';
import { BoothPlate } from '#entities/booth/plate/BoothPlate.tsx';
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
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';

export interface SupplierProps {
  readonly row: {
    readonly RecordId: string;
    readonly ExhibitorId: string;
  };
  /** Which ways to ask do not stand at the foot of the page. */
  readonly asks: 'none' | 'sample' | 'both';
}

/** Whose a product is and where its booth is, and the ways to ask about it. */
export function Supplier({ row, asks }: SupplierProps) {
  const { t, i18n } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { data } = useServerQuery({
    ...exhibitorQuery(exhibitionId, row.ExhibitorId),
    enabled: row.ExhibitorId !== '',
  });
  const halls = useServerQuery(hallsQuery(exhibitionId)).data ?? [];
  const hall = halls.find(({ RecordId }) => RecordId === data?.ExhibitionHallId);
  const hasBooth = data !== null && data !== undefined && data.BoothNo.trim() !== '';
  const place = hall ? localize({ zh: hall.Name, en: hall.NameEn }, language) : '';
  if (data === null || row.ExhibitorId === '') return null;
  return (
    <CellGroup>
      <Cell
        {...(hasBooth
          ? { picture: <BoothPlate boothNo={data.BoothNo} hallId={data.ExhibitionHallId} size={44} /> }
          : { icon: <Icon name="exhibitor" /> })}
        title={
          data ? organiserText({ zh: data.CompanyName, en: data.CompanyNameEn }, language) : t('supplier')
        }
        // The plate says the hall too. A line for the place until that is known, so that nothing below moves.
        note={hasBooth ? undefined : place || (data ? undefined : '\u00a0')}
        to={exhibitorPath(exhibitionId, row.ExhibitorId)}
      />
      <MessageCell partner={{ kind: 'exhibitor', id: row.ExhibitorId }} about={{ product: row.RecordId }} />
      {asks !== 'none' && <Asking productId={row.RecordId} hasQuote={asks === 'both'} />}
    </CellGroup>
  );
}

interface AskingProps {
  readonly productId: string;
  readonly hasQuote: boolean;
}

function Asking({ productId, hasQuote }: AskingProps) {
  const { t } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  return (
    <>
      {hasQuote && (
        <Cell
          icon={<Icon name="questionnaire" />}
          title={t('inquiry')}
          to={inquiryScreenPath(exhibitionId, productId)}
        />
      )}
      <Cell
        icon={<Icon name="product" />}
        title={t('sampleRequest')}
        to={samplePath(exhibitionId, productId)}
      />
    </>
  );
}
