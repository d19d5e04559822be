import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestMessage } from '#entities/message/rules/message.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { CheckMark } from '#ui/controls/toggle/CheckMark.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '#ui/list/ChoiceSelect.tsx';
import { localize } from '#ui/text/localize.ts';
import { MixedText } from '#ui/text/MixedText.tsx';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import css from '../late.module.css';
import type { PartnerLanguage } from '../rules/partnerLanguage.ts';
import type { Telling } from './useTellings.ts';

interface TellCardProps {
  readonly telling: Telling;
  readonly text: string;
  readonly language: PartnerLanguage;
  /** The visitor has written it. */
  readonly isTyped: boolean;
  /** It was typed for another delay. */
  readonly isOld: boolean;
  readonly isSkipped: boolean;
  readonly onSkip: (isSkipped: boolean) => void;
  readonly onText: (text: string) => void;
  readonly onFresh: () => void;
  readonly onLanguage: (language: PartnerLanguage) => void;
}

const languages: readonly PartnerLanguage[] = ['zh', 'en', 'both'];

/** One who waits, and what they are told. */
export function TellCard(props: TellCardProps) {
  const { telling, isSkipped, onSkip } = props;
  const { t, i18n } = useTranslation('late');
  const { title } = telling.item.entry;
  const language = languageOf(i18n.language);
  const name = localize(title, language);
  const canSend = telling.told === undefined && telling.exhibitorId !== undefined;
  return (
    <li className={css['card']} data-telling={telling.appointmentId}>
      <div className={css['head']}>
        <p className={css['name']} lang={otherLanguage(title, language)}>
          {name}
        </p>
        {canSend && (
          <CheckMark label={t('sendTo', { name })} isOn={!isSkipped} onChange={(isOn) => onSkip(!isOn)} />
        )}
      </div>
      <p className={css['note']}>{useClaimText(telling)}</p>
      {telling.told !== undefined ? (
        <ToldNote telling={telling} />
      ) : telling.exhibitorId === undefined ? (
        <NoWay telling={telling} />
      ) : (
        <Words {...props} name={name} />
      )}
    </li>
  );
}

function useClaimText({ claim }: Telling): string {
  const { t } = useTranslation('late');
  const start = formatVenueClock(claim.startMs);
  return claim.kind === 'late'
    ? t('claim_late', { start, expected: formatVenueClock(claim.expectedMs) })
    : t(`claim_${claim.kind}`, { start });
}

function ToldNote({ telling: { told, outgoing } }: { readonly telling: Telling }) {
  const { t } = useTranslation('late');
  // One that was refused does not count as told.
  const state = outgoing === 'refused' ? 'unsent' : (outgoing ?? 'sent');
  return (
    <p className={css['state']} data-announce="">
      <Badge tone={outgoing === undefined ? 'good' : 'waits'}>
        {t(`told_${state}`, { time: formatVenueClock(told?.atMs) })}
      </Badge>
    </p>
  );
}

function NoWay({ telling: { isBlocked, item } }: { readonly telling: Telling }) {
  const { t } = useTranslation('late');
  return (
    <>
      <p className={css['note']}>{t(isBlocked ? 'noWayBlocked' : 'noWay')}</p>
      <div className={css['acts']}>
        <LinkButton kind="secondary" to={item.entry.path}>
          {t('toMeeting')}
        </LinkButton>
      </div>
    </>
  );
}

function Words(props: TellCardProps & { readonly name: string }) {
  const { telling, text, isTyped, isOld, isSkipped, language, name, onText, onFresh, onLanguage } = props;
  const { t } = useTranslation('late');
  const [isOpen, setIsOpen] = useState(isTyped);
  const id = `late-text-${telling.appointmentId}`;
  if (isSkipped) return <p className={css['note']}>{t('skipped')}</p>;
  return (
    <>
      {telling.outgoing === 'refused' && <p className={css['wrong']}>{t('refused')}</p>}
      {isOld && <p className={css['wrong']}>{t('textIsOld')}</p>}
      {isOpen ? (
        <TextField
          id={id}
          label={t('textFor', { name })}
          isLong
          max={longestMessage}
          maxLength={longestMessage}
          autoComplete="off"
          value={text}
          onText={onText}
          error={text.trim() === '' ? t('textEmpty') : undefined}
        />
      ) : (
        <p className={css['text']}>
          <MixedText>{text}</MixedText>
        </p>
      )}
      <div className={css['acts']}>
        {!isTyped && (
          <ChoiceSelect
            label={t('languageFor', { name })}
            options={languages.map((value) => ({ value, label: t(`language_${value}`) }))}
            value={language}
            onChange={(chosen) => onLanguage(languages.find((one) => one === chosen) ?? language)}
          />
        )}
        {isTyped && (
          <Button kind="quiet" onClick={onFresh}>
            {t('textFresh')}
          </Button>
        )}
        {!isOpen && (
          <Button
            kind="quiet"
            aria-label={t('editFor', { name })}
            data-next-focus={id}
            onClick={() => setIsOpen(true)}
          >
            {t('edit')}
          </Button>
        )}
      </div>
    </>
  );
}
