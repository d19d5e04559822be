import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { registerPath } from '../../../domain/address/paths.ts';
import { codePointCount } from '../../../domain/text/cleanText.ts';
import { saveReturnTo } from '../../../flows/navigation/returnTo.ts';
import { currentVisitorId } from '../../../flows/session/currentVisitorId.ts';
import { voucherStore } from '../../../flows/session/localStores.ts';
import { services } from '../../../flows/session/services.ts';
import { problemKey } from '../../../language/problemKey.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useSmallForm } from '../../../ui/forms/useSmallForm.ts';
import { renderToast } from '../../../ui/overlay/appToast.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { keepCommentDraft, readCommentDraft } from './commentDraft.ts';
import { postComment } from './postComment.ts';

export interface WriteCommentProps {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  readonly productId: string;
  readonly onPosted: () => void;
}

const longestComment = 500;

/** For a phone without a registration a link to it, which leads back here. */
export function WriteComment(props: WriteCommentProps) {
  const visitorId = currentVisitorId(props.exhibitionId);
  const [posted, setPosted] = useState(0);
  if (visitorId === undefined) return <RegisterToComment exhibitionId={props.exhibitionId} />;
  const onPosted = () => {
    setPosted((count) => count + 1);
    props.onPosted();
  };
  return <CommentForm {...props} key={posted} visitorId={visitorId} onPosted={onPosted} />;
}

function RegisterToComment({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  async function go() {
    saveReturnTo(exhibitionId, window.location.pathname + window.location.search);
    await navigate(registerPath(exhibitionId));
  }
  return (
    <Button kind="secondary" onClick={() => void go()}>
      {t('commentRegister')}
    </Button>
  );
}

interface CommentFormProps extends WriteCommentProps {
  readonly visitorId: string;
}

function CommentForm({ exhibitionId, exhibitorId, productId, visitorId, onPosted }: CommentFormProps) {
  const { t } = useTranslation(['products', 'shell']);
  const form = useSmallForm({
    id: 'comment',
    start: { text: readCommentDraft(productId) },
    check({ text }) {
      const length = codePointCount(text.trim());
      if (length === 0) return { text: t('commentEmpty') };
      return { text: length > longestComment ? t('commentTooLong', { max: longestComment }) : undefined };
    },
    async send({ text }) {
      const name = nameOf(exhibitionId, visitorId);
      const comment = { exhibitionId, exhibitorId, productId, visitorId, name, text: text.trim() };
      await postComment(await services().client(), comment);
      keepCommentDraft(productId, '');
      renderToast(t('commentPosted'));
      onPosted();
    },
  });
  const { text } = form.values;
  useEffect(() => keepCommentDraft(productId, text), [productId, text]);
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField
        {...form.text('text')}
        label={t('commentLabel')}
        hint={t('commentHint')}
        max={longestComment}
        isLong
        required
        autoComplete="off"
      />
      {form.failure !== undefined && (
        <Notice kind="error" title={t('commentFailed')}>
          {t(`shell:${problemKey(form.failure)}`)}
        </Notice>
      )}
      <Button type="submit" busy={form.isBusy} busyText={t('commentSending')}>
        {t('commentSend')}
      </Button>
    </form>
  );
}

/** '' where this phone does not know it. */
const nameOf = (exhibitionId: string, visitorId: string): string =>
  voucherStore()
    .list()
    .find((voucher) => voucher.exhibitionId === exhibitionId && voucher.visitorId === visitorId)?.name ?? '';
