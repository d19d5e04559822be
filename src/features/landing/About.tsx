import { useTranslation } from 'react-i18next';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { HelpLine } from '#flows/assist/HelpLine.tsx';
import { GettingThere } from '#entities/home/GettingThere.tsx';
import { HomeMenu } from '#entities/home/HomeMenu.tsx';
import { knownContent } from '#entities/home/knownContent.ts';
import { Introduction } from '#entities/home/Introduction.tsx';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { ShareEntry } from '#flows/sharing/ShareEntry.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './About.module.css';

interface AboutProps {
  readonly exhibition: Exhibition;
}

export function About({ exhibition }: AboutProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <ShareEntry
        exhibitionId={exhibition.RecordId}
        renderControl={(open, isComing) => (
          <button
            className={styles.share}
            type="button"
            aria-label={t('share')}
            aria-busy={isComing || undefined}
            onClick={open}
          >
            <Icon name="share" sizeRem={1.25} />
          </button>
        )}
      />
      <HomeMenu
        exhibitionId={exhibition.RecordId}
        content={knownContent(exhibition.RecordId) ?? { exhibitors: true }}
      />
      <Introduction exhibition={exhibition} />
      <GettingThere exhibition={exhibition} nowMs={fairNowMs()} />
      <HelpLine exhibitionId={exhibition.RecordId} />
    </>
  );
}
