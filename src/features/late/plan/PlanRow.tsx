import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { MixedText } from '#ui/text/MixedText.tsx';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { Badge, type BadgeTone } from '#ui/values/Badge.tsx';
import { formatVenueClock, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import css from '../late.module.css';
import { type LateState, minuteMs } from '../rules/latePlan.ts';
import type { PlanRowProps } from './planRowProps.ts';
import { RowActs } from './RowActs.tsx';

const tones: Readonly<Record<LateState['at'], BadgeTone>> = {
  reached: 'good',
  late: 'waits',
  dropped: 'bad',
  over: 'off',
};

export function PlanRow(props: PlanRowProps) {
  const { item, entry, state } = props;
  const { t, i18n } = useTranslation('late');
  const language = languageOf(i18n.language);
  const { title, placeName } = entry;
  const place = localize(placeName, language);
  return (
    <li className={css['card']} data-plan={item.key} data-state={state.at}>
      <AppLink className={css['link']} to={entry.path}>
        <span className={css['clock']}>
          {formatVenueSpan(item.startMs, entry.endMs, language, 'time')} · {t(`kind_${item.kind}`)}
        </span>
        <span className={css['name']} lang={otherLanguage(title, language)}>
          {localize(title, language)}
        </span>
        {place !== '' && (
          <span className={css['note']} lang={otherLanguage(placeName, language)}>
            {place}
          </span>
        )}
      </AppLink>
      <p className={css['state']}>
        <Badge tone={tones[state.at]}>
          {state.at === 'late' ? t(`late_${item.kind}`, { count: state.minutes }) : t(`state_${state.at}`)}
        </Badge>
      </p>
      <p className={css['note']}>
        <MixedText>{useReason(props)}</MixedText>
      </p>
      <RowActs {...props} />
    </li>
  );
}

/** How one comes there, or why one does not. */
function useReason({ item, state, rivals, isKept }: PlanRowProps): string {
  const { t, i18n } = useTranslation('late');
  const language = languageOf(i18n.language);
  if (state.at === 'over') return '';
  if (state.at === 'dropped') {
    if (state.because !== 'clash') return t(state.because === 'tooLate' ? 'tooLate' : 'youLeaveIt');
    const titles = rivals
      .filter((rival) => rival !== undefined)
      .map(({ title }) => t('quoted', { title: localize(title, language) }))
      .join(t('comma'));
    return t(isKept ? 'clashKept' : 'clashWith', { titles });
  }
  const arrival = formatVenueClock(state.arrivalMs);
  const wholeMinutes = Math.round((item.endMs - item.startMs) / minuteMs);
  const missed =
    state.at === 'late' && item.kind !== 'meeting' ? ` ${t('ofMinutes', { count: wholeMinutes })}` : '';
  if (item.kind === 'stream') return `${t('anywhere')}${missed}`;
  if (state.walk === undefined) return `${t('walkUnknown', { arrival })}${missed}`;
  if (state.walk === 0) return `${t('sameHall', { arrival })}${missed}`;
  return `${t('walk', { from: state.fromHall, count: state.walk, arrival })}${missed}`;
}
