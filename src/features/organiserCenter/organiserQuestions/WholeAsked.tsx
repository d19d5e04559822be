import { GoneRow } from '../GoneRow.tsx';
import { organiserCenterPath } from '#domain/address/organiser/organiserPaths.ts';
import { useTranslation } from 'react-i18next';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { organiserDecideRowPath } from '#domain/address/organiser/decisionPaths.ts';
import type { AskedQuestion } from '#entities/organiser/api/organiserRows.ts';
import { useExhibitorName } from '#entities/exhibitor/useExhibitorName.ts';
import { questionState } from '#entities/organiser/questionState.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useRow } from '#flows/content/detail/useRow.ts';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import own from './asked.module.css';
import { AskedReach } from './AskedReach.tsx';
import { AskedReply } from './AskedReply.tsx';
import { BesideAsked } from './BesideAsked.tsx';
import { askedKindOf, askedRowQuery } from './questionQueries.ts';
import { reportedPage } from './reportedPath.ts';

export interface WholeAskedProps {
  readonly organiser: Organiser;
  readonly rowId: string;
}

const always = () => true;

/** One question or report whole: who has sent it and when, what it is about, and the answer or the ways to give one. */
export function WholeAsked({ organiser, rowId }: WholeAskedProps) {
  const { t } = useTranslation('organiserCenter');
  const query = useRow({ ...askedRowQuery(organiser, rowId), refetchInterval: pollWhile(always) }, rowId);
  return (
    <QueryView
      query={query}
      failedTitle={t('asked_failed_one')}
      renderHeading={(row) => (
        <PageHeading lead={row ? t(`asked_one_${askedKindOf(row)}`) : undefined}>
          {row?.Name || t('asked_someone')}
        </PageHeading>
      )}
      empty={
        <GoneRow title={t('asked_gone')} list={t('title')} to={organiserCenterPath(organiser.exhibitionId)} />
      }
    >
      {(row) => row !== null && <Asked organiser={organiser} asked={row} />}
    </QueryView>
  );
}

interface AskedProps {
  readonly organiser: Organiser;
  readonly asked: AskedQuestion;
}

function Asked({ organiser, asked }: AskedProps) {
  const { t, i18n } = useTranslation('organiserCenter');
  const path = organiserDecideRowPath(organiser.exhibitionId, askedKindOf(asked), asked.RecordId);
  const sent = formatVenueMoment(asked.CreatedAtMesc, 'dayTime', languageOf(i18n.language));
  return (
    <>
      <Card>
        <SummaryList
          items={[
            { key: 'state', label: t('asked_state'), text: t(`asked_state_${questionState(asked)}`) },
            { key: 'since', label: t('asked_since'), text: sent },
          ]}
        />
        <AskedReach asked={asked} />
      </Card>
      <Card title={t('asked_content')}>
        <p className={own['text']}>{asked.Content}</p>
        <About organiser={organiser} asked={asked} />
      </Card>
      <Card title={t('asked_reply')}>
        <AskedReply organiser={organiser} asked={asked} name={asked.Name || t('asked_someone')} path={path} />
      </Card>
      <BesideAsked organiser={organiser} asked={asked} />
    </>
  );
}

/** The way to what was reported, where it has a page. */
function About({ organiser, asked }: AskedProps) {
  const { t } = useTranslation('organiserCenter');
  const page = reportedPage(organiser.exhibitionId, asked);
  const exhibitorId = page?.kind === 'exhibitor' ? asked.AboutId : '';
  const { name } = useExhibitorName(organiser.exhibitionId, exhibitorId);
  if (page === undefined) return null;
  return (
    <p>
      <AppLink className={own['reach']} to={page.path}>
        {name === '' ? t(`asked_about_${page.kind}`) : t('asked_aboutNamed', { name })}
      </AppLink>
    </p>
  );
}
