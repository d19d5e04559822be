import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { exhibitionName } from '#boot/landingTree.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { homePath } from '#domain/address/paths.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Drawing } from '#ui/states/Drawing.tsx';
import styles from './landingBelow.module.css';

const Ways = lazyPart(
  async () => (await loadChunk(() => import('#entities/scan/WaysOn.tsx'))).WaysOn,
  ['signposts', 'home'],
);

/** Where a link leads to no exhibition: the one that was open before, if any, and other ways on. */
export function LastExhibition() {
  const { t, i18n } = useTranslation('more');
  const last = readExhibition(useDevice((device) => device.exhibitionInfo));
  return (
    <div className={styles.ways}>
      <Drawing name="lost" />
      {last && (
        <LinkButton to={homePath(last.RecordId)}>
          {t('backTo', { name: exhibitionName(last, languageOf(i18n.language)) })}
        </LinkButton>
      )}
      <Suspense fallback={null}>
        <Ways />
      </Suspense>
    </div>
  );
}
