import { questionPath, questionSuccessPath } from './paths.ts';

export interface QuestionnairePlace {
  readonly exhibitionId: string;
  readonly channelId: string;
  /** Undefined for the questions beside the registration. */
  readonly questionnaireId?: string | undefined;
}

const named = (questionnaireId: string | undefined) =>
  questionnaireId === undefined ? '' : `?questionnaire=${encodeURIComponent(questionnaireId)}`;

export const questionnairePath = ({ exhibitionId, channelId, questionnaireId }: QuestionnairePlace) =>
  questionPath(exhibitionId, channelId) + named(questionnaireId);

export const questionnaireSuccessPath = ({ exhibitionId, channelId, questionnaireId }: QuestionnairePlace) =>
  questionSuccessPath(exhibitionId, channelId) + named(questionnaireId);
