import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DownloadProblem, mayDownload } from '../../../domain/file/mayDownload.ts';
import { localCheckIns } from '../../../flows/checkIn/localCheckIns.ts';
import { linkRule } from '../../../flows/navigation/linkRule.ts';
import { clockOffsetMs } from '../../../flows/session/fairClock.ts';
import { services } from '../../../flows/session/services.ts';
import { holdsVoucher } from '../../../flows/vouchers/holdsVoucher.ts';
import { announce } from '../../../ui/overlay/announce.ts';
import { FileRow } from '../../../ui/values/FileRow.tsx';
import type { Material } from '../rules/readMaterials.ts';

interface MaterialsProps {
  readonly exhibitionId: string;
  /** Of the check-in; '' where the session has none, and one anywhere at the exhibition counts. */
  readonly placeId: string;
  readonly materials: readonly Material[];
}

/** Files to download; one that may not be had says why below its name. */
export function Materials({ exhibitionId, placeId, materials }: MaterialsProps) {
  const { t } = useTranslation('conferences');
  const [refused, setRefused] = useState<Readonly<Record<string, DownloadProblem>>>({});

  function open({ url, rule, window }: Material) {
    const problem = mayDownload({
      rule,
      window,
      isRegistered: holdsVoucher(exhibitionId),
      isCheckedIn: localCheckIns()
        .list()
        .some(
          (one) =>
            one.kind !== 'refused' &&
            one.exhibitionId === exhibitionId &&
            (placeId === '' || one.placeId === placeId),
        ),
      nowMs: services().now() + clockOffsetMs(),
    });
    if (problem === undefined) return linkRule.open(url);
    setRefused((before) => ({ ...before, [url]: problem }));
    announce(t(`file_${problem}`));
  }

  return (
    <>
      {materials.map((material) => {
        const problem = refused[material.url];
        return (
          <FileRow
            key={material.url}
            name={material.name}
            bytes={material.bytes}
            action="download"
            note={problem === undefined ? undefined : t(`file_${problem}`)}
            onAct={() => open(material)}
          />
        );
      })}
    </>
  );
}
