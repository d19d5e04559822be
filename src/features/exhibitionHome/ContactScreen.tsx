import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { sendContactMessage, type SentMessage } from '#entities/organiser/sendQuestion.ts';
import { keepTextDraft, readTextDraft, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { myQuestionsPath } from '#domain/address/homePaths.ts';
import { homePath } from '#domain/address/paths.ts';
import {
  type Contact,
  isEmail,
  isMobile,
  maskContact,
  normaliseEmail,
  normaliseMobile,
} from '#domain/person/contact.ts';
import { codePointCount } from '#domain/text/cleanText.ts';
import { cutText } from '#domain/text/wholeCharacters.ts';
import { HelpLine } from '#flows/assist/HelpLine.tsx';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { voucherStore } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { problemKey } from '#language/problemKey.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useSmallForm } from '#ui/forms/useSmallForm.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/page/Card.tsx';
import { ErrorSummary } from '#ui/page/ErrorSummary.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { Outcome } from '#ui/page/Outcome.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

const longestText = 500;
const longestName = 40;
/** Of what the message is about, as another page has put it into the address. */
const longestAbout = 100;

/** The text alone: who writes it, and how to be reached, is not stored. */
const draftOf = (exhibitionId: string, visitorId: string) =>
  textDraftName(laterNames.messagePrefix, { exhibitionId, visitorId }, '');

/** A message to the organiser, from anyone. */
export default function ContactScreen() {
  const id = useExhibitionId();
  const [sent, setSent] = useState<SentTo>();
  return sent === undefined ? (
    <MessageForm key={id} onSent={setSent} />
  ) : (
    <Sent {...sent} onAnother={() => setSent(undefined)} />
  );
}

interface SentTo {
  readonly contact: Contact;
  readonly outcome: SentMessage;
}

interface MessageFormProps {
  readonly onSent: (sent: SentTo) => void;
}

function MessageForm({ onSent }: MessageFormProps) {
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation(['exhibitionHome', 'shell']);
  const form = useMessageForm({ onSent });
  return (
    <>
      <PageHeading lead={t('messageLead')}>{t('contactTitle')}</PageHeading>
      <form onSubmit={form.submit} noValidate>
        <ErrorSummary lines={form.lines} attempt={form.attempt} />
        <Card>
          <TextField
            {...form.text('text')}
            label={t('text')}
            max={longestText}
            isLong
            required
            autoComplete="off"
          />
          <TextField {...form.text('name')} label={t('name')} required autoComplete="name" />
          <TextField
            {...form.text('reach')}
            label={t('reach')}
            hint={t('reachHint')}
            required
            autoComplete="email"
            autoCapitalize="none"
            autoCorrect="off"
          />
        </Card>
        {form.failure !== undefined && (
          <Notice kind="error" title={t('failed')}>
            {t(`shell:${problemKey(form.failure)}`)}
          </Notice>
        )}
        <Button type="submit" busy={form.isBusy} busyText={t('sending')}>
          {t('send')}
        </Button>
      </form>
      <MyQuestionsCell />
      <HelpLine exhibitionId={exhibitionId} />
    </>
  );
}

/** For a visitor who is known: what they have asked before. */
function MyQuestionsCell() {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  if (currentVisitorId(exhibitionId) === undefined) return null;
  return (
    <CellGroup>
      <Cell icon={<Icon name="email" />} title={t('myQuestions')} to={myQuestionsPath(exhibitionId)} />
    </CellGroup>
  );
}

function useMessageForm({ onSent }: MessageFormProps) {
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('exhibitionHome');
  const visitorId = currentVisitorId(exhibitionId) ?? '';
  const [params] = useSearchParams();
  const about = cutText((params.get('about') ?? '').trim(), longestAbout);
  const draft = draftOf(exhibitionId, visitorId);
  const started = about === '' ? '' : t('aboutText', { title: about });
  const form = useSmallForm({
    id: 'message',
    start: {
      text: readTextDraft(draft) || started,
      name: nameOf(exhibitionId, visitorId),
      reach: '',
    },
    check: ({ text, name, reach }) => ({
      text: lengthProblem(text, longestText, t('textEmpty'), t('textTooLong', { max: longestText })),
      name: lengthProblem(name, longestName, t('nameEmpty'), t('nameTooLong', { max: longestName })),
      reach: readContact(reach) === undefined ? t('reachWrong') : undefined,
    }),
    async send({ text, name, reach }) {
      const contact = readContact(reach);
      if (contact === undefined) return;
      const message = { exhibitionId, visitorId, name: name.trim(), contact, text: text.trim() };
      const outcome = await sendContactMessage(await services().client(), message);
      void rereadQueries({ queryKey: ['myQuestions', exhibitionId] });
      keepTextDraft(draft, '');
      onSent({ contact, outcome });
    },
  });
  const { text } = form.values;
  // What was not typed is no draft: another page may ask about something else.
  useEffect(() => keepTextDraft(draft, text === started ? '' : text), [draft, text, started]);
  return form;
}

interface SentProps extends SentTo {
  readonly onAnother: () => void;
}

function Sent({ contact, outcome, onAnother }: SentProps) {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const isKnown = currentVisitorId(exhibitionId) !== undefined;
  const title = t(outcome === 'sent' ? 'sentTitle' : 'sentBeforeTitle');
  return (
    <Outcome name={title}>
      <PageHeading>{title}</PageHeading>
      <Notice kind="success" live>
        {t(isKnown ? 'sentTextToo' : 'sentText', { contact: maskContact(contact) })}
      </Notice>
      <LinkButton to={homePath(exhibitionId)}>{t('backHome')}</LinkButton>
      <Button kind="secondary" onClick={onAnother}>
        {t('another')}
      </Button>
      <MyQuestionsCell />
    </Outcome>
  );
}

function lengthProblem(text: string, max: number, empty: string, tooLong: string): string | undefined {
  const length = codePointCount(text.trim());
  if (length === 0) return empty;
  return length > max ? tooLong : undefined;
}

function readContact(text: string): Contact | undefined {
  if (isMobile(text)) return { kind: 'mobile', value: normaliseMobile(text) };
  return isEmail(text) ? { kind: 'email', value: normaliseEmail(text) } : undefined;
}

/** '' where this phone does not know it. */
const nameOf = (exhibitionId: string, visitorId: string): string =>
  voucherStore()
    .list()
    .find((voucher) => voucher.exhibitionId === exhibitionId && voucher.visitorId === visitorId)?.name ?? '';
