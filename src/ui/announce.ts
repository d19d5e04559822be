const regionId = 'x-live';
/** Some screen readers miss what is written in the same moment as its region is created. */
const settleMs = 50;
/** Long enough to be read, short enough not to be found later by a screen reader that walks through the page. */
const keptMs = 6000;

const waiting: string[] = [];

/**
 * Creates the one polite live region of the page; a second call finds it. It is a child of the body, so that an open
 * dialog does not silence it, and a log: each message is an addition, and the others are not read again.
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

/** Has `text` read by a screen reader, after what was announced before it. */
export function announce(text: string): void {
  const region = openAnnouncer();
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    for (const message of waiting.splice(0)) {
      const line = document.createElement('p');
      line.textContent = message;
      region.appendChild(line);
      setTimeout(() => line.remove(), keptMs);
    }
  }, settleMs);
}
