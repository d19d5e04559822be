import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { orderRefusals } from '#entities/order/api/orderWrites.ts';
import { orderPath } from '#entities/order/rules/orderPaths.ts';
import type { Answers } from '#domain/form/formDefinition.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { type AfterSaleKind, afterSaleKind, askedState } from '#entities/order/rules/orderActions.ts';
import { orderState } from '#entities/order/rules/orderState.ts';
import { rereadOrders } from '#entities/order/orderQueries.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { useSubmission } from '#sending/useSubmission.ts';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { UploadingContext } from '#ui/fields/uploaded/uploadingContext.ts';
import { useAnswers } from '#ui/fields/useAnswers.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { afterSaleEntry, afterSaleGateway } from '../afterSaleSubmission.ts';
import { moveToAsked } from '../changeOrder.ts';
import {
  type AfterSaleStart,
  afterSaleUploads,
  removeAfterSaleDraft,
  saveAfterSaleDraft,
} from './afterSaleDraft.ts';
import { afterSaleForm, reasons } from './afterSaleForm.ts';

export interface AfterSaleProps {
  readonly order: Order;
  readonly kinds: readonly AfterSaleKind[];
  readonly start: AfterSaleStart;
}

const textIn = (answers: Answers, key: string) => {
  const answer = answers[key];
  return typeof answer === 'string' ? answer : '';
};

export function AfterSale({ order, kinds, start }: AfterSaleProps) {
  const { t } = useTranslation(['orders', 'sending']);
  const key = { exhibitionId: order.exhibitionId, visitorId: order.visitorId, orderId: order.RecordId };
  const form = useMemo(
    () =>
      afterSaleForm(kinds, (name) => {
        const text = t(name);
        return { zh: text, en: text };
      }),
    [kinds, t],
  );
  const [only] = kinds.length === 1 ? kinds : [];
  const typed = useAnswers(form, { ...(only && { kind: only }), ...start.draft?.draft.answers });
  const autosave = useAutosave(() => saveAfterSaleDraft(key, typed.getValues(), form));
  const sending = useAfterSaleSending(order, start);

  function send() {
    const answers = typed.getValues() as Answers;
    const kind = kinds.find((one) => one === answers['kind']);
    const reason = reasons.find((one) => one === answers['reason']);
    const pictures = answers['pictures'];
    if (kind === undefined || reason === undefined) return;
    const request = {
      kind,
      reason: t(`reason_${reason}`),
      content: textIn(answers, 'content'),
      pictures: Array.isArray(pictures) ? (pictures as readonly string[]).filter(Boolean) : [],
    };
    void sending.send(() => afterSaleEntry(order, request));
  }
  return (
    <UploadingContext.Provider value={afterSaleUploads(key)}>
      <SubmissionPanel
        sending={sending}
        refusedTitle={t('askRefused')}
        describeRefusal={({ resCode }) => {
          const refusal = orderRefusals[resCode ?? 0];
          return refusal && t(`refusal_${refusal}`);
        }}
      >
        <AnswerForm form={form} typed={typed} onTyped={autosave} onDone={send} isLocked={sending.isSending}>
          <Button type="submit" busy={sending.isSending} busyText={t('sending', { ns: 'sending' })}>
            {t('ask')}
          </Button>
        </AnswerForm>
      </SubmissionPanel>
    </UploadingContext.Provider>
  );
}

/** Once the request is stored the order is moved on; where that fails, its page shows the request all the same. */
function useAfterSaleSending(order: Order, { unfinished }: AfterSaleStart) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { exhibitionId, visitorId, RecordId: orderId } = order;
  const leave = () => navigate(orderPath(exhibitionId, orderId), { replace: true });
  return useSubmission({
    gatewayOf: afterSaleGateway,
    unfinished,
    async onStored(_, submission) {
      const kind = afterSaleKind(orderState(submission.entry.record['Type']));
      if (kind !== undefined) await moveToAsked(order, askedState(kind));
      await removeAfterSaleDraft({ exhibitionId, visitorId, orderId });
      await submission.forget();
      await rereadOrders({ exhibitionId }).catch(() => {});
      renderToast(t('asked'), { outlivesNavigation: true });
      await leave();
    },
    onOther: async () => leave(),
  });
}
