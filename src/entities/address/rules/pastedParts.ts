import { labelledChunks, type LabelKind } from './pastedLabels.ts';

/** A word of a pasted text: what stands between blanks. */
export interface PastedPart {
  readonly text: string;
  /** Parts of one segment have only blanks between them. */
  readonly segment: number;
  /** A name is said to follow. */
  readonly isLabelledName: boolean;
  readonly isBesidePhone: boolean;
}

export interface PastedParts {
  readonly parts: readonly PastedPart[];
  /** Different numbers, without blanks and without 86. */
  readonly phones: readonly string[];
  readonly postalCodes: readonly string[];
  /** What is no part of an address, such as the number of an identity card. */
  readonly unused: readonly string[];
}

/** Stands where a phone number was: no text contains it. */
const phoneMark = '\uE000';
const identity = /(^|[^\dA-Za-z])(\d{6}[ -]?\d{8}[ -]?\d{3}[\dXx])(?![\dA-Za-z])/g;
const email = /[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+/g;
const mobile =
  /(^|\D)(?:\(?\+?(?:00)?86\)?[-\s]?)?(1\d{2}[-\s]?\d{4}[-\s]?\d{4}|1\d{3}[-\s]?\d{3}[-\s]?\d{4})(?:\s?(?:-|转|ext\.?)\s?(\d{1,6})(?![\d\u4e00-\u9fff]))?(?!\d)/gi;
const landline = /(^|\D)(\(?0\d{2,3}\)?[-\s]?\d{7,8}(?:-\d{1,6})?|400[-\s]?\d{3}[-\s]?\d{4})(?!\d)/g;
const privacyNumber = /\[\d{3,6}\]/g;
const longNumber = /^[A-Za-z-]*\d{7,}[A-Za-z\d-]*$/;
const postalCode = /^\(?(\d{6})\)?$/;
const thanks =
  '(?:谢谢(?:您|你|了|啦|哦|亲|大家)*|多谢|感谢|麻烦(?:您|你|大家)?(?:了|啦)|辛苦(?:您|你)?(?:了|啦)|拜托(?:您|你)?(?:了|啦)|thanks|thank you|thx)';
const greeting = new RegExp(
  `^(?:${thanks}|谢|麻烦(?:您|你)?|请|您好|你好|亲|收|many thanks|thanks a lot|thank you very much|please|pls|hi|hello)$`,
  'i',
);
const thanksAtEnd = new RegExp(`(.)${thanks}$`, 'i');
const sendTo =
  /^(?:您好|你好|请|麻烦(?:您|你)?|帮(?:我|忙))*(?:寄到|发到|寄往|发往|送到|送往|邮寄到|寄给|发给)/;

/** Takes numbers, labels and greetings out of a text, and parts the rest. @param text NFKC */
export function pastedParts(text: string): PastedParts {
  const unused: string[] = [];
  const phones: string[] = [];
  const words: Word[] = [];
  let segment = 0;
  for (const chunk of labelledChunks(simplified(text))) {
    if (chunk.isUnused) {
      unused.push(chunk.text);
      continue;
    }
    const segments = withoutNumbers(chunk.text, phones, unused).split(/[\n,;、。|!~【】[\]<>]+/);
    segments.forEach((one, at) => {
      segment += 1;
      words.push(...wordsOf(one, segment, at === 0 ? chunk.kind : undefined));
    });
  }
  return { ...sorted(words, unused), phones: phones.filter((one, at) => phones.indexOf(one) === at) };
}

/** Before its number it is a label without a colon too. */
const numberLabel =
  /(身份证号码|身份证号|身份证|证件号码|证件号|订单编号|订单号|快递单号|单号)\s*(?=[A-Za-z-]*\d{6})/g;

/** Without the numbers of a list; 订单号 2026… and (王芳 收) as labels say them, 王芳(女士) as 王芳女士. */
const simplified = (text: string): string =>
  text
    .split(phoneMark)
    .join('')
    .replace(numberLabel, '\n$1:')
    .replace(/(^|[\s,;])\d、/g, '$1')
    .replace(/\(\s*([^()\d]{2,12}?)\s*收\s*\)/g, '\n收件人:$1\n')
    .replace(/\((先生|女士|小姐|老师)\)/g, '$1');

interface Word {
  readonly text: string;
  readonly segment: number;
  readonly kind: LabelKind | undefined;
}

function withoutNumbers(text: string, phones: string[], unused: string[]): string {
  const out = (found: string) => {
    unused.push(found);
    return '\n';
  };
  return text
    .replace(identity, (_, before: string, found: string) => before + out(found))
    .replace(email, out)
    .replace(privacyNumber, out)
    .replace(mobile, (_, before: string, found: string, extension: string | undefined) => {
      phones.push(found.replace(/\D/g, ''));
      if (extension !== undefined) unused.push(extension);
      return `${before}\n${phoneMark}\n`;
    })
    .replace(landline, (_, before: string, found: string) => `${before + out(found)}${phoneMark}\n`);
}

function wordsOf(segmentText: string, segment: number, kind: LabelKind | undefined): Word[] {
  const text = segmentText.trim().replace(thanksAtEnd, '$1').replace(sendTo, '');
  if (greeting.test(text)) return [];
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^[-_/\\:.+*"'“”]+|[-_/\\:+*"'“”]+$/g, ''))
    .map((word) =>
      word.replace(/([\u4e00-\u9fff])\.+$/, '$1').replace(/^([\u4e00-\u9fff·]{2,})(?:\(收\)|收)$/, '$1'),
    )
    .filter((word) => word !== '' && !greeting.test(word))
    .map((word, at) => ({ text: word, segment, kind: at === 0 ? kind : undefined }));
}

function sorted(words: readonly Word[], out: readonly string[]): Omit<PastedParts, 'phones'> {
  const unused = [...out];
  const postalCodes: string[] = [];
  const parts: PastedPart[] = [];
  const isMark = (at: number) => words[at]?.text === phoneMark;
  words.forEach(({ text, segment, kind }, at) => {
    if (isMark(at)) return;
    const [, code] = postalCode.exec(text) ?? [];
    if (code !== undefined) postalCodes.push(code);
    else if (longNumber.test(text)) unused.push(text);
    else
      parts.push({
        text,
        segment,
        isLabelledName: kind === 'name',
        isBesidePhone: isMark(at - 1) || isMark(at + 1),
      });
  });
  return { parts, unused, postalCodes: postalCodes.filter((one, at) => postalCodes.indexOf(one) === at) };
}
