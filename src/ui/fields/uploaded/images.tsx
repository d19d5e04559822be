import { type ChangeEvent, type MouseEvent, useContext, useLayoutEffect, useRef, useState } from 'react';
import {
  type FileRefusal,
  maxPdfMegabytes,
  maxPictureMegabytes,
} from '../../../domain/file/typeOfContent.ts';
import type { Answer, FieldDefinition } from '../../../domain/form/formDefinition.ts';
import {
  fileFailed,
  fileUnderWay,
  isFileLocation,
  readFileAnswer,
} from '../../../domain/form/readFileAnswer.ts';
import { maxPictures } from '../../../domain/form/possibleLimits.ts';
import type { Problem } from '../../../domain/text/problem.ts';
import { useFieldTexts } from '../../text/useFieldTexts.ts';
import { FileChoices } from './FileChoices.tsx';
import { type FieldInputProps, type FieldModule, problemOf } from '../fieldModule.ts';
import { fitFile, isRefused } from './fitFile.ts';
import { bytesToPrepare } from './bytesToPrepare.ts';
import { beginUpload } from './useLiveUpload.ts';
import { PictureSlot } from './PictureSlot.tsx';
import { type HostPicture, type StartUpload, type Upload, UploadingContext } from './uploadingContext.ts';
import fileStyles from './file.module.css';
import fieldRowStyles from '../fieldRow.module.css';

type Pictures = readonly string[];
type InputProps = FieldInputProps<Pictures>;

/** Slots keep their number while others are emptied, because a running upload is found by it. */
function read(answer: Answer | undefined): Pictures {
  if (!Array.isArray(answer)) return [];
  return withoutEnd(answer.map((place: unknown) => readFileAnswer(place as Answer)));
}

function withoutEnd(places: Pictures): Pictures {
  let length = places.length;
  while (length > 0 && places[length - 1] === '') length -= 1;
  return places.slice(0, length);
}

const given = (places: Pictures) => places.filter((place) => place !== '');
const maxOf = ({ max = maxPictures }: FieldDefinition) => Math.min(max, maxPictures);
const keyOf = (field: FieldDefinition, place: number) => `${field.key}_${place + 1}`;

function Input(props: InputProps) {
  const { words } = useFieldTexts();
  const start = useContext(UploadingContext);
  if (start !== undefined) return <UploadField {...props} start={start} />;
  return (
    <p className={fileStyles.note} id={props.id} tabIndex={-1}>
      {words('fileNotHere')}
    </p>
  );
}

function UploadField(props: InputProps & { readonly start: StartUpload }) {
  const { field, id, value, onChange, start } = props;
  const { words, shownSentence } = useFieldTexts();
  const most = maxOf(field);
  const { latest, write } = usePlaces(value, onChange);
  const [hasHostFailed, setHasHostFailed] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const [isStill, setIsStill] = useState(false);
  const [isTooMany, setIsTooMany] = useState(false);
  const [refusal, setRefusal] = useState<FileRefusal | 'uploadLost'>();
  const used = given(value).length;

  function findFree(): number | undefined {
    const places = Array.from({ length: most }, (_, place) => latest.current[place] ?? '');
    const free = places.indexOf('');
    return free < 0 ? undefined : free;
  }

  function add(begin: (question: string) => Upload): boolean {
    const place = findFree();
    if (place === undefined) {
      setIsTooMany(true);
      return false;
    }
    const key = keyOf(field, place);
    beginUpload(start, key, begin(key));
    write(place, fileUnderWay);
    return true;
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(event.target.files ?? []);
    event.target.value = '';
    setRefusal(undefined);
    setIsTooMany(false);
    setIsStill(false);
    for (const file of files) if (!(await take(file))) return;
  }

  async function take(file: Blob): Promise<boolean> {
    const fitted = await fitFile(file, true, setIsPreparing);
    if (isRefused(fitted)) {
      setRefusal(fitted.refusal);
      return true;
    }
    if (fitted.isStill) setIsStill(true);
    const { extension, isAsChosen } = fitted;
    return add((question) => start(fitted.file, extension, { question, isAsChosen }));
  }

  async function takeHeld(pictures: readonly HostPicture[]) {
    for (const picture of pictures) {
      const bytes = bytesToPrepare(picture);
      if (!(bytes === undefined ? add(() => picture.send()) : await take(bytes))) return;
    }
  }

  /** Opens the host's picture chooser, where there is one, instead of the file input. */
  function chooseInHost(event: MouseEvent) {
    const chooseHere = hasHostFailed ? undefined : start.findChooser?.();
    if (chooseHere === undefined) return;
    event.preventDefault();
    setRefusal(undefined);
    setIsTooMany(false);
    setIsStill(false);
    chooseHere(most - used).then(
      (chosen) => void takeHeld(chosen),
      () => setHasHostFailed(true),
    );
  }

  return (
    <div className="x-file" tabIndex={-1} id={used >= most ? id : undefined}>
      {used > 0 && (
        <ul className={fileStyles.list}>
          {value.map(
            (place, at) =>
              place !== '' && (
                <li key={keyOf(field, at)}>
                  <PictureSlot
                    field={{ ...field, key: keyOf(field, at) }}
                    number={given(value.slice(0, at)).length + 1}
                    value={place}
                    onChange={(answer) => write(at, answer)}
                    start={start}
                    onLost={() => setRefusal('uploadLost')}
                  />
                </li>
              ),
          )}
        </ul>
      )}
      {used < most && (
        <FileChoices {...props} several onTap={chooseInHost} onChoose={(event) => void choose(event)} />
      )}
      <output className={fieldRowStyles.count} aria-live="polite">
        {words(isTooMany ? 'imagesTooMany' : 'imagesCount', { used, max: most })}
      </output>
      <div aria-live="polite">
        {isPreparing && <p className={fileStyles.note}>{words('photoOpening')}</p>}
        {isStill && <p className={fileStyles.note}>{words('fileStill')}</p>}
        {hasHostFailed && used < most && <p className={fileStyles.cut}>{words('fileHostFailed')}</p>}
        {refusal !== undefined && (
          <p className={fieldRowStyles.fieldError}>
            {shownSentence(
              { code: refusal, values: { picture: maxPictureMegabytes, pdf: maxPdfMegabytes } },
              { label: field.label },
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * Two uploads may finish within one render, so each update must see the previous one. The ref holds the latest value;
 * only a change from outside replaces it.
 */
function usePlaces(value: Pictures, onChange: (places: Pictures) => void) {
  const latest = useRef(value);
  const undrawn = useRef<readonly string[]>([]);
  const drawn = spelled(value);
  useLayoutEffect(() => {
    const at = undrawn.current.indexOf(drawn);
    undrawn.current = at < 0 ? [] : undrawn.current.slice(at + 1);
    if (at < 0) latest.current = drawn === '' ? [] : drawn.split('\n');
  }, [drawn]);

  function write(place: number, answer: string) {
    const places = latest.current.slice();
    while (places.length <= place) places.push('');
    places[place] = answer;
    latest.current = withoutEnd(places);
    undrawn.current = [...undrawn.current, spelled(latest.current)];
    onChange(latest.current);
  }

  return { latest, write };
}

/** An address contains no line break. */
const spelled = (places: Pictures) => places.join('\n');

function check(field: FieldDefinition, answer: Pictures): Problem | undefined {
  const pictures = given(answer);
  const { min, max = maxPictures } = field;
  if (pictures.includes(fileUnderWay)) return problemOf(field, { code: 'uploadRunning' });
  if (pictures.includes(fileFailed)) return problemOf(field, { code: 'uploadFailed' });
  if (pictures.length === 0) return field.required ? problemOf(field, { code: 'required' }) : undefined;
  if (min !== undefined && pictures.length < min)
    return problemOf(field, { code: 'tooFewPictures', values: { min } });
  if (pictures.length > max) return problemOf(field, { code: 'tooManyPictures', values: { max } });
  return undefined;
}

export const images: FieldModule<Pictures> = {
  blank: [],
  read,
  layout: () => 'group',
  Input,
  toText(_field, answer, _language, words) {
    const number = answer.filter(isFileLocation).length;
    return number === 0 ? '' : words('imagesUploaded', { number });
  },
  toSend: (_field, answer) => answer.filter(isFileLocation),
  check,
};
