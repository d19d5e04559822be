import type { Plugin } from 'vite';

/** Names that the router gives its parts for its own tools; each keeps a part alive that nothing here imports. */
export const displayName = /^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm;
export const component = /= (React\d*\.forwardRef\()/g;

/** The switch in which the package's editions for development and production differ; bundlers are always given the first. */
export const devWarnings = /^var ENABLE_DEV_WARNINGS = true;$/m;

/** What the router tells developers on the console; the development server still hears it. */
export const warningCall = /^( +)(warning(?:Once)?\()/gm;

/**
 * Lets the build leave out what this app does not use of the router, about 5 KB that every landing page would carry: its
 * links with prefetching, its forms, its scroll restoration, and its warnings to developers. No behaviour is changed.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        if (code.search(component) < 0) return undefined;
        return {
          code: code
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
