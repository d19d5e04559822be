/** The boot script of the landing pages: paints the exhibition out of the answers to `askFirst.ts`, and loads the app. */
import { type Channel, chooseChannel } from '../domain/exhibition/channel.ts';
import { channelsIn, exhibitionIn, type ReadRow } from '../domain/exhibition/entryAnswers.ts';
import type { Exhibition } from '../domain/exhibition/exhibition.ts';
import { registrationState, type RegistrationState } from '../domain/exhibition/registrationState.ts';
import { accentIn, showAccent } from '../domain/exhibition/showAccent.ts';
import {
  bootNowMs,
  fitCover,
  followLink,
  handover,
  language,
  loadApp,
  paint,
  remembered,
  stored,
} from './bootPage.ts';
import type { LandingQuestions } from './takeEarlyAnswer.ts';
import { actionsTree, checkInTree, footClass, type LandingActions, landingTree } from './landingTree.ts';
import { landingWords } from './landingWords.ts';
import { takeReturned } from './takeReturned.ts';

const longestHeadStartMs = 1000;

// First, so that everything else sees a clean address.
handover.returned = takeReturned();

interface LandingFacts {
  exhibition?: ReadRow<Exhibition> | undefined;
  /** Null where the server has none; undefined until that is known. */
  channel?: Channel | null | undefined;
}

function startLanding(
  { id, channelId, exhibition: answer, channels }: LandingQuestions,
  draw: (facts: LandingFacts) => void,
): Promise<unknown> {
  const kept = channelsIn(remembered('channel'), id)[0]?.value;
  const facts: LandingFacts = {
    exhibition: exhibitionIn(remembered('exhibitionInfo'), id),
    channel: channelId !== undefined && kept?.RecordId !== channelId ? undefined : kept,
  };
  const update = (change: LandingFacts) => {
    Object.assign(facts, change);
    if (facts.exhibition !== undefined && !handover.taken)
      showAccent(document, accentIn(facts.exhibition.row, stored('coverColours')));
    draw(facts);
  };
  update({});
  channels.then(
    (got) => {
      const found = channelsIn(got, id).map(({ value }) => value);
      // What else the app does where an address names a channel that does not exist is not known here.
      if (facts.channel === undefined && (channelId === undefined || found.length > 0))
        update({ channel: (channelId === undefined ? chooseChannel(found) : found[0]) ?? null });
    },
    () => {},
  );
  return answer.then((got) => {
    const exhibition = exhibitionIn(got, id);
    if (exhibition) update({ exhibition });
  });
}

/** As the app draws it from the same facts. */
function drawLanding({ exhibition: found, channel }: LandingFacts): void {
  const nowMs = bootNowMs();
  const exhibition = found?.value;
  const known = exhibition && registrationState(exhibition, channel ?? undefined, nowMs);
  const state: RegistrationState | undefined =
    known?.state === 'open' && channel === null ? { state: 'temporarilyClosed' } : known;
  paint('landing', landingTree(exhibition && { exhibition, state }, language, nowMs, fitCover));
  // A visitor who may be registered is offered another action.
  if (state === undefined || stored('visitorId') !== null || stored('vouchers') !== null) return;
  const hasTabs = location.pathname.charAt(1) === 'h';
  const isOpen = state.state === 'open';
  const { login, myCode, register } = landingWords[language];
  const to = (screen: string) => location.pathname.replace(/\w+/, screen);
  const mine = hasTabs ? undefined : { href: to('login'), text: myCode, label: login };
  const actions: LandingActions = isOpen
    ? { mine, action: { href: to('register'), text: register }, isQuiet: false }
    : { action: { href: to('login'), text: login }, isQuiet: true };
  paint('actions', actionsTree(isOpen && !channel ? undefined : actions, language), footClass(hasTabs));
}

function drawCheckIn({ exhibition }: LandingFacts): void {
  paint('landing', checkInTree(exhibition?.value, language, fitCover));
}

try {
  const { landing } = handover;
  if (landing !== undefined) {
    // On a slow network the exhibition is requested alone; the app's files follow after its answer.
    startLanding(landing, landing.isCheckIn ? drawCheckIn : drawLanding).then(loadApp, loadApp);
    setTimeout(loadApp, longestHeadStartMs);
    document.getElementById('boot')?.addEventListener('click', followLink);
  } else if (handover.returned !== undefined) loadApp();
} catch {
  loadApp();
}
