import { describe, expect, it } from 'vitest';
import type { Node } from 'oxc-parser';
import { readSources, type Sources, walk } from './sources.ts';

/** Ways beside a picture that is edited or a code that is read; the way out of the sheet is not among them. */
const others = new Set(['src/ui/photo/PhotoEditor.tsx', 'src/ui/scan/ScanBox.tsx']);
const sheets = new Set(['SheetFrame', 'ModalBox']);

const nameOf = (node: Node) =>
  node.type === 'JSXElement' && node.openingElement.name.type === 'JSXIdentifier'
    ? node.openingElement.name.name
    : undefined;

/** Quiet buttons of a sheet that stand in a part of it, where the sheet's style sheet does not reach them. */
function findWrapped(sources: Sources): readonly string[] {
  const found: string[] = [];
  for (const [path, source] of Object.entries(sources)) {
    if (others.has(path)) continue;
    const look = (children: readonly Node[], wrapper: string | undefined): void => {
      for (const child of children) {
        if (child.type !== 'JSXElement') continue;
        const name = nameOf(child) ?? '';
        const text = source.slice(child.openingElement.start, child.openingElement.end);
        if (name === 'Button' && text.includes('kind="quiet"') && wrapper !== undefined)
          found.push(`${path} in ${wrapper}`);
        look(child.children, name === 'form' ? wrapper : name);
      }
    };
    walk(path, source, {
      JSXElement: (node) => {
        if (sheets.has(nameOf(node) ?? '')) look(node.children, undefined);
      },
    });
  }
  return found;
}

describe('the second button of a sheet', () => {
  it('stands at the foot of every sheet, as wide as the first', () => {
    expect(findWrapped(readSources(['src']))).toEqual([]);
  });

  it('is refused in a part that aligns it otherwise', () => {
    const source = '<ModalBox><div><Button kind="quiet">Close</Button></div></ModalBox>';
    expect(findWrapped({ 'src/a.tsx': source })).toEqual(['src/a.tsx in div']);
  });
});
