import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { contactOrganiserPath } from '#domain/address/homePaths.ts';
import { myCheckInsPath } from '#domain/address/myCheckInsPath.ts';
import { checkInPath, registerPath } from '#domain/address/paths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { DownloadFile } from './rules/downloadFile.ts';
import type { DownloadProblem } from '#domain/file/mayDownload.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { saveReturnTo } from '#flows/navigation/returnTo.ts';
import { entryOfFile } from '../programme/schedule/entryOfFile.ts';
import { RememberButton } from '../programme/schedule/RememberButton.tsx';
import { fairNowMs } from '#session/clock/fairClock.ts';
import css from './files.module.css';

interface FileRefusalProps {
  readonly file: DownloadFile;
  readonly problem: DownloadProblem;
  readonly onRetry: () => void;
}

/** Why a file cannot be had, and how to get what is missing. */
export function FileRefusal(props: FileRefusalProps) {
  const { t } = useTranslation('files');
  const { problem } = props;
  return (
    <Notice kind="warn" live>
      <p className={css['told']}>{t(`refused_${problem}`)}</p>
      {problem === 'notNow' && <Times {...props} />}
      <div className={css['actions']}>
        <WayOn {...props} />
      </div>
    </Notice>
  );
}

function Times({ file: { window } }: FileRefusalProps) {
  const { t, i18n } = useTranslation('files');
  const { startMs = -Infinity, endMs = Infinity } = window;
  const time = (ms: number) => formatVenueMoment(ms, 'dayTime', languageOf(i18n.language));
  const isToCome = fairNowMs() < startMs;
  return (
    <p className={css['told']}>
      {isToCome ? t('opensAt', { time: time(startMs) }) : t('closedAt', { time: time(endMs) })}
    </p>
  );
}

function WayOn({ file, problem, onRetry }: FileRefusalProps) {
  const { t } = useTranslation(['files', 'content']);
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (problem === 'registerFirst') {
    const register = () => {
      saveReturnTo(exhibitionId, pathname + search);
      void navigate(registerPath(exhibitionId));
    };
    return (
      <Button kind="secondary" onClick={register}>
        {t('content:registerOrLogIn')}
      </Button>
    );
  }
  if (problem === 'checkInFirst') {
    const { placeId } = file;
    const to = placeId === '' ? myCheckInsPath(exhibitionId) : checkInPath(exhibitionId, placeId);
    return (
      <LinkButton kind="secondary" to={to}>
        {t('checkIn')}
      </LinkButton>
    );
  }
  if (problem === 'unknown')
    return (
      <>
        <Button kind="secondary" onClick={onRetry}>
          {t('again')}
        </Button>
        <LinkButton kind="quiet" to={contactOrganiserPath(exhibitionId)}>
          {t('ask')}
        </LinkButton>
      </>
    );
  const entry = problem === 'notNow' ? entryOfFile(exhibitionId, file) : undefined;
  return entry !== undefined && entry.startMs > fairNowMs() ? <RememberButton entry={entry} isQuiet /> : null;
}
