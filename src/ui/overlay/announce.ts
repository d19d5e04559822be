import { scriptRuns } from '#domain/page/scriptRuns.ts';

const regionId = 'x-live';
/** Some screen readers miss a text written right after its region was created. */
const settleMs = 50;
/** Long enough to be read, short enough that browsing the page does not find it later. */
const keptMs = 6000;

const waiting: string[] = [];

/**
 * The page's one polite live region. A child of the body, so that an open dialog does not silence it, and a log, so
 * that only additions are read.
 */
export function openAnnouncer(): HTMLElement {
  const present = document.getElementById(regionId);
  if (present) return present;
  const region = document.createElement('div');
  region.id = regionId;
  region.className = 'x-hidden';
  region.setAttribute('role', 'log');
  region.setAttribute('aria-live', 'polite');
  return document.body.appendChild(region);
}

const pageLanguage = () => (document.documentElement.lang === 'en' ? 'en' : 'zh');

/** Queued: read after what was announced before. */
export function announce(text: string): void {
  const region = openAnnouncer();
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    for (const message of waiting.splice(0)) {
      const line = document.createElement('p');
      for (const part of scriptRuns(message, pageLanguage())) {
        const run = line.appendChild(document.createElement('span'));
        run.textContent = part.text;
        if (part.lang !== undefined) run.lang = part.lang;
      }
      region.appendChild(line);
      setTimeout(() => line.remove(), keptMs);
    }
  }, settleMs);
}
