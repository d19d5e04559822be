import { lineAt, type Sources, walk } from './sources.ts';

/** Keys of the device store that say who acts. */
const identityKeys = new Set(
  'visitorId userId token exhibitorId exhibitorUserId exhibitorContact organizerUserId systemAdminUser'.split(
    ' ',
  ),
);

/** `src/session/acting` answers who acts; the device store holds the keys, and the inlined scripts run before either. */
const owners = /^src\/(session\/acting\/|device\/storage\/|boot\/)/;

const why =
  'who acts is answered by src/session/acting (currentVisitorId.ts, roleIdentity.ts, keepIdentity.ts)';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** All places that find out by themselves who acts, one sentence each: 'src/a.ts:3 visitorId: why'. */
export function findIdentityReads(sources: Sources): string[] {
  return Object.entries(sources)
    .filter(([path]) => !owners.test(path))
    .flatMap(([path, source]) => {
      const found = [...readsOfDevice(path, source), ...picksOfVoucher(path, source)];
      return Array.from(
        new Set(found.map(({ name, start }) => `${path}:${lineAt(source, start)} ${name}: ${why}`)),
      );
    });
}

interface Found {
  readonly name: string;
  readonly start: number;
}

function readsOfDevice(path: string, source: string): Found[] {
  const found: Found[] = [];
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const isState = (node: Node) => /(\bdevice|DeviceStore\(\))\.getState\(\)$/.test(textOf(node));
  const note = (name: unknown, { start }: Node) => {
    if (typeof name === 'string' && identityKeys.has(name)) found.push({ name, start });
  };
  const noteKeys = (pattern: Node) => {
    if (pattern.type !== 'ObjectPattern') return;
    const { properties } = pattern as Node & { properties: readonly (Node & { key?: { name?: string } })[] };
    for (const property of properties) note(property.key?.name, property);
  };
  /** What a selector reads of its argument. */
  const noteSelector = (selector: Node) => {
    if (selector.type !== 'ArrowFunctionExpression') return;
    const [argument] = (selector as Node & { params: readonly (Node & { name?: string })[] }).params;
    if (argument === undefined) return;
    noteKeys(argument);
    const { name } = argument;
    const reads = new RegExp(`\\b${name ?? '$^'}\\??\\.(\\w+)`, 'g');
    for (const match of textOf(selector).matchAll(reads))
      note(match[1], { ...selector, start: selector.start + match.index });
  };
  walk(path, source, {
    MemberExpression: (node) => {
      if (isState(node.object) && node.property.type === 'Identifier') note(node.property.name, node);
    },
    VariableDeclarator: (node) => {
      if (node.init && isState(node.init)) noteKeys(node.id);
    },
    CallExpression: (node) => {
      const callee = textOf(node.callee);
      const [first] = node.arguments;
      if (first === undefined) return;
      if (callee === 'useDevice') noteSelector(first);
      if (/(^|\.)set$/.test(callee) && first.type === 'Literal') note(first.value, node);
    },
  });
  return found;
}

/** The first voucher of an exhibition is the newest, and may be a companion's: one is found by its record or its visitor. */
function picksOfVoucher(path: string, source: string): Found[] {
  const found: Found[] = [];
  walk(path, source, {
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const list = source.slice(callee.object.start, callee.object.end);
      const isOfVouchers = /^(useVouchers\(\)|voucherStore\(\)\s*\.list\(\)|vouchers\s*\.list\(\))/.test(
        list,
      );
      if (callee.property.name !== 'find' || !isOfVouchers) return;
      const test = source.slice(node.start, node.end);
      if (!/\b(recordId|visitorId)\b/.test(test)) found.push({ name: 'a voucher', start: node.start });
    },
  });
  return found;
}
