import type { Choice, FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import type { RowPart } from '#domain/correction/rowChanges.ts';

export type TimesField = 'EStartTime' | 'EEndTime' | 'IntervalTime' | 'Lunch' | `Day ${string}`;
export type DayPart = 'from' | 'until';

/** A key begins with a letter and has no dashes. */
export const dayKey = (day: string, part?: DayPart): string => `day${day.replace(/-/g, '')}${part ?? ''}`;

/** Each field of the row with the questions that make it; the days together make its first and last day and what is closed. */
export const timesParts = (days: readonly string[]): readonly RowPart<TimesField>[] => [
  { field: 'EStartTime', keys: ['start'] },
  { field: 'EEndTime', keys: ['end'] },
  { field: 'IntervalTime', keys: ['interval'] },
  { field: 'Lunch', keys: ['lunch', 'lunchStart', 'lunchEnd'] },
  ...days.map((day) => ({
    field: `Day ${day}` as const,
    keys: [dayKey(day), dayKey(day, 'from'), dayKey(day, 'until')],
  })),
];

const firstClock = 7 * 60;
const midnight = 24 * 60;
const step = 30;

/** `09:30` of minutes after midnight. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const same = (text: string): Choice => ({ value: text, text: { zh: text, en: text } });

/** Each half hour of a day, and what the row says beside them; 24:00 for what ends alone. */
export function clockChoices(stored: readonly string[], isEnd = false): readonly Choice[] {
  const clocks = new Set(stored.filter((clock) => clock !== ''));
  for (let at = firstClock; isEnd ? at <= midnight : at < midnight; at += step) clocks.add(clockText(at));
  if (!isEnd) clocks.delete(clockText(midnight));
  return Array.from(clocks).sort().map(same);
}

const usualIntervals = ['15', '20', '30', '45', '60'] as const;

export type TimesText =
  | `ask_${'start' | 'end' | 'interval' | 'lunch' | 'lunchStart' | 'lunchEnd' | 'from' | 'until'}`
  | `choice_${'lunch' | 'noLunch' | 'usual' | 'own' | 'off'}`
  | `group_${'usual' | 'days'}`
  | 'hint_interval';

export interface TimesFormSettings {
  readonly text: (key: TimesText) => TextPair;
  readonly minutes: (count: string) => TextPair;
  /** `Thu 26 Nov`. */
  readonly dayText: (day: string) => TextPair;
  /** `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** Times and the interval that the row has, which may be none of the usual ones. */
  readonly stored: { readonly clocks: readonly string[]; readonly interval: string };
}

/** When a booth or one of its people can be met. */
export const timesForm = (settings: TimesFormSettings): FormDefinition => ({
  version: '1',
  provenBy: 'mobileOrEmail',
  fields: [
    ...usualFields(settings),
    ...settings.days.reduce<FieldDefinition[]>((all, day) => [...all, ...dayFields(settings, day)], []),
  ],
});

function usualFields({ text, minutes, stored }: TimesFormSettings): readonly FieldDefinition[] {
  const clocks = clockChoices(stored.clocks);
  const ends = clockChoices(stored.clocks, true);
  const intervals = Array.from(
    new Set([...usualIntervals, ...(stored.interval === '' ? [] : [stored.interval])]),
  );
  const ask = (key: string, label: TimesText, choices: readonly Choice[]): FieldDefinition => ({
    key,
    type: 'singleChoice',
    label: text(label),
    section: text('group_usual'),
    required: true,
    choices,
  });
  const withLunch = { showWhen: { key: 'lunch', oneOf: ['yes'] } };
  return [
    ask('start', 'ask_start', clocks),
    ask('end', 'ask_end', ends),
    {
      ...ask(
        'interval',
        'ask_interval',
        intervals
          .sort((one, other) => Number(one) - Number(other))
          .map((value) => ({ value, text: minutes(value) })),
      ),
      hint: text('hint_interval'),
    },
    ask('lunch', 'ask_lunch', [
      { value: 'yes', text: text('choice_lunch') },
      { value: 'no', text: text('choice_noLunch') },
    ]),
    { ...ask('lunchStart', 'ask_lunchStart', clocks), ...withLunch },
    { ...ask('lunchEnd', 'ask_lunchEnd', ends), ...withLunch },
  ];
}

function dayFields({ text, dayText, stored }: TimesFormSettings, day: string): readonly FieldDefinition[] {
  const common = { type: 'singleChoice', section: text('group_days'), required: true } as const;
  const own = { showWhen: { key: dayKey(day), oneOf: ['own'] } };
  const choices = clockChoices(stored.clocks);
  const ends = clockChoices(stored.clocks, true);
  const labelOf = (part: DayPart): TextPair => {
    const [name, label] = [dayText(day), text(`ask_${part}`)];
    return { zh: `${name.zh} ${label.zh}`, en: `${name.en}, ${label.en}` };
  };
  return [
    {
      ...common,
      key: dayKey(day),
      label: dayText(day),
      choices: (['usual', 'own', 'off'] as const).map((value) => ({ value, text: text(`choice_${value}`) })),
    },
    { ...common, ...own, key: dayKey(day, 'from'), label: labelOf('from'), choices },
    { ...common, ...own, key: dayKey(day, 'until'), label: labelOf('until'), choices: ends },
  ];
}
