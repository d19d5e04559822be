import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { boothProductPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { productPath } from '#entities/product/rules/productPaths.ts';
import {
  ownProductActions,
  ownProductState,
  type OwnProductState,
} from '#entities/product/rules/ownProductState.ts';
import { productPictures } from '#entities/product/rules/productPictures.ts';
import { productName } from '#entities/product/rules/productTexts.ts';
import { ProductPicture } from '#entities/product/ProductPicture.tsx';
import { ProductPrice } from '#entities/product/ProductPrice.tsx';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { Badge, type BadgeTone } from '#ui/values/Badge.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { OwnProduct } from './productQueries.ts';
import { RowActions } from '../rowList/RowActions.tsx';
import css from './OwnProducts.module.css';
import { useProductActions } from './useProductActions.ts';

export interface OwnProductCardProps {
  readonly booth: BoothKey;
  readonly row: OwnProduct;
  readonly mayChange: boolean;
}

const sidePx = 72;
const tones: Readonly<Record<OwnProductState, BadgeTone>> = {
  released: 'good',
  hidden: 'off',
  unreleased: 'waits',
  recycled: 'off',
};

/** A product of one's own: a tap corrects it, the button beside it changes its state. */
export function OwnProductCard({ booth, row, mayChange }: OwnProductCardProps) {
  const { t, i18n } = useTranslation('exhibitorCenter');
  const language = languageOf(i18n.language);
  const { act, failed } = useProductActions(booth, row);
  const navigate = useNavigate();
  const pair = productName(row);
  const name = localize(pair, language);
  const state = ownProductState(row);
  const edit = boothProductPath(booth.exhibitionId, row.RecordId);
  const page = productPath(booth.exhibitionId, row.RecordId);
  const actions = [
    ...ownProductActions(state).map((action) => ({
      key: action,
      text: t(`action_${action}`),
      danger: action === 'recycle',
      onSelect: () => act(action),
    })),
    ...(state === 'released'
      ? [{ key: 'see', text: t('seeProduct'), onSelect: () => void navigate(page) }]
      : []),
  ];
  return (
    <>
      <RowCard>
        <RowCardLink className={css['link']} to={mayChange ? edit : page}>
          <ProductPicture
            className={css['picture']}
            src={productPictures(row.PicList)[0] ?? ''}
            sidePx={sidePx}
          />
          <span className={css['words']}>
            <span className={css['name']} lang={otherLanguage(pair, language)}>
              {name}
            </span>
            {row.ProductNumber !== '' && <span className={css['note']}>{row.ProductNumber}</span>}
            <span className={css['foot']}>
              <ProductPrice row={row} />
              <Badge tone={tones[state]}>{t(`product_${state}`)}</Badge>
            </span>
          </span>
        </RowCardLink>
        {mayChange && <RowActions name={name} actions={actions} />}
      </RowCard>
      {failed !== undefined && <Notice kind="error">{t(`rowFailed_${failed}`)}</Notice>}
    </>
  );
}
