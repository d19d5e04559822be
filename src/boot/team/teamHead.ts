/** The boot script of what a shared team, or its code, leads to: paints of which exhibition it is, and the heading. */
import { exhibitionIn } from '#domain/exhibition/entryAnswers.ts';
import { accentIn, showAccent } from '#domain/exhibition/showAccent.ts';
import { keptHeadings } from '#domain/page/keptHeadings.ts';
import {
  bootNowMs,
  followLink,
  handover,
  language,
  loadApp,
  paint,
  remembered,
  stored,
} from '../bootPage.ts';
import { isRegisteredAt } from '#boot/shared/isRegisteredAt.ts';
import { fairLineTree } from '#boot/shared/sharedTree.ts';
import { joiningTree, shownTeam, type TeamTexts, teamTree } from './teamTree.ts';

/** Inserted by the build, by language. */
declare const givenTexts: Readonly<Record<'zh' | 'en', TeamTexts>>;

// Used once: the build replaces the name by the whole text.
const texts = givenTexts;
const place = location.pathname + language;

function start(): void {
  const { shared } = handover;
  if (shared === undefined) return;
  const { id, row, exhibition } = shared;
  const isJoining = /\/join\/?$/.test(location.pathname);
  const isRegistered = isRegisteredAt(id);
  const { joinTitle, leaderIs } = texts[language];
  let found: ReturnType<typeof exhibitionIn>;
  let heading = isJoining ? joiningTree(joinTitle) : (keptHeadings(stored('headings'))[place] ?? []);
  const draw = () => {
    const line = found && !isRegistered ? [fairLineTree(found.value, language, bootNowMs())] : [];
    // The line takes the place that was kept for it.
    const room = isJoining && found === undefined && !isRegistered;
    paint('landing', [...(room ? [roomForLine] : line), ...heading]);
  };
  const takeExhibition = (answer: unknown) => {
    // An answer without it leaves what the phone has kept.
    found = exhibitionIn(answer, id) ?? found;
    if (found && !handover.taken) showAccent(document, accentIn(found.row, stored('coverColours')));
    draw();
  };
  takeExhibition(remembered('exhibitionInfo'));
  exhibition.then(takeExhibition, () => {});
  document.getElementById('boot')?.addEventListener('click', followLink);
  if (!isJoining)
    Promise.all([exhibition, row])
      .then(([, answer]) => {
        heading = found ? teamTree(shownTeam(answer, id), found.row, leaderIs, language) : [];
        draw();
        shared.shown = { [place]: heading };
      })
      .catch(() => {});
}

const roomForLine = { tag: 'div', className: 'team-room' } as const;

try {
  start();
} finally {
  loadApp();
}
