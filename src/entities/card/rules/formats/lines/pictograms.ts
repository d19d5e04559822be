/** Signs that cards of chats have in place of a label. */
const pictograms: readonly (readonly [sign: RegExp, label: string])[] = [
  [/\u{1f4f1}|\u{1f4f2}/gu, 'Mobile'],
  [/[\u260e\u260f\u2706]|\u{1f4de}|\u{1f57f}|\u{1f581}/gu, 'Tel'],
  [/\u{1f4e0}|\u{1f5b7}/gu, 'Fax'],
  [/[\u2709\u{1f4e7}\u{1f4e9}\u{1f4e8}\u{1f582}]/gu, 'E-mail'],
  [/\u{1f310}|\u{1f517}/gu, 'Web'],
  [/\u{1f4cd}|\u{1f4cc}|\u{1f3e0}/gu, 'Address'],
  [/\u{1f3e2}|\u{1f3ed}|\u{1f3ec}/gu, 'Company'],
  [/\u{1f464}/gu, 'Name'],
];

export const withWords = (text: string): string =>
  pictograms.reduce((rest, [sign, label]) => rest.replace(sign, ` ${label}: `), text);
