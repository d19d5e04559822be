import { useTranslation } from 'react-i18next';
import { leadsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { leadsByAuthor } from '#entities/lead/rules/filterLeads.ts';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Count } from '#ui/values/Count.tsx';
import css from './leadList.module.css';

/** Who of the booth has noted how many visitors; each leads to theirs. Nothing where one contact has noted all. */
export function LeadsByAuthor({ leads }: { readonly leads: readonly Lead[] }) {
  const { t } = useTranslation('leads');
  const exhibitionId = useExhibitionId();
  const authors = leadsByAuthor(leads);
  if (authors.length < 2) return null;
  return (
    <details>
      <summary className={css['summary']}>{t('byAuthor', { count: authors.length })}</summary>
      <CellGroup>
        {authors.map(({ name, count }) => (
          <Cell
            key={name}
            title={name || t('unknownAuthor')}
            value={<Count count={count} />}
            // The list is narrowed by name.
            to={name === '' ? undefined : `${leadsPath(exhibitionId)}?author=${encodeURIComponent(name)}`}
          />
        ))}
      </CellGroup>
      <p className={css['sending']}>{t('byAuthorText')}</p>
    </details>
  );
}
