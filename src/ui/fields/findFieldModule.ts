import { createElement } from 'react';
import type { Answer, KnownFieldType } from '../../domain/form/definition.ts';
import { agreement } from './agreement.tsx';
import { country } from './country.tsx';
import { date } from './date.tsx';
import { dateTime } from './dateTime.tsx';
import { email } from './email.tsx';
import type { FieldInputProps, FieldModule } from './fieldModule.ts';
import { file } from './file.tsx';
import { images } from './images.tsx';
import { idDocument } from './idDocument.tsx';
import { longText } from './longText.tsx';
import { mobile } from './mobile.tsx';
import { multipleChoice } from './multipleChoice.tsx';
import { number } from './number.tsx';
import { phone } from './phone.tsx';
import { photo } from './photo.tsx';
import { plate } from './plate.tsx';
import { singleChoice } from './singleChoice.tsx';
import { text } from './text.tsx';

/** Accepts any answer: another shape is read as blank. */
function open<A extends Answer>(module: FieldModule<A>): FieldModule<Answer> {
  const { blank, read, layout, toText, toSend, check, targetId, Input } = module;
  return {
    blank,
    read,
    layout,
    toText: (field, answer, language, words) => toText(field, read(answer), language, words),
    toSend: (field, answer) => toSend(field, read(answer)),
    check: (field, answer) => check(field, read(answer)),
    ...(targetId && { targetId }),
    Input: (props: FieldInputProps<Answer>) => createElement(Input, { ...props, value: read(props.value) }),
  };
}

const modules: Readonly<Record<KnownFieldType, FieldModule<Answer>>> = {
  text: open(text),
  longText: open(longText),
  mobile: open(mobile),
  email: open(email),
  number: open(number),
  singleChoice: open(singleChoice),
  multipleChoice: open(multipleChoice),
  date: open(date),
  dateTime: open(dateTime),
  idDocument: open(idDocument),
  agreement: open(agreement),
  file: open(file),
  images: open(images),
  photo: open(photo),
  country: open(country),
  phone: open(phone),
  plate: open(plate),
};

export function findFieldModule(type: string): FieldModule<Answer> | undefined {
  return Object.prototype.hasOwnProperty.call(modules, type) ? modules[type as KnownFieldType] : undefined;
}
