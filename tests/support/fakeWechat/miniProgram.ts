/** The shell around a page: its stack of pages, and what it was told. */
export interface MiniProgram {
  /** How many pages lie on top of each other; ten at most. */
  stack: number;
  /** Addresses of the shell's pages that were opened, with how. */
  readonly opened: { readonly by: string; readonly url: string }[];
  /** Messages that wait, as a shell's `bindmessage` gets them in one batch. */
  readonly waiting: unknown[];
  readonly delivered: unknown[][];
  /** Sharing, going back and closing are the only moments at which messages arrive. */
  deliver(): void;
  invoke(args: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

const deepest = 10;
const ok = { errMsg: 'invokeMiniProgramAPI:ok' };
const fail = (why: string) => ({ errMsg: `invokeMiniProgramAPI:fail ${why}` });

export function createMiniProgram(): MiniProgram {
  const mini: MiniProgram = {
    stack: 1,
    opened: [],
    waiting: [],
    delivered: [],
    deliver() {
      if (mini.waiting.length > 0) mini.delivered.push(mini.waiting.splice(0));
    },
    invoke({ name, arg }) {
      const { url = '', delta = 1 } = (arg ?? {}) as { url?: string; delta?: number };
      if (name === 'postMessage') {
        mini.waiting.push(arg);
        return ok;
      }
      if (name === 'navigateBack') {
        if (mini.stack === 1) return fail('cannot navigate back at first page.');
        mini.deliver();
        mini.stack = Math.max(1, mini.stack - delta);
        return ok;
      }
      // A shell's address is a path of its own, and characters beyond ASCII leave a white page on iOS.
      if (!/^\/[\x21-\x7e]+$/.test(url)) return fail(`page "${url}" is not found`);
      if (name === 'navigateTo') {
        if (mini.stack >= deepest) return fail('webview count limit exceed');
        mini.stack += 1;
      } else if (name === 'redirectTo') mini.deliver();
      else return fail('not supported');
      mini.opened.push({ by: name, url });
      return ok;
    },
  };
  return mini;
}
