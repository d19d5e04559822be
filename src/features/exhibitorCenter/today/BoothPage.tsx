import { useTranslation } from 'react-i18next';
import {
  boothCompanyPath,
  boothFilesPath,
  boothLivesPath,
  boothPosterPath,
  boothProductsPath,
  boothPromotionsPath,
} from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { type BoothPart, missingParts } from '#entities/booth/rules/completeness.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { companyQuery } from '../company/companyQuery.ts';
import { companyReview } from '../rules/companyReview.ts';

export interface BoothPageProps {
  readonly booth: BoothKey;
  readonly row: Parameters<typeof missingParts>[0] & { readonly ExhibitorId: string };
}

/** Where each part is filled in; the organiser gives the booth its number. */
const questionOf: Readonly<Record<BoothPart, string | undefined>> = {
  logo: 'Logo',
  introduction: 'ShortIntroduce',
  englishName: 'CompanyNameEn',
  englishIntroduction: 'ShortIntroduceEn',
  banner: 'Banners',
  service: 'MasterService',
  contact: 'contactCount',
  booth: undefined,
};

/** What visitors see of the exhibitor, and what is missing on it. */
export function BoothPage({ booth, row }: BoothPageProps) {
  const { t } = useTranslation('exhibitorCenter');
  const { exhibitionId } = booth;
  const { data: company } = useServerQuery(companyQuery(booth));
  const review = companyReview(company?.ApproveState ?? '');
  const missing = missingParts(row);
  return (
    <>
      <CellGroup title={t('page')}>
        <Cell
          icon={<Icon name="edit" />}
          title={t('companyCell')}
          note={t('companyCellNote')}
          value={review && review !== 'open' ? t(`state_row_${review}`) : undefined}
          to={boothCompanyPath(exhibitionId)}
        />
        <Cell
          icon={<Icon name="product" />}
          title={t('products')}
          note={t('productsNote')}
          to={boothProductsPath(exhibitionId)}
        />
        <Cell
          icon={<Icon name="news" />}
          title={t('promotions')}
          note={t('promotionsNote')}
          to={boothPromotionsPath(exhibitionId)}
        />
        <Cell
          icon={<Icon name="live" />}
          title={t('lives')}
          note={t('livesNote')}
          to={boothLivesPath(exhibitionId)}
        />
        <Cell
          icon={<Icon name="file" />}
          title={t('files')}
          note={t('filesNote')}
          to={boothFilesPath(exhibitionId)}
        />
        <Cell
          icon={<Icon name="album" />}
          title={t('poster')}
          note={t('posterNote')}
          to={boothPosterPath(exhibitionId)}
        />
        <Cell
          icon={<Icon name="exhibitor" />}
          title={t('seePage')}
          value={missing.length === 0 ? t('complete') : undefined}
          to={exhibitorPath(exhibitionId, row.ExhibitorId)}
        />
      </CellGroup>
      <MissingParts parts={missing} />
    </>
  );
}

interface MissingPartsProps {
  readonly parts: readonly BoothPart[];
}

function MissingParts({ parts }: MissingPartsProps) {
  const { t } = useTranslation('exhibitorCenter');
  const exhibitionId = useExhibitionId();
  if (parts.length === 0) return null;
  return (
    <CellGroup title={t('toAdd', { count: parts.length })}>
      {parts.map((part) => {
        const question = questionOf[part];
        return question === undefined ? (
          <Cell
            key={part}
            icon={<Icon name="info" />}
            title={t(`part_${part}`)}
            value={t('partByOrganiser')}
          />
        ) : (
          <Cell
            key={part}
            icon={<Icon name="add" />}
            title={t('addPart', { part: t(`part_${part}`) })}
            to={boothCompanyPath(exhibitionId, question)}
          />
        );
      })}
    </CellGroup>
  );
}
