import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';
import css from '../review/ReviewList.module.css';
import { DecideCard } from './DecideCard.tsx';
import { ChooseCard } from './together/ChooseCard.tsx';
import { ChosenBar } from './together/ChosenBar.tsx';
import { HeldBar } from './together/HeldBar.tsx';
import own from './together/together.module.css';
import type { DecidingTogether } from './together/useDecidingTogether.ts';
import { useMeanwhile } from './useDecisionWords.ts';

interface DecideRowsProps {
  readonly organiser: Organiser;
  readonly rows: readonly Decidable[];
  readonly together: DecidingTogether;
}

/** With the version: a row that its author changes is not chosen any more. */
const keyOf = ({ RecordId, version }: Decidable) => `${RecordId} ${version}`;

/** The rows that wait, decided one by one, or, where all are of one kind, several together. */
export function DecideRows({ organiser, rows, together }: DecideRowsProps) {
  const { t } = useTranslation('organiserDecides');
  const nowMs = useFairNow();
  const list = useRef<HTMLUListElement>(null);
  const [wantsChoice, setWantsChoice] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { held, failed, elsewhere, begin, undo } = together;
  const isOneKind = rows.every(({ kind }) => kind === rows[0]?.kind);
  const isChoosing = held !== undefined || (wantsChoice && isOneKind);
  const keys = new Set(chosen);
  const isInTime = ({ untilMs }: Decidable) => untilMs === undefined || nowMs < untilMs;
  const inTime = rows.filter(isInTime);
  const chosenRows = inTime.filter((row) => keys.has(keyOf(row)));
  const choose = (row: Decidable, isOn: boolean) =>
    setChosen(isOn ? [...chosen, keyOf(row)] : chosen.filter((key) => key !== keyOf(row)));
  return (
    <>
      <Elsewhere rows={elsewhere} />
      {held === undefined && rows.length > 1 && (
        <ChoiceTools
          isChoosing={isChoosing}
          isOneKind={isOneKind}
          isAllChosen={inTime.length > 0 && chosenRows.length === inTime.length}
          onAll={(isAll) => setChosen(isAll ? inTime.map(keyOf) : [])}
          onChoosing={(isOn) => {
            setWantsChoice(isOn);
            setChosen([]);
          }}
        />
      )}
      <ul className={css['rows']} aria-label={t('title')} ref={list} tabIndex={-1}>
        {rows.map((row) =>
          isChoosing ? (
            <ChooseCard
              key={keyOf(row)}
              organiser={organiser}
              row={row}
              isOn={keys.has(keyOf(row))}
              onChoose={held === undefined && isInTime(row) ? (isOn) => choose(row, isOn) : undefined}
              failed={failed[row.RecordId]}
            />
          ) : (
            <DecideCard key={keyOf(row)} organiser={organiser} row={row} />
          ),
        )}
      </ul>
      {held !== undefined && (
        <HeldBar held={held} onUndo={undo} onGone={() => list.current?.focus({ preventScroll: true })} />
      )}
      {held === undefined && isChoosing && chosenRows.length > 0 && (
        <ChosenBar organiser={organiser} rows={chosenRows} onBegin={begin} />
      )}
    </>
  );
}

interface ChoiceToolsProps {
  readonly isChoosing: boolean;
  readonly isOneKind: boolean;
  readonly isAllChosen: boolean;
  readonly onAll: (isAll: boolean) => void;
  readonly onChoosing: (isOn: boolean) => void;
}

function ChoiceTools({ isChoosing, isOneKind, isAllChosen, onAll, onChoosing }: ChoiceToolsProps) {
  const { t } = useTranslation('organiserDecides');
  if (!isOneKind) return <p>{t('chooseKindFirst')}</p>;
  return (
    <div className={own['tools']}>
      <Button kind="quiet" onClick={() => onChoosing(!isChoosing)}>
        {t(isChoosing ? 'chooseEnd' : 'choose')}
      </Button>
      {isChoosing && (
        <Button kind="quiet" onClick={() => onAll(!isAllChosen)}>
          {t(isAllChosen ? 'chooseNone' : 'chooseAll')}
        </Button>
      )}
    </div>
  );
}

/** What other persons have done to rows that were to be decided together. */
function Elsewhere({ rows }: { readonly rows: DecidingTogether['elsewhere'] }) {
  const { t, i18n } = useTranslation('organiserDecides');
  const meanwhile = useMeanwhile();
  if (rows.length === 0) return null;
  return (
    <Notice kind="info" title={t('togetherElsewhere', { count: rows.length })}>
      <ul className={css['rows']}>
        {rows.map(({ row, outcome, now }) => (
          <li key={row.RecordId}>
            {t('elsewhereOf', {
              name: localize(row.title, languageOf(i18n.language)) || t('untitled'),
              text: meanwhile(outcome === 'gone' ? undefined : now),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
