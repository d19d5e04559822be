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
 * fetchers, submissions, view transitions, blockers, and errors of server components.
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
  // Navigations that a screen blocks.
  [/blockerFunctions\.size === 0\) \{/g, 1, 'true) {'],
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/gm, 1, ''],
  [/ if \(this\.context\b/g, 2, ' if (false'],
];

/**
 * Lets the build leave out what this app does not use of the router, about 7.5 KB that every landing page would carry: its
 * links with prefetching, its forms and fetchers, its scroll restoration, rendering by a server, and its warnings to developers. No behaviour is changed.
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
