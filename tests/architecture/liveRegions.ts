import { lineAt, type Sources, walk } from './sources.ts';

const liveRoles = new Set(['status', 'alert', 'log']);

/** Every element of these files that is a live region by attribute, role or name: path and line. */
export function findLiveRegions(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const found: string[] = [];
    const add = (start: number) => void found.push(`${path}:${lineAt(source, start)}`);
    walk(path, source, {
      JSXOpeningElement({ name, attributes, start }) {
        const texts = attributes.map((one) => {
          if (one.type !== 'JSXAttribute' || one.name.type !== 'JSXIdentifier') return '';
          const { value } = one;
          // What depends on something counts as every text in it.
          const given = value === null ? '' : source.slice(value.start, value.end);
          return `${one.name.name}=${given}`;
        });
        const isLive = texts.some((text) => {
          if (text.startsWith('aria-live=')) return text !== 'aria-live="off"';
          if (!text.startsWith('role=')) return false;
          return [...text.matchAll(/['"](\w+)['"]/g)].some(([, role]) => liveRoles.has(role ?? ''));
        });
        if (isLive || (name.type === 'JSXIdentifier' && name.name === 'output')) add(start);
      },
    });
    return found;
  });
}
