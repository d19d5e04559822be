import { useTranslation } from 'react-i18next';
import { maskedName } from '#entities/organiser/rules/maskedPerson.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import type { PersonSearch } from '#entities/organiser/rules/personSearch.ts';
import type { ReviewedRegistration } from '#entities/organiser/rules/reviewedRegistration.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptySearch } from '#ui/states/scenes/emptySearch.tsx';
import { localize } from '#ui/text/localize.ts';
import { Badge } from '#ui/values/Badge.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { mostFound, peopleQuery, personCheckInsQuery } from '../queries/personQueries.ts';
import css from '../review/ReviewCard.module.css';
import list from '../review/ReviewList.module.css';
import own from './people.module.css';
import { useChannelName } from '../useChannelName.ts';

interface FoundPeopleProps {
  readonly organiser: Organiser;
  readonly search: PersonSearch;
}

/** Who was found, as far as it takes to tell them apart. */
export function FoundPeople({ organiser, search }: FoundPeopleProps) {
  const { t } = useTranslation('organiserCenter');
  const query = useServerQuery(peopleQuery(organiser, search));
  const channelName = useChannelName();
  return (
    <QueryView
      query={query}
      failedTitle={t('peopleFailed')}
      empty={<EmptyState scene={emptySearch} title={t('noPeople')} text={t('noPeopleText')} />}
    >
      {(people) => (
        <>
          <h2 className={own['found']} data-announce="">
            {t('found', { count: people.length })}
          </h2>
          <ul className={list['rows']}>
            {people.map((person) => (
              <FoundPerson
                key={person.RecordId}
                organiser={organiser}
                person={person}
                channel={channelName(person.channelId)}
              />
            ))}
          </ul>
          {people.length >= mostFound && <p>{t('moreFound', { count: mostFound })}</p>}
        </>
      )}
    </QueryView>
  );
}

interface FoundPersonProps {
  readonly organiser: Organiser;
  readonly person: ReviewedRegistration;
  readonly channel: string;
}

const tones = { approved: 'good', toBeReviewed: 'waits', declined: 'off', unknown: 'off' } as const;

function FoundPerson({ organiser, person, channel }: FoundPersonProps) {
  const { t } = useTranslation('organiserCenter');
  const { name, company, contact, status, isFrozen, RecordId } = person;
  return (
    <li>
      <RowCard>
        <div className={css['body']}>
          <h3 className={css['name']}>{maskedName(name) || t('visitor')}</h3>
          <p className={css['note']}>
            {[company, channel, contact].filter((part) => part !== '').join(' · ')}
          </p>
          <p>
            <Badge tone={isFrozen ? 'off' : tones[status]}>
              {t(isFrozen ? 'frozen' : `status_${status}`)}
            </Badge>
          </p>
          <CheckIns organiser={organiser} registrationId={RecordId} />
        </div>
      </RowCard>
    </li>
  );
}

interface CheckInsProps {
  readonly organiser: Organiser;
  readonly registrationId: string;
}

function CheckIns({ organiser, registrationId }: CheckInsProps) {
  const { t, i18n } = useTranslation('organiserCenter');
  const language = languageOf(i18n.language);
  const query = useServerQuery(personCheckInsQuery(organiser, registrationId));
  return (
    <QueryView
      query={query}
      failedTitle={t('checkInsFailed')}
      skeleton={1}
      empty={<p className={css['note']}>{t('notCheckedIn')}</p>}
    >
      {(checkIns) => (
        <ul className={list['rows']}>
          {checkIns.map(({ place, signedAt }) => (
            <li className={css['note']} key={`${place.zh} ${signedAt}`}>
              {t('checkedIn', {
                place: localize(place, language) || t('place'),
                time: formatVenueMoment(parseVenueTime(signedAt), 'dayTime', language),
              })}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
