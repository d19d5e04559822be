import { createElement } from 'react';
import type { Answer, AppFieldType, KnownFieldType } from '#domain/form/formDefinition.ts';
import { agreement } from './chosen/agreement.tsx';
import { country } from './chosen/country.tsx';
import { date } from './chosen/date.tsx';
import { dateTime } from './chosen/dateTime.tsx';
import { email } from './typed/email.tsx';
import type { FieldInputProps, FieldModule } from './fieldModule.ts';
import { file } from './uploaded/file.tsx';
import { images } from './uploaded/images.tsx';
import { idDocument } from './typed/idDocument.tsx';
import { longText } from './typed/longText.tsx';
import { mobile } from './typed/mobile.tsx';
import { multipleChoice } from './chosen/multipleChoice.tsx';
import { number } from './typed/number.tsx';
import { phone } from './typed/phone.tsx';
import { photo } from './uploaded/photo.tsx';
import { plate } from './typed/plate.tsx';
import { rows } from './rows/rows.ts';
import { singleChoice } from './chosen/singleChoice.tsx';
import { text } from './typed/text.tsx';

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

const modules: Readonly<Record<KnownFieldType | AppFieldType, FieldModule<Answer>>> = {
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
  rows: open(rows),
};

export function findFieldModule(type: string): FieldModule<Answer> | undefined {
  return Object.prototype.hasOwnProperty.call(modules, type)
    ? modules[type as keyof typeof modules]
    : undefined;
}
