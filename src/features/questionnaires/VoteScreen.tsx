import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { votesPath } from '#domain/address/homePaths.ts';
import { questionnairePath } from '#entities/questionnaire/rules/questionnairePath.ts';
import { type DetailPage, DetailScreen } from '#flows/content/DetailScreen.tsx';
import { AnswerList } from '#entities/questionnaire/AnswerList.tsx';
import { givenAnswersQuery } from '#entities/questionnaire/questionnaireQueries.ts';
import { wasAnswered } from '#entities/questionnaire/recordAnswered.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { type Vote, votesQuery } from '#entities/questionnaire/votesQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { voteState } from './votes/rules/voteState.ts';
import { useChannelId } from './votes/useChannelId.ts';
import { VoteBadge } from './votes/VoteBadge.tsx';
import css from './votes/votes.module.css';
import { Results } from './Results.tsx';

export default function VoteScreen() {
  const { voteId = '' } = useParams();
  return <VotePage key={voteId} voteId={voteId} />;
}

interface VotePageProps {
  readonly voteId: string;
}

/** What is voted on, what this visitor has voted, and how all have, as far as it is published. */
function VotePage({ voteId }: VotePageProps) {
  const { t, i18n } = useTranslation('votes');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const used = useChannelId();
  const list = useServerQuery(votesQuery(exhibitionId, used));
  const found = list.data?.find(({ questionnaire }) => questionnaire.id === voteId);
  const channelId = found?.questionnaire.channelId || used;
  const address = { exhibitionId, channelId: channelId ?? '', questionnaireId: voteId };
  const given = useServerQuery(givenAnswersQuery(address)).data ?? undefined;

  const nowMs = useFairNow();

  const page = ({ questionnaire, isVoted }: Vote): DetailPage => {
    const { title, introduction, form, results } = questionnaire;
    const state = voteState(questionnaire, isVoted || given !== undefined || wasAnswered(address), nowMs);
    const text = localize(introduction, language);
    return {
      title: localize(title, language) || t('one'),
      titleLang: otherLanguage(title, language),
      lead: <VoteBadge state={state} />,
      after: (
        <>
          {text !== '' && (
            <Card>
              <p className={css['introduction']} lang={otherLanguage(introduction, language)}>
                {text}
              </p>
            </Card>
          )}
          {given !== undefined && <AnswerList form={form} answers={given.answers} title={t('mine')} />}
          <Results
            form={form}
            counts={results}
            mine={given?.answers ?? {}}
            isOver={state.state === 'ended'}
          />
        </>
      ),
      ...(state.mayVote &&
        channelId !== undefined && {
          primary: <LinkButton to={questionnairePath({ ...address, channelId })}>{t('vote')}</LinkButton>,
        }),
    };
  };
  return (
    <DetailScreen
      kind={t('one')}
      backTo={votesPath(exhibitionId)}
      query={{ ...list, data: list.data && (found ?? null) }}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={page}
    />
  );
}
