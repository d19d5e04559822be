import { lineAt, type Listeners, type Sources, walk } from './sources.ts';

/**
 * Files that write a time otherwise than the table of `writeMoment`: for the server, for files, for what is compared, and the table
 * itself. `yyyy-MM-dd` as the key of a day is allowed everywhere.
 */
const machineTimes: Readonly<Record<string, string>> = {
  'src/domain/time/writeMoment.ts': 'the table',
  'src/ui/values/formatVenueMoment.ts': 'the table, and the attribute of a time element',
  'src/ui/values/daysFromNow.ts': 'the days between two moments, written by the table',
  'src/domain/time/formatVenueTime.ts': 'the writer of machine times',
  'src/domain/time/formatDateRange.ts': 'the date range of a share text',
  'src/domain/time/relativeTime.ts': 'the default format',
  'src/domain/time/calendarFile.ts': 'a file',
  'src/domain/table/csvOf.ts': 'a file',
  'src/app/diagnostics/collectFacts.ts': 'facts for support',
  'src/api/exhibition/recordShare.ts': 'for the server',
  'src/entities/appointment/api/appointmentWrites.ts': 'for the server',
  'src/entities/checkIn/checkInQueue.ts': 'for the server',
  'src/entities/organiser/api/questionWrites.ts': 'for the server',
  'src/entities/organiser/api/reviewWrites.ts': 'for the server',
  'src/entities/card/rules/givenCard.ts': 'the key of a card that was given',
  'src/features/exhibitorCenter/rules/fieldAnswers.ts': 'the value of a field',
  'src/features/organiserCenter/rules/contentAnswers.ts': 'the value of a field',
  'src/features/organiserCenter/rules/channelForm.ts': 'compared with the value of a field',
  'src/features/organiserCenter/rules/fileForm.ts': 'compared with the value of a field',
  'src/features/organiserCenter/rules/noticeForm.ts': 'compared with the value of a field',
  'src/features/organiserCenter/rules/sessionForm.ts': 'compared with the value of a field',
  'src/features/organiserCenter/figures/rules/countFigure.ts': 'the key of an hour',
  'src/ui/fields/chosen/dateTime.tsx': 'the value of a field',
};
const isDayKey = (text: string) => text === "'yyyy-MM-dd'" || text === 'dayKey';
const localeCalls = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
/** `09:00–10:30` put together by hand, which knows neither an end on another day nor one before the start. */
const handSpan = /\b(?:formatVenueMoment|formatVenueClock|clock)\([^()]*\)\}–/g;
const why = 'days and times are shown by ui/values/formatVenueMoment.ts alone';

/** Times written outside of the table, one sentence each. */
export function findShownTimes(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    if (path in machineTimes) return [];
    const found: string[] = [];
    const note = (name: string, start: number) =>
      found.push(`${path}:${lineAt(source, start)} ${name}: ${why}`);
    walk(path, source, rules(source, note));
    for (const { index } of source.matchAll(handSpan)) note('a span of two clocks', index);
    return found;
  });
}

function rules(source: string, note: (name: string, start: number) => void): Listeners {
  return {
    CallExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'formatVenueTime') {
        const pattern = given[1];
        if (pattern === undefined || !isDayKey(source.slice(pattern.start, pattern.end)))
          note('formatVenueTime', start);
      }
    },
    MemberExpression: ({ object, property, start }) => {
      if (property.type !== 'Identifier') return;
      if (localeCalls.has(property.name)) note(property.name, start);
      const isIntl = object.type === 'Identifier' && object.name === 'Intl';
      if (isIntl && property.name === 'DateTimeFormat') note('Intl.DateTimeFormat', start);
    },
    ImportDeclaration: ({ source: { value }, start }) => {
      if (/^(dayjs|date-fns|luxon|moment)(\/|$)/.test(value)) note(value, start);
    },
  };
}
