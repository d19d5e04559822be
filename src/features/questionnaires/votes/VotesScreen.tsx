import { useTranslation } from 'react-i18next';
import { homePath } from '#domain/address/paths.ts';
import { votePath } from '#domain/address/homePaths.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { type Vote, votesQuery } from '#entities/questionnaire/votesQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyVotes } from '#ui/states/scenes/emptyVotes.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { voteState } from './rules/voteState.ts';
import { useChannelId } from './useChannelId.ts';
import { VoteBadge } from './VoteBadge.tsx';

/** What can be voted on, or was. */
export default function VotesScreen() {
  const { t } = useTranslation('votes');
  const id = useExhibitionId();
  const query = useServerQuery(votesQuery(id, useChannelId()));
  const isKept = usePagePlace();
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <PageHeading>{t('title')}</PageHeading>
      <QueryView
        isScreen
        query={query}
        failedTitle={t('listFailed')}
        skeleton={<ListSkeleton rows={3} />}
        empty={
          <EmptyState
            scene={emptyVotes}
            title={t('none')}
            text={t('noneText')}
            action={<LinkButton to={homePath(id)}>{t('toHome')}</LinkButton>}
          />
        }
      >
        {(votes) => (
          <CellGroup>
            {votes.map((vote) => (
              <VoteCell key={vote.questionnaire.id} vote={vote} />
            ))}
          </CellGroup>
        )}
      </QueryView>
    </div>
  );
}

interface VoteCellProps {
  readonly vote: Vote;
}

function VoteCell({ vote: { questionnaire, isVoted } }: VoteCellProps) {
  const { t, i18n } = useTranslation('votes');
  const exhibitionId = useExhibitionId();
  const nowMs = useFairNow();
  return (
    <Cell
      icon={<Icon name="ranking" />}
      to={votePath(exhibitionId, questionnaire.id)}
      title={organiserText(questionnaire.title, languageOf(i18n.language)) || t('one')}
      note={<VoteBadge state={voteState(questionnaire, isVoted, nowMs)} />}
    />
  );
}
