import { useTranslation } from 'react-i18next';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import {
  mostTableRows,
  type ProductTable,
  type TableProduct,
} from '#features/exhibitorCenter/rules/table/productTable.ts';
import css from './ProductTable.module.css';

/** What was understood, row by row, with what is wrong in each. */
export function TablePreview({ table }: { readonly table: ProductTable }) {
  const { t } = useTranslation('exhibitorCenter');
  if (table.kind === 'empty') return null;
  if (table.kind === 'noHeader')
    return (
      <Notice kind="warn" title={t('tableNoHeader')}>
        {t('tableNoHeaderText')}
      </Notice>
    );
  const wrong = table.products.filter(({ problems }) => problems.length > 0);
  const right = table.products.length - wrong.length;
  return (
    <>
      {table.ignored.length > 0 && (
        <Notice>{t('tableIgnored', { columns: table.ignored.join(t('comma')) })}</Notice>
      )}
      {table.leftOut > 0 && (
        <Notice kind="warn">{t('tableLeftOut', { most: mostTableRows, count: table.leftOut })}</Notice>
      )}
      <Card title={t('tablePreview', { count: right, wrong: wrong.length })}>
        <ul className={css['rows']}>
          {/* What has to be changed first. */}
          {[...wrong, ...table.products.filter(({ problems }) => problems.length === 0)].map((product) => (
            <Row key={product.line} product={product} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function Row({ product: { line, name, price, problems } }: { readonly product: TableProduct }) {
  const { t } = useTranslation('exhibitorCenter');
  const { t: content } = useTranslation('content');
  return (
    <li className={css['row']} data-line={line} data-wrong={problems.length > 0 ? '' : undefined}>
      <span className={css['head']}>
        <span className={css['name']}>{name === '' ? t('tableLine', { line }) : name}</span>
        <span className={css['price']}>{price === '' ? content('priceOnRequest') : price}</span>
      </span>
      {problems.map((problem) => (
        <span className={css['problem']} key={problem}>
          {t('tableLine', { line })} · {t(`table_${problem}`)}
        </span>
      ))}
    </li>
  );
}
