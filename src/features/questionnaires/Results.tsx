import { useTranslation } from 'react-i18next';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import type { VoteCount } from '#entities/questionnaire/rules/voteCount.ts';
import { languageOf } from '#language/language.ts';
import { Card } from '#ui/page/Card.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { Count } from '#ui/values/Count.tsx';
import { type ResultLine, voteResults } from './votes/rules/voteResults.ts';
import css from './votes/votes.module.css';

export interface ResultsProps {
  readonly form: FormDefinition;
  readonly counts: readonly VoteCount[];
  readonly mine: Answers;
  readonly isOver: boolean;
}

/** How all have voted; without published results it says so once the vote is over. */
export function Results({ form, counts, mine, isOver }: ResultsProps) {
  const { t, i18n } = useTranslation('votes');
  const language = languageOf(i18n.language);
  const results = voteResults(form, counts, mine);
  if (results.length === 0 && !isOver) return null;
  return (
    <Card title={t(isOver ? 'results' : 'resultsSoFar')}>
      {results.length === 0 && <p className={css['total']}>{t('noResults')}</p>}
      {results.map(({ key, label, total, lines }) => (
        <div className={css['question']} key={key}>
          <p className={css['label']}>{organiserText(label, language)}</p>
          <ul className={css['lines']}>
            {lines.map((line) => (
              <Line key={line.value} line={line} />
            ))}
          </ul>
          <p className={css['total']}>
            {t('total')} <Count count={total} />
          </p>
        </div>
      ))}
    </Card>
  );
}

function Line({ line: { text, count, percent, isMine } }: { readonly line: ResultLine }) {
  const { t, i18n } = useTranslation('votes');
  return (
    <li className={css['line']}>
      <span className={css['words']}>
        <span className={isMine ? `${css['choice']} ${css['mine']}` : css['choice']}>
          {organiserText(text, languageOf(i18n.language))}
          {isMine && ` · ${t('myChoice')}`}
        </span>
        <span className={css['number']}>
          <Count count={count} /> · {percent}%
        </span>
      </span>
      <div className={css['track']} aria-hidden="true">
        <div
          className={isMine ? `${css['bar']} ${css['bar--mine']}` : css['bar']}
          style={{ width: `${percent}%` }}
        />
      </div>
    </li>
  );
}
