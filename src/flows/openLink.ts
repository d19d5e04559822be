import { createClickGuard } from '../domain/clickGuard.ts';
import { fileType } from '../domain/fileType.ts';
import { classifyLink, type Link } from '../domain/links.ts';
import { linkSurroundings } from './linkSurroundings.ts';
import { openFile } from './openFile.ts';
import { services } from './services.ts';

let counts: (() => boolean) | undefined;

/**
 * Opens a link that came from the server, an organiser or another page: a screen of ours in the app, another site by a full
 * page navigation, a file as the host shows files, in a mini-program all of them as pages of its own, and anything else not at
 * all, with a word. A double tap opens once.
 */
function openLink(value: unknown): void {
  const { app, host, navigate, sayUnrecognised } = linkSurroundings();
  const { times, now } = services();
  counts ??= createClickGuard(times.clickDebounceMs, now);
  if (!counts()) return;
  const link = findLink(value);
  if (link.kind === 'external' && isFile(link.url)) void openFile(link.url);
  else if (link.kind === 'external') host.openExternal(link.url);
  else if (link.kind === 'internal' && host.openScreen) host.openScreen(app.origin + link.path);
  else if (link.kind === 'internal') navigate(link.path);
  else sayUnrecognised();
}

const isFile = (url: string) => fileType(url) !== 'unknown';

/** What a link leads to, seen from this page. */
function findLink(value: unknown): Link {
  return classifyLink(value, linkSurroundings().app);
}

/** The rule, as widgets take it. */
export const linkRule = { find: findLink, open: openLink };
