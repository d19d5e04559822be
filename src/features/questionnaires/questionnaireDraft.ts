import { useEffect, useState } from 'react';
import { getAnonymousId } from '#device/identity/getAnonymousId.ts';
import { appSession } from '#device/storage/appDeviceStore.ts';
import { draftKey, type FoundDraft } from '#device/drafts/draftStore.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { answererOf } from '#entities/questionnaire/recordAnswered.ts';
import type { QuestionnaireAddress } from '#entities/questionnaire/rules/questionnairePath.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { services } from '#session/services.ts';
import { localStores } from '#session/localStores.ts';
import { findEarlierEntry } from '#sending/outboxEntry.ts';
import { questionnaireName } from '#sending/outboxOwnerKey.ts';
import { formUploads } from '#flows/uploads/formUploads.ts';

/** What the phone holds of an answer that was begun, or sent without an answer of the server. */
export interface QuestionnaireStart {
  readonly draft: FoundDraft | undefined;
  readonly unfinished: FoundEntry | undefined;
}

/** Undefined until the phone has been asked. */
export function useQuestionnaireStart(address: QuestionnaireAddress): QuestionnaireStart | undefined {
  const { exhibitionId, channelId, questionnaireId } = address;
  const [start, setStart] = useState<QuestionnaireStart>();

  useEffect(() => {
    let isCancelled = false;
    async function look(): Promise<QuestionnaireStart> {
      const { drafts } = await localStores();
      const wanted = { exhibitionId, channelId, questionnaireId };
      const [draft, unfinished] = await Promise.all([
        drafts.find(questionnaireDraftKey(wanted)),
        findEarlierEntry(exhibitionId, [
          { kind: 'questionnaire', ...wanted, visitorId: answererOf(wanted) ?? '' },
        ]),
      ]);
      return { draft, unfinished };
    }
    void look().then((found) => {
      if (!isCancelled) setStart(found);
    });
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, channelId, questionnaireId]);

  return start;
}

export function questionnaireDraftKey(address: QuestionnaireAddress): string {
  const { exhibitionId, channelId, questionnaireId } = address;
  const { tenantId = '' } = services().device.getState();
  const who = currentVisitorId(exhibitionId) ?? getAnonymousId(appSession());
  const personId = questionnaireId === undefined ? `questions-${who}` : `questions-${questionnaireId}-${who}`;
  return draftKey({ tenantId, exhibitionId, channelId, personId });
}

export const questionnaireUploads = (address: QuestionnaireAddress) =>
  formUploads({
    id: `${address.exhibitionId}/${questionnaireName(address)}/questions`,
    owner: '',
    draftKey: () => questionnaireDraftKey(address),
  });

/** `step` is where the person was, of a questionnaire that is asked step by step. */
export async function saveQuestionnaireDraft(
  address: QuestionnaireAddress,
  answers: Answers,
  form: FormDefinition,
  step: string,
): Promise<void> {
  if (services().device.getState().isPersonGone) return;
  const draft = { answers, identity: {}, step, formVersion: form.version };
  await (await localStores()).drafts.save(questionnaireDraftKey(address), draft, form.fields);
}
