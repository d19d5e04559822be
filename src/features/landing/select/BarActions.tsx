import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { actionsTree, type LandingActions } from '#boot/landingTree.ts';
import { loginPath, registerPath } from '#domain/address/paths.ts';
import { Painted } from '#flows/landing/LandingPicture.tsx';
import { useShellMessages } from '#language/shellMessages.ts';
import { isPlainTap } from '#ui/controls/isPlainTap.ts';
import type { Resume } from '../more/EntryNotice.tsx';

export interface BarActionsProps {
  readonly exhibitionId: string;
  readonly channelId: string | undefined;
  readonly resume: Resume | undefined;
  readonly hasTicket: boolean;
  /** One of the tabs leads to the login too. */
  readonly hasTabs: boolean | undefined;
  readonly isUnregistered: boolean;
  readonly mayRegister: boolean;
  /** False until it is known what is offered. */
  readonly isReady: boolean;
  /** The login of WeChat, before the action. */
  readonly wechat: ReactNode;
}

/** The primary action, and beside it the icon of the login; alone the login is a button. */
export function BarActions({ wechat, ...offer }: BarActionsProps) {
  const { language } = useShellMessages('select');
  const navigate = useNavigate();
  const actions = useActions(offer);
  const state = offer.resume?.state;
  function open(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (link === null || !isPlainTap(event)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search, link.className === 'l-mine' ? {} : { state });
  }
  return (
    <>
      {wechat}
      <Painted
        id="actions"
        className="l-actions"
        nodes={actionsTree(offer.isReady ? actions : undefined, language)}
        onClick={open}
      />
    </>
  );
}

function useActions(offer: Omit<BarActionsProps, 'wechat'>): LandingActions {
  const { exhibitionId: id, channelId, resume, hasTicket, hasTabs, isUnregistered, mayRegister } = offer;
  const { t } = useShellMessages('select');
  const login = loginPath(id, channelId);
  if (!resume && !mayRegister) return { action: { href: login, text: t('login') }, isQuiet: true };
  const mine =
    isUnregistered && !hasTicket && !hasTabs
      ? { href: login, text: t('myCode'), label: t('login') }
      : undefined;
  return resume
    ? {
        mine,
        action: { href: resume.to, text: t(resume.isPending ? 'pendingAction' : 'resumeAction') },
        isQuiet: false,
      }
    : { mine, action: { href: registerPath(id, channelId), text: t('register') }, isQuiet: hasTicket };
}
