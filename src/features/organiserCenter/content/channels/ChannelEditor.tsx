import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { organisedChannels } from '#entities/organiser/api/organiserRows.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import {
  channelAnswers,
  channelChanges,
  channelDoubts,
  channelForm,
  closesBeforeOpening,
} from '#features/organiserCenter/rules/channelForm.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { languageOf } from '#language/language.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { ContentEditor, type ContentFact } from '../editor/ContentEditor.tsx';
import type { ContentChanger } from '../editor/useContentChanging.ts';
import { type OrganisedChannel, rereadChannels } from './channelQueries.ts';
import { useChannelState } from './useChannelState.ts';

export interface ChannelEditorProps {
  readonly organiser: Organiser;
  readonly row: OrganisedChannel;
  readonly start: RowStart;
}

/** When one can register through a channel, and whether it is paused. */
export function ChannelEditor({ organiser, row, start }: ChannelEditorProps) {
  const { t } = useTranslation('organiserContent');
  const factsOf = useChannelFacts();
  const both = (text: string) => ({ zh: text, en: text });
  const [form] = useState(
    (): FormDefinition =>
      channelForm(
        (key) => both(t(`channel_${key}`)),
        () => both(t('channelTimeHint')),
      ),
  );
  return (
    <ContentEditor
      organiser={organiser}
      part="channels"
      row={row}
      collection={organisedChannels}
      reread={() => rereadChannels(organiser.exhibitionId)}
      form={form}
      start={start}
      answersOf={channelAnswers}
      changesOf={channelChanges}
      wrongIn={(answers) =>
        closesBeforeOpening(answers) ? { key: 'SignUpEndTime', text: t('closesBeforeOpening') } : undefined
      }
      doubtsOf={(answers, now) =>
        channelDoubts(answers, now, fairNowMs()).map((doubt) => t(`doubt_${doubt}`))
      }
      factsOf={factsOf}
      affected={t('channelAffected')}
      renderMore={(changer) => <Pause row={row} changer={changer} />}
    />
  );
}

function useChannelFacts(): (row: OrganisedChannel) => readonly ContentFact[] {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const stateOf = useChannelState();
  const timeOf = (text: string) => {
    const timeMs = parseVenueTime(text);
    return timeMs === undefined ? text : formatVenueMoment(timeMs, 'dayTime', language);
  };
  return (row) => [
    { key: 'state', label: t('channelState'), text: stateOf(row) },
    { key: 'start', label: t('channel_SignUpStartTime'), text: timeOf(row.SignUpStartTime) },
    { key: 'end', label: t('channel_SignUpEndTime'), text: timeOf(row.SignUpEndTime) },
    { key: 'reason', label: t('channel_ClosedReason'), text: row.ClosedReason },
    { key: 'reasonEn', label: t('channel_ClosedReasonEn'), text: row.ClosedReasonEn },
  ];
}

interface PauseProps {
  readonly row: OrganisedChannel;
  readonly changer: ContentChanger;
}

/** Pauses a channel, or opens it again. */
function Pause({ row: { HasOpen }, changer }: PauseProps) {
  const { t } = useTranslation('organiserContent');
  const turn = () =>
    void changer.change({
      name: 'pause',
      setValue: { HasOpen: !HasOpen },
      question: t(HasOpen ? 'pauseQuestion' : 'resumeQuestion'),
      told: [t(HasOpen ? 'channelAffected' : 'resumeText')],
      yes: t(HasOpen ? 'pause' : 'resume'),
      done: t(HasOpen ? 'paused' : 'resumed'),
    });
  return (
    <Card title={t('pauseTitle')}>
      <p>{t(HasOpen ? 'pauseText' : 'resumeText')}</p>
      <Button kind="secondary" busy={changer.running === 'pause'} onClick={turn}>
        {t(HasOpen ? 'pause' : 'resume')}
      </Button>
    </Card>
  );
}
