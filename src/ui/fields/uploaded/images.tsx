import { type ChangeEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { fileFailed, fileUnderWay, isFileLocation, readFileAnswer } from '#domain/form/readFileAnswer.ts';
import { maxPictures } from '#domain/form/possibleLimits.ts';
import type { Problem } from '#domain/text/problem.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { FileChoices } from './intake/FileChoices.tsx';
import { type FieldInputProps, type FieldModule, problemOf } from '../fieldModule.ts';
import { FileNotes } from './intake/FileNotes.tsx';
import { bytesToPrepare } from './intake/bytesToPrepare.ts';
import { beginUpload } from './useLiveUpload.ts';
import { PictureSlot } from './PictureSlot.tsx';
import { UploadingOnly } from './UploadingOnly.tsx';
import type { HostPicture, StartUpload, Upload } from './uploadingContext.ts';
import { useFileIntake } from './intake/useFileIntake.ts';
import fileStyles from './file.module.css';
import fieldRowStyles from '../fieldRow.module.css';

type Pictures = readonly string[];
type InputProps = FieldInputProps<Pictures>;
type UploadProps = InputProps & { readonly start: StartUpload };

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
  return <UploadingOnly id={props.id}>{(start) => <UploadField {...props} start={start} />}</UploadingOnly>;
}

function UploadField(props: UploadProps) {
  const { field, id, value, start } = props;
  const { words } = useFieldTexts();
  const { intake, isTooMany, choose, chooseInHost, write } = useSeveralPictures(props);
  const max = maxOf(field);
  const used = given(value).length;
  const hasRoom = used < max;

  return (
    <div className="x-file" tabIndex={-1} id={hasRoom ? undefined : id}>
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
                    onLost={() => intake.refuse('uploadLost')}
                  />
                </li>
              ),
          )}
        </ul>
      )}
      {hasRoom && (
        <FileChoices {...props} several onTap={chooseInHost} onChoose={(event) => void choose(event)} />
      )}
      <output className={fieldRowStyles.count} aria-live="polite">
        {words(isTooMany ? 'imagesTooMany' : 'imagesCount', { used, max })}
      </output>
      <FileNotes {...intake} field={field} hasHostFailed={intake.hasHostFailed && hasRoom} />
    </div>
  );
}

function useSeveralPictures({ field, value, onChange, start }: UploadProps) {
  const { latest, write } = usePlaces(value, onChange);
  const intake = useFileIntake(start, { onlyPictures: true });
  const [isTooMany, setIsTooMany] = useState(false);

  /** False where no place is free. */
  function add(begin: (question: string) => Upload): boolean {
    const places = Array.from({ length: maxOf(field) }, (_, place) => latest.current[place] ?? '');
    const place = places.indexOf('');
    if (place < 0) {
      setIsTooMany(true);
      return false;
    }
    const key = keyOf(field, place);
    beginUpload(start, key, begin(key));
    write(place, fileUnderWay);
    return true;
  }

  async function take(file: Blob): Promise<boolean> {
    const fitted = await intake.fit(file);
    if (fitted === undefined) return true;
    const { extension, isAsChosen } = fitted;
    return add((question) => start(fitted.file, extension, { question, isAsChosen }));
  }

  async function takeHostPictures(pictures: readonly HostPicture[]) {
    for (const picture of pictures) {
      const bytes = bytesToPrepare(picture);
      if (!(bytes === undefined ? add(() => picture.send()) : await take(bytes))) return;
    }
  }

  function clear() {
    intake.clear();
    setIsTooMany(false);
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(event.target.files ?? []);
    event.target.value = '';
    clear();
    for (const file of files) if (!(await take(file))) return;
  }

  function chooseInHost(event: MouseEvent) {
    const room = maxOf(field) - given(value).length;
    if (intake.chooseInHost(event, room, (pictures) => void takeHostPictures(pictures))) clear();
  }

  return { intake, isTooMany, choose, chooseInHost, write };
}

/** Two uploads may finish within one render, so the ref holds the latest value; only a change from outside replaces it. */
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
