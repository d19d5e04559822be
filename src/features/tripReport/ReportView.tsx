import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { PlacePlate } from '#entities/booth/plate/PlacePlate.tsx';
import { htmlLanguage } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { Card } from '#ui/page/Card.tsx';
import { CardPicture } from './CardPicture.tsx';
import css from './report.module.css';
import { amountText } from './rules/amounts.ts';
import { dueText, itemTime, type ReportHead, sumsText } from './rules/reportText.ts';
import type { ReportItem, ReportWriter, TripReport } from './rules/tripReport.ts';

interface ReportViewProps {
  readonly owner: VisitorKey;
  readonly head: ReportHead;
  readonly report: TripReport;
  readonly isDay: boolean;
  readonly writer: ReportWriter;
}

/** The report as it is read, and printed. */
export function ReportView({ owner, head, report, isDay, writer }: ReportViewProps) {
  return (
    <article className={css['report']} lang={htmlLanguage(writer.language)} data-report="">
      <div className={css['head']}>
        {head.lines.map((line, at) => (
          <p key={`${at} ${line}`} className={at === 0 ? css['exhibition'] : css['fact']}>
            {line}
          </p>
        ))}
        {head.summary.trim() !== '' && <p className={css['summary']}>{head.summary.trim()}</p>}
      </div>
      {report.sections.map((section) => (
        <Card key={section.name} title={writer.words(`section_${section.name}`)}>
          <ul className={css['items']} data-section={section.name}>
            {section.items.map((item) => (
              <Item key={item.key} owner={owner} item={item} isDay={isDay} writer={writer} />
            ))}
          </ul>
          {section.sums.length > 0 && <p className={css['sum']}>{sumsText(section, writer)}</p>}
        </Card>
      ))}
    </article>
  );
}

interface ItemProps extends Pick<ReportViewProps, 'owner' | 'isDay' | 'writer'> {
  readonly item: ReportItem;
}

const noPlace = { zh: '', en: '' };

function Item({ owner, item, isDay, writer }: ItemProps) {
  const { key, title, facts, notes, path, face, amount, boothNo = '', hallId = '' } = item;
  const time = itemTime(item, isDay, writer);
  const due = dueText(item, writer);
  return (
    <li className={css['item']}>
      {face !== undefined && (
        <span className={css['face']}>
          <Monogram name={face.name} shape={face.kind === 'person' ? 'round' : 'square'} small />
        </span>
      )}
      <div className={css['words']}>
        {time !== '' && <p className={css['time']}>{time}</p>}
        <p className={css['title']}>
          {path === undefined ? (
            title
          ) : (
            <AppLink className={css['link']} to={path}>
              {title}
            </AppLink>
          )}
        </p>
        {due !== '' && <p className={css['due']}>{due}</p>}
        {facts.map((fact, at) => (
          <p key={`${at} ${fact}`} className={css['fact']}>
            {fact}
          </p>
        ))}
        {amount !== undefined && <p className={css['amount']}>{amountText(amount)}</p>}
        {notes.length > 0 && <p className={css['notes']}>{notes.join('\n')}</p>}
        {key.indexOf('card:') === 0 && (
          <CardPicture
            owner={owner}
            contactId={key.slice(5)}
            label={writer.words('cardPicture', { name: title })}
          />
        )}
      </div>
      {boothNo.trim() !== '' && <PlacePlate boothNo={boothNo} hallId={hallId} place={noPlace} size={44} />}
    </li>
  );
}
