import type { Plugin } from 'vite';

/** Names that the router gives its parts for its own tools; each keeps a part alive that nothing here imports. */
export const displayName = /^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm;
export const component = /= (React\d*\.forwardRef\()/g;

/** The switch in which the package's editions for development and production differ; bundlers are always given the first. */
export const devWarnings = /^var ENABLE_DEV_WARNINGS = true;$/m;

/** What the router tells developers on the console; the development server still hears it. */
export const warningCall = /^( +)(warning(?:Once)?\()/gm;

/**
 * Entrances to whole parts that this app never enters, each with what stands in its place: instrumentation, data of a server's rendering,
 * fetchers, submissions, view transitions, hot reloading, kept places, blockers, and errors of server components.
 */
export const unusedParts: readonly (readonly [pattern: RegExp, count: number, replacement: string])[] = [
  [/\binit\.instrumentations\b/g, 4, 'undefined'],
  [/ \|\| parseHydrationData\(\)/g, 2, ''],
  [/^ {4}fetch: fetch2,$/gm, 1, ''],
  [/\(opts && opts\.submission && isMutationMethod\(/g, 2, '(false && isMutationMethod('],
  // Forms.
  [/!opts \|\| !isSubmissionNavigation\(opts\)/g, 1, 'true'],
  [/if \(submission && isMutationMethod\(submission\.formMethod\)\)/g, 2, 'if (false)'],
  [/(?<=function getLoadingNavigation\(.*\n {2}if \()submission/g, 1, 'false'],
  [/!formMethod \|\| !formAction \|\| !formEncType/g, 1, 'true'],
  // Transitions between screens.
  [/!viewTransitionOpts \|\| !isViewTransitionAvailable/g, 1, 'true'],
  [/if \(isBrowser3\) \{(?=\n +restoreAppliedTransitions)/g, 1, 'if (false) {'],
  [
    /pendingAction === "POP" \/\* Pop \*\/ && !isUninterruptedRevalidation && location !== state\.location/g,
    1,
    'false',
  ],
  [/(?<=\} else if \()pendingViewTransitionEnabled/g, 1, 'false'],
  [/!vtContext\.isTransitioning && interruption/g, 1, 'false'],
  [/vtContext\.isTransitioning && !vtContext\.flushSync/g, 1, 'false'],
  [/renderDfd && pendingState && router\.window/g, 1, 'false'],
  // Hot reloading.
  [/^ {4}_internalSetRoutes,$/gm, 1, ''],
  [/^ {4}_internalSetState\w+\(newState\) \{\n +updateState\(newState\);\n {4}\}/gm, 1, ''],
  [/^ {2}(?:set|commit)HmrRoutes\([a-z]*\) \{\n[^]*?^ {2}\}$/gm, 2, ''],
  [/^ +dataRoutes\.commitHmrRoutes\(\);$/gm, 1, ''],
  [/__privateGet\(this, _hmr(?:Routes|Branches)\) \?\? /g, 2, ''],
  [/__privateGet\(this, _hmrRoutes\) != null/g, 1, 'false'],
  [/^ +__privateAdd\(this, _hmr(?:Routes|Branches)\);$/gm, 2, ''],
  [/^_hmr(?:Routes|Branches) = new WeakMap\(\);$/gm, 2, ''],
  [/!dataRoutes\.hasHMRRoutes/g, 2, 'true'],
  // Places in a page, which this app keeps.
  [/^ {4}enableScrollRestoration,$/gm, 1, ''],
  [/\bsavedScrollPositions2\) \{/gm, 1, 'false) {'],
  [/\bsavedScrollPositions2 && getScrollPosition\b/gm, 1, 'false'],
  // Fetchers.
  [
    /^ {4}(?:getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion|_internalFetchControllers: fetchControllers),$/gm,
    4,
    '',
  ],
  [/^ {2}(?=fetchLoadMatches\.forEach\(\(f, key\))/gm, 1, '  if (false) '],
  [/^ +(?=revalidatingFetchers\.(?:forEach|filter)\()/gm, 6, 'if (false) '],
  [/if \(revalidatingFetchers\.length > 0\)/g, 1, 'if (false)'],
  [/Promise\.all\(\n +(?=fetchersToLoad\.map\()/g, 1, 'true ? Promise.resolve([]) : Promise.all('],
  // Loading the data of a screen again, and addresses that are not shown.
  [/^ {4}revalidate,$/gm, 1, ''],
  [/if \(opts\?\.mask\)/g, 1, 'if (false)'],
  // Navigations that a screen blocks.
  [/^ {4}(?:getBlocker|deleteBlocker),$/gm, 2, ''],
  [/^ +state\.blockers\.forEach\(.*\);$/gm, 1, ''],
  [/if \(blockerKey(?: && delta != null)?\)/g, 2, 'if (false)'],
  [/if \(blockers\.size > 0\)/g, 1, 'if (false)'],
  [/blockerFunctions\.size === 0\) \{/g, 1, 'true) {'],
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/gm, 1, ''],
  [/ if \(this\.context\b/g, 2, ' if (false'],
];

/**
 * Lets the build leave out what this app does not use of the router, about 9 KB that every landing page would carry: its
 * links with prefetching, its forms and fetchers, its scroll restoration, hot reloading and blocked navigations, rendering by a server, and its warnings to developers. No behaviour is changed.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        if (code.search(component) < 0) return undefined;
        const entered = unusedParts.reduce(
          (text, [pattern, , instead]) => text.replace(pattern, instead),
          code,
        );
        return {
          code: entered
            .replace(displayName, '')
            .replace(component, '= /* @__PURE__ */ $1')
            .replace(devWarnings, 'var ENABLE_DEV_WARNINGS = false;')
            .replace(warningCall, '$1/* @__PURE__ */ $2'),
          map: null,
        };
      },
    },
  };
}
