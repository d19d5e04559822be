import { useTranslation } from 'react-i18next';
import { leadsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { leadsByAuthor } from '#entities/lead/rules/filterLeads.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Count } from '#ui/values/Count.tsx';
import css from './leadList.module.css';

export interface LeadsByAuthorProps {
  readonly authors: ReturnType<typeof leadsByAuthor>;
}

/** Who of the booth has noted how many visitors; each leads to theirs. */
export function LeadsByAuthor({ authors }: LeadsByAuthorProps) {
  const { t } = useTranslation('leads');
  const exhibitionId = useExhibitionId();
  return (
    <>
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
    </>
  );
}
