import type { Node } from 'oxc-parser';
import { lineAt, type Listeners, type Sources, walk } from './sources.ts';

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Never, and nowhere: `object.property`, or any object's property where the object is `*`. */
const never: Readonly<Record<string, string>> = {
  'Date.parse': 'engines disagree about dates with a space; use domain/formatVenueTime.ts',
  'Math.random': 'not for ids, and not for anything a test repeats',
  '*.innerHTML': 'markup is never written as text',
  '*.outerHTML': 'markup is never written as text',
  '*.insertAdjacentHTML': 'markup is never written as text',
  '*.dangerouslySetInnerHTML': 'markup is never written as text',
  'document.write': 'markup is never written as text',
  'document.cookie': 'a cookie goes with every request; use device/storage',
};

/** Younger than the oldest engines (Chromium 67, iOS 12.2): only behind a look whether it is there. */
const young = namesIn(`
  *.at *.replaceAll *.matchAll *.flat *.flatMap *.findLast *.findLastIndex *.toSorted *.toReversed
  *.toSpliced *.replaceChildren *.randomUUID *.groupBy Object.hasOwn Object.fromEntries
  Promise.allSettled Promise.any Promise.withResolvers AbortSignal.timeout AbortSignal.any URL.canParse
  Response.json
`);
const youngGlobals = namesIn(`
  structuredClone ResizeObserver BroadcastChannel WeakRef requestIdleCallback queueMicrotask
`);

/** The domain is told the time and everything else; it asks no one. */
const outsideTheDomain = namesIn(`
  window document navigator location history localStorage sessionStorage indexedDB fetch setTimeout
  setInterval crypto performance console
`);

/** Which know what an end at 00:00, 24:00 or 23:59, or without a time, means. */
const periodReaders = new Set([
  'src/domain/time/period/readPeriod.ts',
  'src/domain/time/period/readHours.ts',
]);
const namesAnEnd = /(?:^|[^a-z])end\b|EndTime/i;

/** Which cut texts for all others. */
const textCutters = new Set(['src/domain/text/cleanText.ts', 'src/domain/text/wholeCharacters.ts']);

/**
 * Who reads the phone's clock: for durations, and for what this phone alone has kept, asked or sent. What is compared with the
 * server's times or sent to it goes by fairNowMs; in the interface by shownNowMs.
 */
export const phoneClockReaders = namesIn(`
  src/main.tsx src/session/clock/fairClock.ts src/session/clock/noteServerTime.ts src/ui/values/shownClock.ts
  src/boot/askServer.ts src/boot/bootPage.ts
  src/app/diagnostics/collectFacts.ts
  src/data/queries/keptOwnRows.ts src/data/queries/readKept.ts
  src/entities/card/useReceivedCard.ts
  src/entities/checkIn/checkInQueue.ts src/entities/checkIn/useCheckInFacts.ts src/entities/checkIn/readCheckIns.ts
  src/entities/comment/commentsQuery.ts
  src/entities/download/getFile.ts
  src/entities/favourite/marksQuery.ts src/entities/favourite/sendMarks.ts src/entities/favourite/wantedMark.ts
  src/entities/message/messageQueue.ts src/entities/message/threadQuery.ts src/entities/message/useThread.ts
  src/entities/programme/programmeQuery.ts src/entities/programme/schedule/changeRemembered.ts
  src/entities/search/openCatalogue.ts
  src/entities/wechat/finishWechatLogin.ts src/entities/wechat/wechatLogin.ts
  src/entities/unread/seenRows.ts
  src/features/auth/SendCodeButton.tsx src/features/auth/useCodeSending.ts
  src/features/checkIn/recordCheckIn.ts src/features/checkIn/useCheckInStatuses.ts
  src/features/exhibitorCenter/products/table/tableQueue.ts
  src/features/search/find/SearchScreen.tsx
  src/features/teams/queries/useTeamChanges.ts src/features/wechat/questFinish/wechatReturn.ts
  src/flows/host/currentHost.ts src/flows/navigation/linkRule.ts src/flows/navigation/returnTo.ts src/flows/uploads/persistUpload.ts
  src/sending/createSubmission.ts src/sending/createSubmissionRunner.ts src/sending/createSubmissionSteps.ts
  src/session/localStores.ts src/session/visit/askEntry.ts
  src/ui/overlay/useBackEntry.ts src/ui/player/usePlace.ts src/ui/query/StaleNotice.tsx
`);

/** Files that turn numbers, and nothing else, into dates. */
const dateMakers = new Set(['src/domain/time/formatVenueTime.ts']);

/** All banned calls in these files, one sentence each: 'src/a.ts:3 Date.parse: why'. */
export function findBannedCalls(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const found: { name: string; why: string; start: number }[] = [];
    const note = (name: string, why: string, start: number) => found.push({ name, why, start });
    const guarded = guardedNames(path, source);
    const inDomain = path.startsWith('src/domain/');
    for (const rules of [propertyRules(note, guarded), callRules(path, note, guarded), patternRules(note)]) {
      walk(path, source, rules);
    }
    if (inDomain) walk(path, source, domainRules(note));
    else if (!phoneClockReaders.has(path)) walk(path, source, clockRules(note));
    if (!textCutters.has(path)) walk(path, source, cutRules(note));
    if (!periodReaders.has(path)) walk(path, source, periodRules(source, note));
    return found.map(({ name, why, start }) => `${path}:${lineAt(source, start)} ${name}: ${why}`);
  });
}

type Note = (name: string, why: string, start: number) => void;

function propertyRules(note: Note, guarded: ReadonlySet<string>): Listeners {
  const checkProperty = (object: string, property: string, start: number) => {
    const name = `${object}.${property}`;
    for (const banned of [name, `*.${property}`]) {
      if (banned in never) note(banned, never[banned] ?? '', start);
    }
    if (young.has(name) && !guarded.has(property)) note(name, 'missing in the oldest engines', start);
  };
  return {
    MemberExpression: (node) => {
      const object = node.object.type === 'Identifier' ? node.object.name : '';
      if (!node.computed && node.property.type === 'Identifier')
        checkProperty(object, node.property.name, node.start);
    },
    // A property of this name may be anybody's; a method of this name is the young one.
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (young.has(`*.${name}`) && !guarded.has(name))
        note(`*.${name}`, 'missing in the oldest engines', callee.start);
    },
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier') checkProperty('', node.name.name, node.start);
    },
    Property: (node) => {
      if (node.key.type === 'Identifier' && node.key.name === 'dangerouslySetInnerHTML')
        checkProperty('', node.key.name, node.start);
    },
  };
}

function callRules(path: string, note: Note, guarded: ReadonlySet<string>): Listeners {
  const checkCall = (name: string, argumentCount: number, isNew: boolean, start: number) => {
    if (name === 'eval' || name === 'Function') note(name, 'text is never run as a program', start);
    if (youngGlobals.has(name) && !guarded.has(name)) note(name, 'missing in the oldest engines', start);
    if (name === 'Date' && isNew && argumentCount > 0 && !dateMakers.has(path)) {
      note('new Date(...)', 'dates are read and made by domain/formatVenueTime.ts alone', start);
    }
  };
  return {
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier')
        checkCall(node.callee.name, node.arguments.length, false, node.start);
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier')
        checkCall(node.callee.name, node.arguments.length, true, node.start);
    },
  };
}

function domainRules(note: Note): Listeners {
  const why = 'the domain is told everything and asks nobody';
  return {
    MemberExpression: (node) => {
      if (node.object.type !== 'Identifier') return;
      const { name } = node.object;
      const isClock = name === 'Date' && node.property.type === 'Identifier' && node.property.name === 'now';
      if (isClock || outsideTheDomain.has(name)) note(isClock ? 'Date.now' : name, why, node.start);
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && outsideTheDomain.has(node.callee.name)) {
        note(node.callee.name, why, node.start);
      }
    },
    NewExpression: (node) => {
      const isClock =
        node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0;
      if (isClock) note('new Date()', why, node.start);
    },
  };
}

/** `Date.now`, `services().now` and `{ now } = services()`. */
function clockRules(note: Note): Listeners {
  const why =
    'the phone’s clock; what is compared with the server’s times goes by session/clock/fairClock.ts';
  const isServices = (node: Node | null) =>
    node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'services';
  return {
    MemberExpression: ({ object, property, start }) => {
      if (property.type !== 'Identifier' || property.name !== 'now') return;
      if (object.type === 'Identifier' && object.name === 'Date') note('Date.now', why, start);
      if (isServices(object)) note('services().now', why, start);
    },
    VariableDeclarator: ({ id, init, start }) => {
      if (id.type !== 'ObjectPattern' || !isServices(init)) return;
      const names = id.properties.map((one) => (one.type === 'Property' ? one.key : undefined));
      if (names.some((key) => key?.type === 'Identifier' && key.name === 'now'))
        note('services().now', why, start);
    },
  };
}

/** The end of a period is neither parsed nor taken apart as a text. */
function periodRules(source: string, note: Note): Listeners {
  return {
    CallExpression: ({ callee, arguments: given, start, end }) => {
      const object = callee.type === 'MemberExpression' ? callee.object : undefined;
      const isParsed =
        callee.type === 'Identifier' &&
        callee.name === 'parseVenueTime' &&
        given.some((one) => namesAnEnd.test(source.slice(one.start, one.end)));
      const isTaken = object !== undefined && /EndTime'?\]?$/.test(source.slice(object.start, object.end));
      if (isParsed || isTaken)
        note(source.slice(start, end), 'the end of a period is read by readPeriod or readHours alone', start);
    },
  };
}

/** A text is cut between its characters: `longest…` names a limit of a text, `most…` one of a list. */
function cutRules(note: Note): Listeners {
  const limitsText = /^(?:longest|maxLength|maxCharacters|mostCharacters)/;
  const isCut = new Set(['slice', 'substring', 'substr']);
  const longestId = 200;
  return {
    CallExpression: ({ callee, arguments: [from, to], start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!isCut.has(callee.property.name) || from?.type !== 'Literal' || from.value !== 0) return;
      const isOfText =
        (to?.type === 'Identifier' && limitsText.test(to.name)) ||
        (to?.type === 'Literal' && typeof to.value === 'number' && to.value > longestId);
      if (isOfText)
        note(`*.${callee.property.name}(0, …)`, 'halves a character; use cutCodePoints or cutText', start);
    },
  };
}

function patternRules(note: Note): Listeners {
  return {
    Literal: (node) => {
      if ('regex' in node && isYoungPattern(node.regex)) {
        note(node.raw ?? 'RegExp', 'no such pattern in the oldest engines', node.start);
      }
    },
  };
}

/** Look-behind, named groups, Unicode classes and the flags s, d and v stop the whole file from being read. */
function isYoungPattern({ pattern, flags }: { pattern: string; flags: string }): boolean {
  return /\(\?<|\\[pP]\{/.test(pattern) || /[sdv]/.test(flags);
}

/** Names a file looks for before it uses them: `typeof a.name`, `'name' in a`, `a.name?.()`. */
function guardedNames(path: string, source: string): ReadonlySet<string> {
  const names = new Set<string>();
  const nameOf = (node: { type: string }): string => {
    const { name, property } = node as { name?: string; property?: { name?: string } };
    return name ?? property?.name ?? '';
  };
  walk(path, source, {
    UnaryExpression: (node) => {
      if (node.operator === 'typeof') names.add(nameOf(node.argument));
    },
    BinaryExpression: (node) => {
      if (node.operator === 'in' && node.left.type === 'Literal') names.add(String(node.left.value));
    },
    CallExpression: (node) => {
      if (node.optional) names.add(nameOf(node.callee));
    },
  });
  return names;
}
