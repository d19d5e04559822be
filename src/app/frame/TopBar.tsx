import { useLocation } from 'react-router-dom';
import { useDevice } from '#device/storage/useDevice.ts';
import { codePath, homePath, selectPath } from '#domain/address/paths.ts';
import { hubPath } from '#flows/navigation/hubPath.ts';
import { provideBarAction } from '#flows/navigation/BarAction.tsx';
import { hasTabsOf, type ScreenRoute } from '#flows/navigation/screenRoute.ts';
import { useBack } from '#flows/navigation/useBack.ts';
import { useStand } from '#session/acting/roleIdentity.ts';
import { useFrameWords } from '#language/useFrameWords.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { AppBar } from '#ui/page/AppBar.tsx';
import { ReadingButton } from './ReadingButton.tsx';
import { useScrolledHeading } from './useScrolledHeading.ts';

export interface TopBarProps {
  readonly route: Pick<ScreenRoute, 'page' | 'tab'>;
  readonly hasPass: boolean;
}

/**
 * Of every page but the landing pages: Back below a hub, and where there are no tabs, the links to home and pass; for who has no ticket yet, text size and language. The tabs of an exhibitor have no pass:
 * the link to it is on every page.
 */
export function TopBar({ route: { page, tab }, hasPass }: TopBarProps) {
  const { t } = useFrameWords();
  const { pathname } = useLocation();
  const exhibitionId = useDevice((state) => state.entranceId);
  const title = useScrolledHeading();
  const landing = exhibitionId === undefined ? undefined : selectPath(exhibitionId);
  const backTo = page === 'flow' ? landing : hubPath(tab, exhibitionId);
  const back = useBack(backTo ?? pathname);
  const isWithoutTabs = !hasTabsOf(page);
  const hasPassTab = useStand() === undefined && !isWithoutTabs;
  return (
    <AppBar
      title={title}
      backTo={page === 'hub' ? undefined : backTo}
      onBack={back}
      actions={
        <>
          <span ref={provideBarAction} />
          {!hasPass && <ReadingButton />}
          {!hasPassTab && hasPass && tab !== 'pass' && (
            <IconLink to={codePath()} icon="pass" label={t('pass')} />
          )}
          {isWithoutTabs && exhibitionId !== undefined && (
            <IconLink to={homePath(exhibitionId)} icon="home" label={t('home')} />
          )}
        </>
      }
    />
  );
}

interface IconLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

function IconLink({ to, icon, label }: IconLinkProps) {
  return (
    <AppLink to={to} aria-label={label}>
      <Icon name={icon} />
    </AppLink>
  );
}
