import { opensKeyboard } from '#app/afterStart/settleAfterKeyboard.ts';
import { type MouseEvent, useRef, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scanLeadPath } from '#domain/address/exhibitorCenter/scanLeadPath.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { hasNothingToExplore } from '#entities/home/knownContent.ts';
import { useEasyMode } from '#flows/assist/easy/useEasyMode.ts';
import { hubPath } from '#flows/navigation/hubPath.ts';
import { tabPlaceState } from '#flows/navigation/tabPlace.ts';
import type { Tab } from '#flows/navigation/screenRoute.ts';
import { useFrameWords } from '#language/useFrameWords.ts';
import { useStand } from '#session/acting/roleIdentity.ts';
import { isPlainTap } from '#ui/controls/isPlainTap.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { wantsNoMotion } from '#ui/media/wantsNoMotion.ts';
import { reserveFoot } from '#ui/page/reserveFoot.ts';
import { TabBar, type TabBarItem } from '#ui/tabs/TabBar.tsx';
import { hasOuterTabs } from './hasOuterTabs.ts';
import { useUnreadPart } from './useUnreadPart.tsx';

/** A press that takes the focus out of a field is over: what comes back may not lie under it. */
const settledMs = 300;

/** Whether the focused element has opened a keyboard on the screen, or a picker. */
function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    if (typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches) return undefined;
    let timer = 0;
    let isByKey = false;
    const look = () => setIsTyping(opensKeyboard(document.activeElement));
    const follow = ({ type }: Event) => {
      window.clearTimeout(timer);
      if (opensKeyboard(document.activeElement)) setIsTyping(true);
      // No finger is on the screen; without the tabs the next Tab would leave the page.
      else if (isByKey && type === 'focusin') look();
      else timer = window.setTimeout(look, settledMs);
    };
    const followKey = ({ key }: KeyboardEvent) => (isByKey = key === 'Tab');
    const followPress = () => (isByKey = false);
    document.addEventListener('keydown', followKey);
    document.addEventListener('touchstart', followPress, { passive: true });
    document.addEventListener('mousedown', followPress);
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', follow);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('keydown', followKey);
      document.removeEventListener('touchstart', followPress);
      document.removeEventListener('mousedown', followPress);
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', follow);
    };
  }, []);
  return isTyping;
}

const tabs: readonly Tab[] = ['home', 'explore', 'pass', 'agenda', 'me'];
const reserve = (bar: HTMLElement | null) => (bar === null ? undefined : reserveFoot('--x-tabs', bar));

/** The tabs at the foot of the page; none where the mini-program around it has tabs. */
export function BottomTabs({ active }: { readonly active: Tab }) {
  const isBare = hasOuterTabs();
  useEffect(() => (isBare ? reserveFoot('--x-tabs', null) : undefined), [isBare]);
  return isBare ? null : <OwnTabs active={active} />;
}

function OwnTabs({ active }: { readonly active: Tab }) {
  const { t } = useFrameWords();
  const isEasy = useEasyMode();
  const { pathname } = useLocation();
  const exhibitionId = useDevice((state) => state.entranceId);
  const isExhibitor = useStand() !== undefined;
  const [places, setPlaces] = useState<Readonly<Partial<Record<Tab, number>>>>({});
  const scrolled = useLastScroll();
  const isTyping = useIsTyping();
  const [unread, unreadPart] = useUnreadPart(exhibitionId);
  // A keyboard leaves no room for them.
  if (isTyping) return unreadPart;

  const items: TabBarItem[] = [];
  const isEmpty = exhibitionId !== undefined && hasNothingToExplore(exhibitionId);
  for (const key of tabs) {
    // A page of it may be open by a link: it keeps its tab, but in easy mode, whose home leads there.
    if (key === 'explore' && (isEasy || (isEmpty && active !== key))) continue;
    if (key === 'pass' && isExhibitor && exhibitionId !== undefined) {
      const to = scanLeadPath(exhibitionId);
      items.push({ key: 'scan', to, title: t('scan'), icon: <Icon name="scan" />, raised: true });
      continue;
    }
    const to = hubPath(key, exhibitionId);
    const state = tabPlaceState(places[key]);
    const icon = <Icon name={key} />;
    const badge = unread[key] ?? 0;
    const title = t(isEasy && key === 'agenda' ? 'agendaShort' : key);
    const raised = key === 'pass' && !isEasy;
    if (to !== undefined) items.push({ key, to, state, title, icon, badge, raised });
  }

  function select(key: string, event: MouseEvent) {
    const here = hubPath(active, exhibitionId);
    if (pathname !== here || !isPlainTap(event)) return;
    if (key !== active) return setPlaces({ ...places, [active]: scrolled.current });
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: wantsNoMotion() ? 'auto' : 'smooth' });
  }

  return (
    <>
      <TabBar
        ref={reserve}
        items={items}
        active={isEasy && active === 'explore' ? 'home' : active}
        onSelect={select}
      />
      {unreadPart}
    </>
  );
}

/** Where the page stands; while a tap is handled the next page may already be drawn. */
function useLastScroll() {
  const scrolled = useRef(0);
  useEffect(() => {
    scrolled.current = window.scrollY;
    const follow = () => {
      scrolled.current = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return scrolled;
}
