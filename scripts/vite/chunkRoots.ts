import byteBudget from '../byteBudget.json' with { type: 'json' };

const folders = (folder: string, ...names: string[]) => names.map((name) => `src/${folder}/${name}`);
const landings: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = byteBudget.landings;
const screensOf = (segment: string) =>
  Object.values(landings[segment] ?? {}).flatMap((sources) =>
    sources.filter((source) => source.endsWith('Screen.tsx')),
  );
const words = (language: 'zh' | 'en') => [
  ...['content', 'fields', 'home'].map((name) => `src/language/${language}/${name}.json`),
  `src/features/landing/more/words/${language}.json`,
];

/** What the entry shares with later parts. It stays in the browser's cache over a deployment that changes other files. */
export const sharedFiles = [
  ...folders('chunks', 'loadChunk.ts'),
  ...folders('device/storage', 'deviceKeys.ts'),
  ...folders('domain/record', 'isRecordId.ts'),
  ...folders('domain/time', 'formatVenueTime.ts', 'period/readPeriod.ts', 'waitingTimes.ts'),
  ...folders('session', 'services.ts'),
  ...folders('language', 'language.ts', 'loadWords.ts', 'shellMessages.ts'),
  ...folders('ui/controls', 'AppLink.tsx'),
  ...folders('ui/text', 'localize.ts', 'organiserText.tsx'),
];

/** Nearly every later screen has these, and the landing pages some of them after their buttons work. */
const widgets = [
  ...folders('domain/time', 'createClickGuard.ts'),
  ...folders('domain/address', 'minePaths.ts', 'questFinishPath.ts', 'myCheckInsPath.ts'),
  ...folders('entities/questionnaire/rules', 'questionnairePath.ts'),
  ...folders('entities/team/rules', 'teamPaths.ts'),
  ...folders('ui/overlay', 'announce.ts', 'appToast.tsx', 'ModalBox.tsx', 'SheetFrame.tsx', 'toastLife.ts'),
  ...folders('ui/cells', 'Cell.tsx', 'CellGroup.tsx'),
  ...folders('ui/states', 'Drawing.tsx', 'StatePage.tsx'),
  ...folders('ui/controls', 'Button.tsx', 'LinkButton.tsx', 'useIsHere.ts', 'useOneAtATime.ts'),
  ...folders('ui/media', 'StoredImage.tsx'),
  ...folders('ui/page', 'Card.tsx', 'Notice.tsx', 'PageHeading.tsx', 'Waiting.tsx'),
];

/** What surrounds every screen but the landing pages, with the line of help. */
const frame = [
  ...folders('app/frame', 'TopBar.tsx', 'useScrolledHeading.ts'),
  ...folders('app/frame/tabs', 'BottomTabs.tsx'),
  ...folders('flows/navigation', 'hubPath.ts', 'BarAction.tsx'),
  ...folders('flows/assist', 'HelpLine.tsx'),
  ...folders('language', 'useFrameWords.ts', 'useAssistWords.ts'),
  ...folders('ui/page', 'AppBar.tsx', 'reserveFoot.ts'),
  ...folders('ui/tabs', 'TabBar.tsx'),
  ...folders('ui/icons', 'Icon.tsx'),
];

/** Asked for by a landing page after its buttons work, or by the first tap. Each chunk is one request, with its style sheet two. */
export const chunkRoots = {
  entry: ['src/main.tsx'],
  landing: ['select', 'homeclassic', 'wechat_login'].flatMap(screensOf),
  apart: screensOf('sign-in'),
  later: {
    later: [
      ...folders('app', 'laterRoutes.ts', 'afterStart/afterStart.tsx', 'session/LogOut.tsx'),
      ...folders('features/landing/more', 'MoreParts.ts'),
      ...folders('entities/registration/unfinished', 'findUnfinished.ts'),
      ...folders('language', 'translation.ts'),
      ...widgets,
      ...frame,
    ],
    // What every screen with rows of the server needs, or sends some; each alone would be a request of a few bytes.
    client: [
      ...folders('app', 'openClient.ts'),
      ...folders('data/client', 'outcomeOf.ts'),
      ...folders('data/collections', 'defineCollection.ts', 'lookUp.ts'),
      ...folders('sending', 'onEveryChance.ts'),
    ],
    home: folders('features/landing', 'HomeParts.tsx'),
    // For a text that is HTML; with the files of other pages it would bring them.
    htmlLines: folders('domain/richText', 'htmlLines.ts'),
    'words-zh': words('zh'),
    'words-en': words('en'),
  },
};

/** Server rows: the library and what every query screen shares. */
export const queryFiles = [
  ...folders('data/queries', 'queryClient.ts', 'readingClient.ts', 'useServerQuery.ts'),
  ...folders('ui/query', 'LoadFailed.tsx', 'QueryState.ts', 'QueryView.tsx', 'StaleNotice.tsx'),
  ...folders('ui/query', 'joinQueries.ts', 'readyQuery.ts', 'staleNotice.module.css'),
  ...folders('ui/list', 'ListSkeleton.tsx', 'ListSkeleton.module.css'),
  ...folders('language', 'useQueryWords.ts', 'zh/query.json', 'en/query.json'),
];
