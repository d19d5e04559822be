import type { Plugin } from 'vite';

/** Names that the router gives its parts for its own tools; each keeps a part alive that nothing here imports. */
export const displayName = /^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm;
export const component = /= (React\d*\.forwardRef\()/g;

/**
 * Lets the build leave out what this app does not use of the router: its links with prefetching, its forms and its
 * scroll restoration, about 3 KB that every landing page would carry. Only marks, no behaviour, are changed.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        if (code.search(component) < 0) return undefined;
        return { code: code.replace(displayName, '').replace(component, '= /* @__PURE__ */ $1'), map: null };
      },
    },
  };
}
