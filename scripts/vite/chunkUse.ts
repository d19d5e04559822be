import type { ChunkUse } from './chunkByUse.ts';

/** Texts by what is open at the same time; the rest are those of the pages that show rows. */
const wordGroups: readonly (readonly [name: string, files: RegExp])[] = [
  ['centre', /features\/(exhibitorCenter|becomeExhibitor|organiserCenter|leads)\//],
  // Of the evening before alone.
  ['gate', /language\/\w+\/gateCheck\.json/],
  [
    'forms',
    /features\/(registration|questionnaires|auth|wechat|landing|checkIn|teams)\/|language\/\w+\/(accounts|identity|information|leaving|photo|questions|sending|diagnostics|hostTools)\.json/,
  ],
];
const words = /src\/(?:features\/.*\/words\/|language\/)(zh|en)(?:\.json|\/\w+\.json)$/;

/** What one screen in a hundred or one phone in ten needs, what changes with nothing else, and what runs in a worker: a file each. */
const alone =
  /openHls|cos-js-sdk|countryTable|regionTable|chinese\.json|readChineseTable|partysocket|weixin-js-sdk|src\/host\/|openTestConsole|worker|language\/(zh|en)\/first|EasyMode|easyHome\/|gateCheck\/|easyLook|ReadingOptions/i;

/** The first that fits; weights are roughly how often a screen is the first that a visitor opens. */
const weights: readonly (readonly [weight: number, starts: RegExp])[] = [
  // After any page, for visitors alone, or where there is no network; loaded by more of them than one rare screen.
  [4, /(UnreadCount|VisitorParts|OfflineWays)\.tsx?/],
  // The largest pages that links lead to: what they load for others counts most.
  [18, /\/ExhibitorDetailScreen\.tsx/],
  [18, /home\/HomeScreen\.tsx/],
  [
    10,
    /\/(ProductDetail|LiveRoom|Article|Conference|Promotion|Post|TeamDetail|Information|Register|Code|FullCode)Screen\.tsx|informationLoader|EntryTicket/,
  ],
  [
    1,
    /features\/(exhibitorCenter|becomeExhibitor|organiserCenter|leads|tripReport|whatsNew|invitation|late|sharedList)\//,
  ],
  [5, /(List|Agenda|Mine|Search|Login|Suggestions|Group)Screen\.tsx/],
  [5, /src\/(app|host|api|data|flows)\//],
  [2, /./],
];

export const chunkUse: ChunkUse = {
  wordsOf(id) {
    const language = words.exec(id)?.[1];
    if (language === undefined) return undefined;
    const [group = 'pages'] = wordGroups.find(([, files]) => files.test(id)) ?? [];
    return `${group}-${language}`;
  },
  weightOf: (id) => (alone.test(id) ? undefined : weights.find(([, starts]) => starts.test(id))?.[0]),
  oftenOpened: 5,
  requestBytes: 42_000,
};
