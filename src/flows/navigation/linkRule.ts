import { createClickGuard } from '#domain/time/createClickGuard.ts';
import { fileType } from '#domain/file/fileType.ts';
import { classifyLink, type Link } from '#domain/address/classifyLink.ts';
import { hostSigns, mayBeMiniProgram } from '#host/detectHost.ts';
import { currentHost } from '../host/currentHost.ts';
import { linkContext } from './linkContext.ts';
import { openFile } from '../host/openFile.ts';
import { services } from '#session/services.ts';

let counts: (() => boolean) | undefined;

/**
 * Opens a link that came from the server, an organiser or another page: a screen of this app in the app, another site by a full
 * page navigation after a question, a file as the host shows files, in a mini-program each as a separate page, and anything
 * else not at all, with a word. A double tap opens once.
 */
function openLink(value: unknown): void {
  const { times, now } = services();
  counts ??= createClickGuard(times.clickDebounceMs, now);
  if (!counts()) return;
  const { app, loadScreens } = linkContext();
  if (app.screens !== undefined || loadScreens === undefined) return follow(value);
  // Without the list the router decides: it shows its own problem when the file cannot be loaded.
  void loadScreens().then(
    () => follow(value),
    () => follow(value),
  );
}

function follow(value: unknown): void {
  const link = findLink(value);
  if (link.kind === 'unrecognised') linkContext().sayUnrecognised();
  else if (mayBecomeMiniProgram()) void currentHost().then(() => openRecognised(link));
  else openRecognised(link);
}

function openRecognised(link: Exclude<Link, { kind: 'unrecognised' }>): void {
  const { app, host: here, navigate, confirmLeaving } = linkContext();
  if (link.kind === 'external') {
    if (confirmLeaving === undefined) leaveFor(link.url);
    else void confirmLeaving(link.url).then((isAgreed) => isAgreed && leaveFor(link.url));
  } else if (here.openScreen) here.openScreen(app.origin + link.path);
  else navigate(link.path);
}

function leaveFor(url: string): void {
  if (isFile(url)) void openFile(url);
  else linkContext().host.openExternal(url);
}

/** A tap before the host is known would open within the page what belongs to the shell. */
function mayBecomeMiniProgram(): boolean {
  const isKnown = linkContext().host.onScreenChange !== undefined;
  return !isKnown && mayBeMiniProgram(hostSigns(), services().device.getState().fromMiniProgram);
}

const isFile = (url: string) => fileType(url) !== 'unknown';

function findLink(value: unknown): Link {
  return classifyLink(value, linkContext().app);
}

export const linkRule = { find: findLink, open: openLink };
