import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { conferences } from '#entities/programme/api/conferenceCollections.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { languageOf } from '#language/language.ts';
import { joinSentences } from '#ui/text/joinSentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import {
  endsBeforeStart,
  sessionAnswers,
  sessionChanges,
  sessionDoubts,
  sessionForm,
} from '#features/organiserCenter/rules/sessionForm.ts';
import { ContentEditor } from '../editor/ContentEditor.tsx';
import type { ContentChanger } from '../editor/useContentChanging.ts';
import { type OrganisedSession, rereadSessions, signedUpQuery } from './sessionQueries.ts';
import { type HallNames, useSessionFacts } from './useSessionFacts.ts';

export interface SessionEditorProps {
  readonly organiser: Organiser;
  readonly row: OrganisedSession;
  readonly exhibition: Exhibition;
  readonly halls: readonly HallNames[];
  readonly start: RowStart;
}

/** Time, room and hall of a session, and whether it takes place. */
export function SessionEditor({ organiser, row, exhibition, halls, start }: SessionEditorProps) {
  const { t } = useTranslation('organiserContent');
  const factsOf = useSessionFacts(halls);
  const affected = useAffected(organiser, row);
  // What is asked stays as it was when the page was opened.
  const [form] = useState(
    (): FormDefinition =>
      sessionForm({
        row,
        text: (key) => ({ zh: t(`session_${key}`), en: t(`session_${key}`) }),
        halls: halls.map(({ RecordId, Name, NameEn }) => ({
          value: RecordId,
          text: { zh: Name, en: NameEn || Name },
        })),
      }),
  );
  return (
    <ContentEditor
      organiser={organiser}
      part="sessions"
      row={row}
      collection={conferences}
      reread={() => rereadSessions(organiser.exhibitionId)}
      form={form}
      start={start}
      answersOf={sessionAnswers}
      changesOf={sessionChanges}
      wrongIn={(answers, now) =>
        endsBeforeStart(answers, now) ? { key: 'EndTime', text: t('endsBeforeStart') } : undefined
      }
      doubtsOf={(answers, now) =>
        sessionDoubts(answers, now, { fair: exhibition, nowMs: fairNowMs() }).map((doubt) =>
          t(`doubt_${doubt}`),
        )
      }
      factsOf={factsOf}
      affected={affected}
      renderMore={(changer) => <CallOff row={row} changer={changer} affected={affected} />}
    />
  );
}

function useAffected(organiser: Organiser, row: OrganisedSession): string {
  const { t, i18n } = useTranslation('organiserContent');
  const { data } = useServerQuery(signedUpQuery(organiser, row));
  if (typeof data !== 'number' || data <= 0) return t('sessionAffected');
  return joinSentences(
    [t('sessionSignedUp', { count: data }), t('sessionAffected')],
    languageOf(i18n.language),
  );
}

interface CallOffProps {
  readonly row: OrganisedSession;
  readonly changer: ContentChanger;
  readonly affected: string;
}

/** Cancels a session, or lets it take place again. */
function CallOff({ row: { IsCancelled }, changer, affected }: CallOffProps) {
  const { t } = useTranslation('organiserContent');
  const turn = () =>
    void changer.change({
      name: 'callOff',
      setValue: { IsCancelled: !IsCancelled },
      question: t(IsCancelled ? 'reviveQuestion' : 'cancelQuestion'),
      told: [affected],
      yes: t(IsCancelled ? 'revive' : 'cancelSession'),
      done: t(IsCancelled ? 'revived' : 'cancelled'),
    });
  return (
    <Card title={t('takesPlace')}>
      <p>{t(IsCancelled ? 'reviveText' : 'cancelText')}</p>
      <Button kind="secondary" busy={changer.running === 'callOff'} onClick={turn}>
        {t(IsCancelled ? 'revive' : 'cancelSession')}
      </Button>
    </Card>
  );
}
