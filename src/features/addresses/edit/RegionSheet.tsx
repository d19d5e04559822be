import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noRegion, type Region } from '#entities/address/rules/region.ts';
import type { Province } from '#entities/address/rules/regionTable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ModalBox } from '#ui/overlay/ModalBox.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { Waiting } from '#ui/page/Waiting.tsx';
import css from './region.module.css';
import { useRegions } from './useRegions.ts';

export interface RegionSheetProps {
  readonly onChoose: (region: Region) => void;
  readonly onClose: () => void;
}

type Level = 'province' | 'city' | 'area';

/** Province, then city, then district; the last tap closes it. */
export function RegionSheet({ onChoose, onClose }: RegionSheetProps) {
  const { t } = useTranslation('addresses');
  const id = useId();
  useBackEntry(onClose);
  const { table, hasFailed, retry } = useRegions();
  const [chosen, setChosen] = useState<Region>(noRegion);
  const level = levelOf(chosen);
  const names = table === undefined ? [] : namesAt(table, chosen);

  function choose(name: string) {
    const next = table === undefined ? chosen : withName(table, chosen, name);
    if (next.area === '') setChosen(next);
    else onChoose(next);
  }
  return (
    <ModalBox labelledBy={id} onLeave={onClose} leavesBeside>
      <h2 className={css['title']} id={id} tabIndex={-1} data-default>
        {t(`areaTitle_${level}`)}
      </h2>
      {level !== 'province' && (
        <button type="button" className={css['back']} onClick={() => setChosen(noRegion)}>
          <span lang="zh">{[chosen.province, chosen.city].filter(Boolean).join(' ')}</span> · {t('areaBack')}
        </button>
      )}
      {table === undefined && !hasFailed && <Waiting text="" />}
      {hasFailed && (
        <>
          <p>{t('areaFailed')}</p>
          <Button kind="secondary" onClick={retry}>
            {t('retry')}
          </Button>
        </>
      )}
      <ul className={css['names']} key={level} lang="zh">
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={css['name']} onClick={() => choose(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={onClose}>
        {t('close')}
      </Button>
    </ModalBox>
  );
}

const levelOf = ({ province, city }: Region): Level =>
  province === '' ? 'province' : city === '' ? 'city' : 'area';

function namesAt(table: readonly Province[], { province, city }: Region): readonly string[] {
  const cities = table.find(({ name }) => name === province)?.cities;
  if (cities === undefined) return table.map(({ name }) => name);
  const areas = cities.find(({ name }) => name === city)?.areas;
  return areas ?? cities.map(({ name }) => name);
}

/** A province with one city asks for the district next. */
function withName(table: readonly Province[], before: Region, name: string): Region {
  const level = levelOf(before);
  if (level !== 'province') return { ...before, [level]: name };
  const cities = table.find((one) => one.name === name)?.cities ?? [];
  const [only] = cities;
  return { ...before, province: name, city: cities.length === 1 && only !== undefined ? only.name : '' };
}
