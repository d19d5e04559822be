import type { ChangeEvent, MouseEvent } from 'react';
import { maxPdfMegabytes, maxPictureMegabytes } from '#domain/file/typeOfContent.ts';
import type { Answer } from '#domain/form/formDefinition.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import type { FieldInputProps } from '#ui/fields/fieldModule.ts';
import fileStyles from '../file.module.css';
import buttonStyles from '#ui/controls/button.module.css';
import fieldRowStyles from '#ui/fields/fieldRow.module.css';

const pictures = 'image/jpeg,image/png,image/gif';

export interface FileChoicesProps
  extends Pick<FieldInputProps<Answer>, 'field' | 'id' | 'onBlur' | 'describedBy' | 'invalid'> {
  readonly several?: boolean;
  readonly onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onTap: (event: MouseEvent) => void;
}

export function FileChoices(props: FileChoicesProps) {
  const { field, id, onBlur, describedBy, invalid, several, onChoose, onTap } = props;
  const { words } = useFieldTexts();
  const limit = field.onlyPictures
    ? words('fileLimitPicture', { picture: maxPictureMegabytes })
    : words('fileLimit', { picture: maxPictureMegabytes, pdf: maxPdfMegabytes });
  const wiring = {
    type: 'file',
    className: fileStyles.input,
    onChange: onChoose,
    onBlur,
    'aria-invalid': invalid || undefined,
    'aria-describedby': [describedBy, `${id}-limit`].filter(Boolean).join(' '),
  } as const;
  return (
    <>
      <div className={fileStyles.choices}>
        <span className={fileStyles.choice}>
          {/* The host's album has pictures only; where a PDF is allowed the phone's file picker is needed. */}
          <input
            {...wiring}
            id={id}
            multiple={several}
            accept={field.onlyPictures ? pictures : `${pictures},application/pdf`}
            onClick={field.onlyPictures ? onTap : undefined}
          />
          <label className={`${buttonStyles.root} ${buttonStyles['root--secondary']}`} htmlFor={id}>
            {words(field.onlyPictures ? 'fileChoosePicture' : 'fileChoose')}
          </label>
        </span>
        <span className={fileStyles.choice}>
          <input {...wiring} id={`${id}-camera`} accept="image/*" capture="environment" onClick={onTap} />
          <label
            className={`${buttonStyles.root} ${buttonStyles['root--secondary']}`}
            htmlFor={`${id}-camera`}
          >
            {words('filePhotograph')}
          </label>
        </span>
      </div>
      <small className={fieldRowStyles.count} id={`${id}-limit`}>
        {limit}
      </small>
    </>
  );
}
