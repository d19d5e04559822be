import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { organiserDecideRowPath } from '#domain/address/organiser/decisionPaths.ts';
import { cutText } from '#domain/text/wholeCharacters.ts';
import type { AskedQuestion } from '#entities/organiser/api/organiserRows.ts';
import { questionState } from '#entities/organiser/questionState.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { askedKindOf, askedQuery, besideAsked } from './questionQueries.ts';

interface BesideAskedProps {
  readonly organiser: Organiser;
  readonly asked: AskedQuestion;
}

/** What else was reported about the same, and what else the same visitor has asked or reported. */
export function BesideAsked({ organiser, asked }: BesideAskedProps) {
  const { t } = useTranslation('organiserCenter');
  const { data = [] } = useServerQuery(askedQuery(organiser));
  const { aboutSame, ofSame } = besideAsked(asked, data);
  return (
    <>
      <AskedCellGroup title={t('asked_aboutSame')} organiser={organiser} rows={aboutSame} />
      <AskedCellGroup title={t('asked_ofSame')} organiser={organiser} rows={ofSame} />
    </>
  );
}

const shownFirst = 10;
const longestLine = 60;

interface GroupProps {
  readonly title: string;
  readonly organiser: Organiser;
  readonly rows: readonly AskedQuestion[];
}

function AskedCellGroup({ title, organiser, rows }: GroupProps) {
  const { t, i18n } = useTranslation('organiserCenter');
  const language = languageOf(i18n.language);
  const [shown, setShown] = useState(shownFirst);
  if (rows.length === 0) return null;
  return (
    <>
      <CellGroup title={title}>
        {rows.slice(0, shown).map((row) => (
          <Cell
            key={row.RecordId}
            title={cutText(row.Content, longestLine)}
            note={formatVenueMoment(row.CreatedAtMesc, 'dayTime', language)}
            value={t(`asked_state_${questionState(row)}`)}
            to={organiserDecideRowPath(organiser.exhibitionId, askedKindOf(row), row.RecordId)}
          />
        ))}
      </CellGroup>
      {rows.length > shown && (
        <Button kind="quiet" onClick={() => setShown(shown + shownFirst)}>
          {t('asked_more')}
        </Button>
      )}
    </>
  );
}
