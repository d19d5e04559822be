import { questionPath, questionSuccessPath } from '#domain/address/paths.ts';

export interface QuestionnaireAddress {
  readonly exhibitionId: string;
  readonly channelId: string;
  /** Undefined for the questions that are asked beside the registration through the channel. */
  readonly questionnaireId?: string | undefined;
}

const named = (questionnaireId: string | undefined) =>
  questionnaireId === undefined ? '' : `?questionnaire=${encodeURIComponent(questionnaireId)}`;

export const questionnairePath = ({ exhibitionId, channelId, questionnaireId }: QuestionnaireAddress) =>
  questionPath(exhibitionId, channelId) + named(questionnaireId);

export const questionnaireSuccessPath = ({
  exhibitionId,
  channelId,
  questionnaireId,
}: QuestionnaireAddress) => questionSuccessPath(exhibitionId, channelId) + named(questionnaireId);
