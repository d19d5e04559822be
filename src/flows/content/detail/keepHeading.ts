import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { type KeptHeadings, keptHeadings } from '#domain/page/keptHeadings.ts';

/** Public texts of some hundred bytes each; the oldest make room. */
const most = 20;

/** Keeps the heading that the boot script has painted of a row: the next visit shows it before the server answers. */
export async function keepHeading(): Promise<void> {
  const shared = window.boot?.shared;
  await shared?.row.catch(() => {});
  if (shared?.shown === undefined) return;
  const [place = ''] = Object.keys(shared.shown);
  const others = Object.entries(known()).filter(([name]) => name !== place);
  const kept = [...others, ...Object.entries(shared.shown)].slice(-most);
  const headings: Record<string, KeptHeadings[string]> = {};
  for (const [name, heading] of kept) headings[name] = heading;
  appStorage().write(ownNames.headings, JSON.stringify(headings));
}

function known(): KeptHeadings {
  try {
    return keptHeadings(appStorage().read(ownNames.headings));
  } catch {
    return {};
  }
}
