import type { Sources } from './sources.ts';

const isApi = (path: string) => path.includes('/api/');
/** Where exhibitors and organisers act. */
const ofBothSides =
  /^src\/(?:features\/(?:exhibitorCenter|organiserCenter|leads)|entities\/(?:booth|lead|organiser))\//;
const call =
  /client\.write\(|\b\w+\.(?:insert|update|remove|updateByCondition)\(\s*(?:client|reader)|updateIfStill\(/;
/** The one machine, and what hands a decision to it. */
const machine = /from '(?:#sending\/[^']+|[^']*\/decideRow\.ts)'/;
/** Files that only name the write of each kind, and the one by which it leaves. */
const namedFor: Readonly<Record<string, string>> = {
  'src/features/organiserCenter/organiserDecides/decisionKinds.ts':
    'src/features/organiserCenter/organiserDecides/decideOnce.ts',
};
const why = 'a write leaves through the one sending machine: hand it to changeRow, a submission or a queue';

const exportsOf = (source: string) =>
  source.split(/(?=^export )/m).filter((part) => part.startsWith('export '));
const names = (part: string) => /^export (?:async )?(?:const|function) (\w+)/.exec(part)?.[1];
const mentions = (part: string, name: string) => new RegExp(`\\b${name}\\b`).test(part);

/** The functions of the API that write, by name: those that call it, and those that call such a one. */
export function writersIn(sources: Sources): ReadonlySet<string> {
  const parts = Object.entries(sources)
    .filter(([path]) => isApi(path))
    .flatMap(([, source]) => exportsOf(source));
  const found = new Set<string>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const part of parts) {
      const name = names(part);
      if (name === undefined) continue;
      if (call.test(part) || [...found].some((one) => mentions(part, one))) found.add(name);
    }
  }
  return found;
}

/** Files of exhibitors and organisers that write beside the machine, one sentence each. */
export function findUnsentWrites(sources: Sources): string[] {
  const writers = [...writersIn(sources)];
  return Object.entries(sources).flatMap(([path, source]) => {
    if (isApi(path) || !ofBothSides.test(path)) return [];
    const used = writers.filter((name) => new RegExp(`import[^;]*\\b${name}\\b[^;]*from`).test(source));
    if (used.length === 0 && !call.test(source)) return [];
    const leavesBy = sources[namedFor[path] ?? path] ?? '';
    return machine.test(leavesBy) ? [] : [`${path}: ${used.join(', ') || 'a call'}: ${why}`];
  });
}
