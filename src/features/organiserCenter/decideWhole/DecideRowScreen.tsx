import { GoneRow } from '../GoneRow.tsx';
import { organiserDecideRowPath, organiserDecidesPath } from '#domain/address/organiser/decisionPaths.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { ShownProducts } from '#entities/live/ShownProducts.tsx';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { DecideReview } from '../organiserDecides/DecideReview.tsx';
import { askedKinds } from '../organiserQuestions/questionQueries.ts';
import { WholeAsked } from '../organiserQuestions/WholeAsked.tsx';
import { useMeanwhile } from '../organiserDecides/useDecisionWords.ts';
import list from '../review/ReviewList.module.css';
import { DecisionHistory } from './DecisionHistory.tsx';
import { useWholeFacts } from './useWholeFacts.ts';
import { articleField, type RowKindName, rowKinds } from './wholeFields.ts';
import { WholeFiles } from './WholeFiles.tsx';
import { wholeRowQuery } from './wholeRowQuery.ts';

/** One row of any kind but a registration, whole as it was sent, and the decision or the answer to it. */
export default function DecideRowScreen() {
  const id = useExhibitionId();
  const { kind: named = '', rowId = '' } = useParams();
  const { t } = useTranslation('organiserDecides');
  const kind = rowKinds.find((one) => one === named);
  const isAsked = askedKinds.some((one) => one === named);
  return (
    <OrganiserGate back={organiserDecideRowPath(id, named, rowId)} title={t('title')}>
      {(organiser) =>
        isAsked ? (
          <WholeAsked key={rowId} organiser={organiser} rowId={rowId} />
        ) : kind === undefined ? (
          <>
            <PageHeading>{t('title')}</PageHeading>
            <GoneRow title={t('rowGone')} list={t('title')} to={organiserDecidesPath(id)} />
          </>
        ) : (
          <Whole key={`${kind} ${rowId}`} organiser={organiser} kind={kind} rowId={rowId} />
        )
      }
    </OrganiserGate>
  );
}

interface WholeProps {
  readonly organiser: Organiser;
  readonly kind: RowKindName;
  readonly rowId: string;
}

function Whole({ organiser, kind, rowId }: WholeProps) {
  const { t, i18n } = useTranslation('organiserDecides');
  const language = languageOf(i18n.language);
  const query = useServerQuery(wholeRowQuery(organiser, kind, rowId));
  return (
    <QueryView
      query={query}
      failedTitle={t('rowFailed')}
      renderHeading={(data) => (
        <PageHeading lead={t(`one_${kind}`)}>
          {(data && localize(data.seen.title, language)) || t('untitled')}
        </PageHeading>
      )}
      empty={
        <GoneRow title={t('rowGone')} list={t('title')} to={organiserDecidesPath(organiser.exhibitionId)} />
      }
    >
      {(data) => data !== null && <Shown organiser={organiser} kind={kind} {...data} />}
    </QueryView>
  );
}

interface ShownProps {
  readonly organiser: Organiser;
  readonly kind: RowKindName;
  readonly seen: Decidable;
  readonly row: ServerRow;
  readonly named: ServerRow;
}

function Shown({ organiser, kind, seen, row, named }: ShownProps) {
  const { t, i18n } = useTranslation('organiserDecides');
  const language = languageOf(i18n.language);
  const meanwhile = useMeanwhile();
  const facts = useWholeFacts(kind, { row, named });
  const sentAt = {
    key: 'since',
    label: t('submitted'),
    text: formatVenueMoment(seen.sinceMs, 'dayTime', language),
  };
  const products = row['ProductIds'];
  return (
    <>
      <Card>
        <SummaryList items={[...facts, sentAt]} />
      </Card>
      <Article kind={kind} row={row} />
      <WholeFiles organiser={organiser} kind={kind} row={row} />
      {Array.isArray(products) && <ShownProducts list={products} title={t('field_ProductIds')} />}
      <DecisionHistory row={row} />
      {seen.state === 'waiting' ? (
        <ul className={list['rows']}>
          <DecideReview
            key={seen.version}
            organiser={organiser}
            row={seen}
            path={organiserDecideRowPath(organiser.exhibitionId, kind, seen.RecordId)}
          >
            <p>{t('decideBelow')}</p>
          </DecideReview>
        </ul>
      ) : (
        <Notice kind="info">{meanwhile(seen)}</Notice>
      )}
    </>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The formatted text in both languages, as visitors would see it. */
function Article({ kind, row }: { readonly kind: RowKindName; readonly row: ServerRow }) {
  const { t } = useTranslation('organiserDecides');
  const field = articleField(kind);
  const texts = [
    { title: t('article'), text: { zh: textOf(row[field]), en: '' } },
    { title: t('articleEn'), text: { zh: '', en: textOf(row[`${field}En`]) } },
  ].filter(({ text }) => text.zh !== '' || text.en !== '');
  if (field === '') return null;
  return (
    <>
      {texts.map(({ title, text }) => (
        <Card key={title} title={title}>
          <OrganiserRichText
            text={text}
            title={title}
            headingLevel={3}
            pictureName={(number) => t('pictureOf', { field: title, number })}
          />
        </Card>
      ))}
    </>
  );
}
