import { useTranslation } from 'react-i18next';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { isPicture } from '#entities/supply/rules/isPicture.ts';
import { openFile } from '#flows/host/openFile.ts';
import { PictureGallery } from '#flows/pictures/PictureGallery.tsx';
import { sentPicture } from '#flows/pictures/sentPicture.ts';
import { Card } from '#ui/page/Card.tsx';
import { FileRow } from '#ui/values/FileRow.tsx';
import { SecretAnswer } from './SecretAnswer.tsx';
import { type FileField, fileFields, hasSecretFiles, type RowKindName } from './wholeFields.ts';

const longestAddress = 2_000;

const addressesIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value])
    .map((one: unknown) => readLine(one, longestAddress))
    .filter((address) => address !== '');

interface WholeFilesProps {
  readonly organiser: Organiser;
  readonly kind: RowKindName;
  readonly row: ServerRow;
}

/** The pictures that were sent, each to be enlarged, and the files and pages, each opened by a tap; documents are hidden first. */
export function WholeFiles({ organiser, kind, row }: WholeFilesProps) {
  const { t } = useTranslation('organiserDecides');
  const shown = fileFields(kind).filter((field) => addressesIn(row[field]).length > 0);
  if (shown.length === 0) return null;
  if (hasSecretFiles(kind))
    return (
      <Card title={t('picturesAndFiles')}>
        <p>{t('showNote')}</p>
        {shown.map((field) => (
          // Hidden again when its author has sent another one.
          <SecretAnswer
            key={`${field} ${addressesIn(row[field]).join(' ')}`}
            organiser={organiser}
            viewed={{ kind: 'application', id: readLine(row['RecordId']) }}
            fieldKey={field}
            isFile={field === 'DocumentFile'}
            label={t(`field_${field}`)}
            answer={addressesIn(row[field])}
          />
        ))}
      </Card>
    );
  return (
    <Card title={t('picturesAndFiles')}>
      {shown.map((field) => (
        <FieldFiles key={field} field={field} addresses={addressesIn(row[field])} />
      ))}
    </Card>
  );
}

interface FieldFilesProps {
  readonly field: FileField;
  readonly addresses: readonly string[];
}

function FieldFiles({ field, addresses }: FieldFilesProps) {
  const { t } = useTranslation('organiserDecides');
  const label = t(`field_${field}`);
  // One of another host is opened by a tap alone.
  const isShown = (address: string) => isPicture(address) && sentPicture(address) !== '';
  const pictures = addresses.filter(isShown);
  const files = addresses.filter((address) => !isShown(address));
  return (
    <>
      <h3>{label}</h3>
      {pictures.length > 0 && (
        <PictureGallery
          addresses={pictures}
          label={label}
          altOf={(number) => t('pictureOf', { field: label, number })}
        />
      )}
      {files.map((address, at) => (
        <FileRow
          key={address}
          name={files.length > 1 ? t('pictureOf', { field: label, number: at + 1 }) : label}
          note={address}
          action="open"
          onAct={() => void openFile(address)}
        />
      ))}
    </>
  );
}
