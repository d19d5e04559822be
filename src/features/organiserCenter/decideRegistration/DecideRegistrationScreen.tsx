import { GoneRow } from '../GoneRow.tsx';
import {
  organiserDecideRegistrationPath,
  organiserDecidesPath,
} from '#domain/address/organiser/decisionPaths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import { type Decidable, readDecidable } from '#entities/organiser/rules/decidable.ts';
import { maskedContact } from '#entities/organiser/rules/maskedPerson.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { readAnswers } from '#entities/registration/api/registrationRecord.ts';
import { registrationFormQuery } from '#entities/registration/registrationFormQuery.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { DecisionHistory } from '../decideWhole/DecisionHistory.tsx';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { useMeanwhile } from '../organiserDecides/useDecisionWords.ts';
import { AnswersShown } from './AnswersShown.tsx';
import { DecideWhole } from './DecideWhole.tsx';
import { wholeRegistrationQuery } from './wholeRegistrationQuery.ts';

/** One registration with all its answers, and the decision about it. */
export default function DecideRegistrationScreen() {
  const id = useExhibitionId();
  const { registrationId = '' } = useParams();
  const { t } = useTranslation('organiserDecides');
  return (
    <OrganiserGate back={organiserDecideRegistrationPath(id, registrationId)} title={t('wholeTitle')}>
      {(organiser) => <Whole organiser={organiser} registrationId={registrationId} />}
    </OrganiserGate>
  );
}

interface WholeProps {
  readonly organiser: Organiser;
  readonly registrationId: string;
}

const read = readDecidable('registrations');

function Whole({ organiser, registrationId }: WholeProps) {
  const { t } = useTranslation('organiserDecides');
  const query = useServerQuery(wholeRegistrationQuery(organiser, registrationId));
  return (
    <QueryView
      query={query}
      failedTitle={t('wholeFailed')}
      renderHeading={(row) => <PageHeading>{readLine(row?.['Name']) || t('wholeTitle')}</PageHeading>}
      empty={
        <GoneRow title={t('wholeGone')} list={t('title')} to={organiserDecidesPath(organiser.exhibitionId)} />
      }
    >
      {(row) => {
        const seen = read(row);
        return row !== null && seen !== undefined && <Answered organiser={organiser} row={row} seen={seen} />;
      }}
    </QueryView>
  );
}

interface AnsweredProps {
  readonly organiser: Organiser;
  readonly row: ServerRow;
  readonly seen: Decidable;
}

const none: readonly FieldDefinition[] = [];

function Answered({ organiser, row, seen }: AnsweredProps) {
  const { t, i18n } = useTranslation('organiserDecides');
  const meanwhile = useMeanwhile();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const channelId = readReference(row['ChannelId']) || undefined;
  const form = useServerQuery(registrationFormQuery(organiser.exhibitionId, channelId));
  const answers = form.data ? readAnswers(row, form.data) : {};
  const fields = form.data ? visibleFields(form.data, answers) : none;
  return (
    <>
      <Card>
        <SummaryList
          items={[
            {
              key: 'contact',
              label: t('contact'),
              text: maskedContact(readLine(row['Mob']), readLine(row['Email'])),
            },
            { key: 'company', label: t('company'), text: readLine(row['CompanyName']) },
            {
              key: 'since',
              label: t('submitted'),
              text: formatVenueMoment(seen.sinceMs, 'dayTime', languageOf(i18n.language)),
            },
          ]}
        />
      </Card>
      <QueryView query={form} failedTitle={t('wholeFailed')}>
        {() => (
          <AnswersShown
            organiser={organiser}
            registrationId={seen.RecordId}
            fields={fields}
            answers={answers}
          />
        )}
      </QueryView>
      <DecisionHistory row={row} />
      {seen.state === 'waiting' ? (
        <DecideWhole
          key={seen.version}
          organiser={organiser}
          seen={seen}
          fields={fields}
          marked={marked}
          onMark={setMarked}
        />
      ) : (
        <Notice kind="info">{meanwhile(seen)}</Notice>
      )}
    </>
  );
}
