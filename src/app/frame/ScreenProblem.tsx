import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { appDeviceStore } from '#device/storage/appDeviceStore.ts';
import { homePath } from '#domain/address/paths.ts';
import { LazyHelpLine } from '#flows/assist/LazyHelpLine.tsx';
import { problemKey } from '#language/problemKey.ts';
import { useShellMessages } from '#language/shellMessages.ts';
import problemPageStyles from '#ui/page/problemPage.module.css';
import { offlineWays } from '#ui/query/offlineWays.ts';
import barLinkStyles from '#ui/controls/barLink.module.css';

/** The error screen. It depends on nothing that may fail to load; the organiser's contact is optional. */
export function ScreenProblem() {
  const { t } = useShellMessages('shell');
  const error = useRouteError();
  const { entranceId } = appDeviceStore().getState();
  const key = isRouteErrorResponse(error) ? 'problemText' : problemKey(error);
  return (
    <>
      <section className={problemPageStyles.problem} role="alert">
        <h1 className="l-name" tabIndex={-1}>
          {t(key === 'problemOffline' ? 'problemTitleOffline' : 'problemTitle')}
        </h1>
        <p className="l-text">{t(key)}</p>
        <button className="l-retry" type="button" onClick={() => window.location.reload()}>
          {t('retry')}
        </button>
        <br />
        {entranceId !== undefined && (
          <a className={barLinkStyles.root} href={homePath(entranceId)}>
            {t('goHome')}
          </a>
        )}
      </section>
      {key === 'problemOffline' && offlineWays()}
      <LazyHelpLine exhibitionId={entranceId} />
    </>
  );
}
