import type { JSXAttributeItem, JSXOpeningElement } from 'oxc-parser';
import { lineAt, type Sources, walk } from './sources.ts';

/** The one module that knows the Enter of an input method from the Enter that sends. */
const owner = 'src/ui/controls/enterKey.ts';
const keyNames = new Set(['isComposing', 'keyCode', 'which', 'charCode']);
const notTyped = /^(?:checkbox|radio|file|range|color|button|submit|reset|image|hidden)$/;

/** Every look at Enter beside `enterKey.ts`, and every typed `input` that does not hold the Enter of an input method. */
export function findEnterKeys(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const found: string[] = [];
    const add = (what: string, start: number) =>
      void found.push(`${path}:${lineAt(source, start)} ${what}: src/ui/controls/enterKey.ts knows Enter`);
    if (path === owner) return found;
    walk(path, source, {
      Literal: ({ value, start }) => {
        if (value === 'Enter' || value === 'NumpadEnter') add("'Enter'", start);
      },
      MemberExpression: ({ property, start }) => {
        if (property.type === 'Identifier' && keyNames.has(property.name)) add(property.name, start);
      },
      JSXOpeningElement: (node) => {
        if (isTyped(node) && !node.attributes.some((one) => nameOf(one) === 'onKeyDown'))
          add('<input>', node.start);
      },
    });
    return found;
  });
}

const nameOf = (one: JSXAttributeItem): string =>
  one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' ? one.name.name : '';

/** One line in which a person can type: its Enter submits the form around it. */
function isTyped({ name, attributes }: JSXOpeningElement): boolean {
  if (name.type !== 'JSXIdentifier' || name.name !== 'input') return false;
  if (attributes.some((one) => nameOf(one) === 'readOnly')) return false;
  const type = attributes.find((one) => nameOf(one) === 'type');
  // A type that is spread in, or is an expression, is one of files, radios and the like here.
  if (type === undefined) return attributes.every((one) => one.type === 'JSXAttribute');
  if (type.type !== 'JSXAttribute' || type.value?.type !== 'Literal') return false;
  return !notTyped.test(type.value.value);
}
