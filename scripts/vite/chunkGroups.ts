import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that every page needs, and what the bundler adds to load a chunk. */
const runtime =
  /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand)\/|preload-helper|helpers\/(defineProperty|toPropertyKey|toPrimitive|typeof)/;
const serverRows = /node_modules\/@tanstack\/(react-query|query-core)\//;

const folders = (folder: string, ...names: string[]) => names.map((name) => `src/${folder}/${name}`);

/**
 * Chunks of several files each. The entry lists every later chunk by name, on the landing page's budget.
 * @throws Error where a file has gone
 */
export function chunkGroups(root: string) {
  const group = (name: string, files: readonly string[], packages?: RegExp) => {
    const gone = files.filter((file) => !existsSync(join(root, file)));
    if (gone.length > 0) throw new Error(`chunk "${name}" names files that are gone: ${gone.join(', ')}`);
    const ids = new Set(files.map((file) => join(root, file).replaceAll('\\', '/')));
    return {
      name,
      test: (id: string) => ids.has(id.replace(/\?.*$/, '')) || packages?.test(id) === true,
      includeDependenciesRecursively: name === 'react',
    };
  };
  return [
    // What the entry shares with later parts. It stays in the browser's cache over a deployment that changes other files.
    group(
      'react',
      [
        ...folders('chunks', 'loadChunk.ts'),
        ...folders('device/storage', 'deviceKeys.ts'),
        ...folders('domain/record', 'isRecordId.ts'),
        ...folders('domain/time', 'formatVenueTime.ts', 'waitingTimes.ts'),
        ...folders('flows/session', 'services.ts'),
        ...folders('language', 'language.ts', 'loadWords.ts', 'shellMessages.ts'),
        ...folders('ui/controls', 'AppLink.tsx'),
        ...folders('ui/text', 'localize.ts', 'organiserText.tsx'),
      ],
      runtime,
    ),
    // Nearly every later screen has these.
    group('widgets', [
      ...folders('domain/time', 'createClickGuard.ts'),
      ...folders(
        'domain/address',
        'minePaths.ts',
        'questFinishPath.ts',
        'questionnairePath.ts',
        'teamPaths.ts',
        'myCheckInsPath.ts',
      ),
      ...folders(
        'ui/overlay',
        'announce.ts',
        'appToast.tsx',
        'ModalBox.tsx',
        'SheetFrame.tsx',
        'toastLife.ts',
      ),
      ...folders('ui/overlay', 'dialog.module.css', 'toast.module.css'),
      ...folders('ui/cells', 'Cell.tsx', 'CellGroup.tsx', 'cell.module.css'),
      ...folders('ui/states', 'Drawing.tsx', 'StatePage.tsx', 'drawing.module.css', 'statePage.module.css'),
      ...folders('ui/controls', 'Button.tsx', 'LinkButton.tsx', 'button.module.css', 'useIsHere.ts'),
      ...folders('ui/page', 'Card.tsx', 'Notice.tsx', 'PageHeading.tsx', 'Waiting.tsx'),
      ...folders('ui/page', 'card.module.css', 'notice.module.css'),
      ...folders('ui/page', 'pageHeading.module.css', 'waiting.module.css'),
    ]),
    // What surrounds every screen but the landing pages.
    group(
      'frame',
      [
        ...folders('app/frame', 'TopBar.tsx', 'BottomTabs.tsx', 'useScrolledHeading.ts', 'useIsTyping.ts'),
        ...folders('flows/navigation', 'hubPath.ts', 'BarAction.tsx'),
        ...folders('language', 'useFrameWords.ts', 'zh/frame.json', 'en/frame.json'),
        ...folders('ui/page', 'AppBar.tsx', 'AppBar.module.css', 'reserveFoot.ts'),
        ...folders('ui/tabs', 'TabBar.tsx', 'TabBar.module.css'),
        ...folders('ui/icons', 'Icon.tsx'),
      ],
      /node_modules\/lucide-react\//,
    ),
    // The line of help, which failure pages have as well.
    group('assist', [
      ...folders('domain/person', 'hostContact.ts'),
      ...folders('flows/assist', 'HelpLine.tsx', 'helpLine.module.css'),
      ...folders('language', 'useAssistWords.ts', 'zh/assist.json', 'en/assist.json'),
    ]),
    // Server rows: the library and what every query screen shares.
    group(
      'query',
      [
        ...folders('flows/queries', 'queryClient.ts', 'readingClient.ts', 'useServerQuery.ts'),
        ...folders('ui/query', 'LoadFailed.tsx', 'QueryState.ts', 'QueryView.tsx', 'StaleNotice.tsx'),
        ...folders('ui/list', 'ListSkeleton.tsx', 'ListSkeleton.module.css'),
        ...folders('ui/query', 'joinQueries.ts', 'readyQuery.ts', 'staleNotice.module.css'),
        ...folders('language', 'useQueryWords.ts', 'zh/query.json', 'en/query.json'),
      ],
      serverRows,
    ),
  ];
}
