import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { resumeMessages } from '#entities/message/messageQueue.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { localize } from '#ui/text/localize.ts';
import css from '../late.module.css';
import type { PartnerLanguage } from '../rules/partnerLanguage.ts';
import type { LatePlan } from '../rules/planDay.ts';
import { tellText, type Writer } from '../rules/tellText.ts';
import type { DayItem } from '../useLateDay.ts';
import { sendTelling } from './sendTelling.ts';
import { TellCard } from './TellCard.tsx';
import { type Drafts, useDrafts } from './useDrafts.ts';
import { type Telling, useTellings } from './useTellings.ts';
import { useWriter } from './useWriter.ts';

interface TellingsProps {
  readonly owner: VisitorKey;
  readonly plan: LatePlan;
  readonly items: readonly DayItem[];
}

/** Those who wait, what each is told, and the button that tells all of them. */
export function Tellings({ owner, plan, items }: TellingsProps) {
  const { t, i18n } = useTranslation('late');
  const tellings = useTellings(owner, plan, items);
  const write = useWriter();
  const drafts = useDrafts(owner);
  const choices = useChoices();
  const { isBusy, isFailed, send } = useSending(owner, drafts);
  // What was written without a network leaves from this page, too.
  useEffect(resumeMessages, []);
  if (tellings.length === 0 || write === undefined) return null;
  const shown = tellings.map((telling): ShownTelling => {
    const language = choices.languages[telling.appointmentId] ?? telling.language;
    return { telling, language, ...textOf(telling, language, drafts, write) };
  });
  const ready = shown
    .filter((one) => isReady(one) && choices.skipped.indexOf(one.telling.appointmentId) < 0)
    .map(({ telling, text }) => ({
      appointmentId: telling.appointmentId,
      exhibitorId: telling.exhibitorId ?? '',
      name: localize(telling.item.entry.title, languageOf(i18n.language)),
      claim: telling.claimKey,
      text: text.trim(),
    }));
  const isWaiting = tellings.some(({ told, outgoing }) => told !== undefined && outgoing === 'queued');
  return (
    <section className={css['part']} aria-labelledby="late-tell">
      <h2 className={css['title']} id="late-tell">
        {t('tellTitle')}
      </h2>
      {isWaiting && (
        <Notice kind="info" live>
          {t('waitsForNetwork')}
        </Notice>
      )}
      {isFailed && <Notice kind="error" title={t('notKept')} />}
      <TellList shown={shown} choices={choices} drafts={drafts} />
      {ready.length > 0 && (
        <PageFoot>
          <Button busy={isBusy} busyText={t('sending')} onClick={() => send(ready)}>
            {t('send', { count: ready.length })}
          </Button>
        </PageFoot>
      )}
    </section>
  );
}

interface ShownTelling extends ReturnType<typeof textOf> {
  readonly telling: Telling;
  readonly language: PartnerLanguage;
}

const isReady = ({ telling, text }: ShownTelling) =>
  telling.told === undefined && telling.exhibitorId !== undefined && text.trim() !== '';

/** To whom nothing is sent, and the languages that were chosen, by the id of the meeting. */
function useChoices() {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [languages, setLanguages] = useState<Readonly<Record<string, PartnerLanguage>>>({});
  return {
    skipped,
    languages,
    skip: (id: string, isSkipped: boolean) =>
      setSkipped((before) => [...before.filter((one) => one !== id), ...(isSkipped ? [id] : [])]),
    write: (id: string, language: PartnerLanguage) =>
      setLanguages((before) => ({ ...before, [id]: language })),
  };
}

interface TellListProps {
  readonly shown: readonly ShownTelling[];
  readonly choices: ReturnType<typeof useChoices>;
  readonly drafts: Drafts;
}

function TellList({ shown, choices, drafts }: TellListProps) {
  return (
    <ul className={css['list']}>
      {shown.map(({ telling, ...words }) => {
        const { appointmentId: id, claimKey: claim } = telling;
        return (
          <TellCard
            key={id}
            telling={telling}
            {...words}
            isSkipped={choices.skipped.includes(id)}
            onSkip={(isSkipped) => choices.skip(id, isSkipped)}
            onText={(text) => drafts.type(id, { claim, text })}
            onFresh={() => drafts.type(id, undefined)}
            onLanguage={(language) => choices.write(id, language)}
          />
        );
      })}
    </ul>
  );
}

function textOf(telling: Telling, language: PartnerLanguage, drafts: Drafts, write: Writer) {
  const typed = drafts.typedOf(telling.appointmentId);
  if (typed === undefined)
    return { text: tellText(telling.claim, language, telling.person, write), isTyped: false, isOld: false };
  return { text: typed.text, isTyped: true, isOld: typed.claim !== telling.claimKey };
}

function useSending(owner: VisitorKey, drafts: Drafts) {
  const { isBusy, run } = useOneAtATime();
  const [isFailed, setIsFailed] = useState(false);
  const send = (tellings: readonly Parameters<typeof sendTelling>[1][]) =>
    void run(async () => {
      setIsFailed(false);
      try {
        for (const telling of tellings) {
          await sendTelling(owner, telling);
          drafts.type(telling.appointmentId, undefined);
        }
      } catch {
        setIsFailed(true);
      }
    });
  return { isBusy, isFailed, send };
}
