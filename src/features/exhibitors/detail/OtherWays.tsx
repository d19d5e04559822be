import { Sheet } from '#ui/overlay/Sheet.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import cellStyles from '#ui/cells/cell.module.css';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './CodeSheet.module.css';

interface CodeSheetProps {
  readonly what: string;
  readonly address: string;
  readonly company: string;
  readonly onClose: () => void;
}

const sidePx = 480;

/** A code to be scanned or saved by a long press. */
function CodeSheet({ what, address, company, onClose }: CodeSheetProps) {
  const { t } = useTranslation('exhibitors');
  return (
    <Sheet title={what} closeText={t('close')} onClose={onClose}>
      <StoredImage
        className={css['code']}
        src={address}
        alt={t('codeOf', { company, what })}
        width={sidePx}
        height={sidePx}
      />
      <p className={css['how']}>{t('codeHow')}</p>
    </Sheet>
  );
}

export interface OtherWaysProps {
  readonly company: string;
  readonly row: {
    readonly Booth3DUrl: string;
    readonly ExhibitorQRCode: string;
    readonly CloudDockingQrCode: string;
  };
}

/** Where the exhibitor is found, besides in the halls. */
export function OtherWays({ company, row }: OtherWaysProps) {
  const { t } = useTranslation('exhibitors');
  const [shown, setShown] = useState<{ readonly what: string; readonly address: string }>();
  const codes = [
    { what: t('contactCode'), address: row.ExhibitorQRCode },
    { what: t('cloudDocking'), address: row.CloudDockingQrCode },
  ].filter(({ address }) => address !== '');
  if (row.Booth3DUrl === '' && codes.length === 0) return null;
  return (
    <>
      <CellGroup>
        {row.Booth3DUrl !== '' && <Booth3d address={row.Booth3DUrl} />}
        {codes.map((code) => (
          <Cell key={code.what} icon={<Icon name="pass" />} title={code.what} onAct={() => setShown(code)} />
        ))}
      </CellGroup>
      {shown && <CodeSheet {...shown} company={company} onClose={() => setShown(undefined)} />}
    </>
  );
}

function Booth3d({ address }: { readonly address: string }) {
  const { t } = useTranslation('exhibitors');
  return (
    <li>
      <RuledLink className={`${cellStyles.cell} ${cellStyles['cell--acts']}`} to={address} rule={linkRule}>
        <span className={cellStyles.icon} aria-hidden="true">
          <Icon name="booth3d" />
        </span>
        <span className={cellStyles.texts}>
          <span className={cellStyles.main}>{t('booth3d')}</span>
        </span>
        <OutArrow />
      </RuledLink>
    </li>
  );
}

/** In the place of a cell's arrow: the link leads to another page than one of the app. */
const OutArrow = () => (
  <svg className={cellStyles.chevron} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M8 6h10v10M18 6L6 18" />
  </svg>
);
