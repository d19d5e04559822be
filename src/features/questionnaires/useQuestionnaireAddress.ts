import { useSearchParams } from 'react-router-dom';
import type { QuestionnaireAddress } from '#entities/questionnaire/rules/questionnairePath.ts';
import { useEntryAddress } from '#session/visit/entryAddress.ts';

/** Which questionnaire a screen is about; the channel is '' until it is known. */
export function useQuestionnaireAddress(): QuestionnaireAddress {
  const { exhibitionId, channelId = '' } = useEntryAddress();
  const [query] = useSearchParams();
  return { exhibitionId, channelId, questionnaireId: query.get('questionnaire') ?? undefined };
}
