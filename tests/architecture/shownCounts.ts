import { lineAt, type Listeners, type Sources, walk } from './sources.ts';

/** Files that show a number which never becomes large, or write one otherwise than `Count`. */
const others: Readonly<Record<string, string>> = {
  'src/ui/values/Count.tsx': 'the part itself',
  'src/domain/text/compactCount.ts': 'what the part writes',
  'src/language/countFormatter.ts': 'within a sentence',
  'src/ui/list/head/FilterButton.tsx': 'how many filters are chosen',
  'src/features/products/AddToCart.tsx': 'how many products the cart has',
  'src/entities/card/PeopleList.tsx': 'a sentence',
};
const isCount = (name: string) => /(?:^c|C)ount$|^(?:PV|ThumpUp|Collection|Appointment)Number$/.test(name);
const writers = ['compactCount', 'groupedCount'];
const why = 'a count is shown by ui/values/Count.tsx, or within a sentence as {{count}}';

/** Counts that a screen shows without the part for counts, one sentence each. */
export function findShownCounts(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    if (path in others) return [];
    const found: string[] = [];
    walk(
      path,
      source,
      rules((name, start) => found.push(`${path}:${lineAt(source, start)} ${name}: ${why}`)),
    );
    return found;
  });
}

function rules(note: (name: string, start: number) => void): Listeners {
  return {
    JSXElement: ({ children }) => {
      for (const child of children) {
        if (child.type !== 'JSXExpressionContainer') continue;
        const { expression } = child;
        const named = expression.type === 'MemberExpression' ? expression.property : expression;
        if (named.type === 'Identifier' && isCount(named.name)) note(named.name, child.start);
      }
    },
    JSXAttribute: ({ name, value, start }) => {
      if (name.name !== 'count' || value?.type !== 'JSXExpressionContainer') return;
      const { expression } = value;
      if (expression.type !== 'MemberExpression' || expression.property.type !== 'Identifier') return;
      if (/^(?:PV|Collection|Appointment)Number$/.test(expression.property.name))
        note(`${expression.property.name} unless publicCount tells it`, start);
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && writers.includes(callee.name)) note(callee.name, start);
    },
    MemberExpression: ({ property, start }) => {
      if (property.type === 'Identifier' && property.name === 'NumberFormat') note('NumberFormat', start);
    },
  };
}
