import { describe, expect, it } from 'vitest';
import { checkGlobalClasses, checkStyleSheets } from './classNames.ts';
import { readSources } from './sources.ts';

const sheets = readSources(['src'], /\.css$/);

describe('class names', () => {
  it('belong to the style sheet that has them', () => {
    expect(Object.keys(sheets).length).toBeGreaterThan(40);
    expect(checkStyleSheets(Object.keys(sheets))).toEqual([]);
  });

  it('of another style sheet are named as they are there', () => {
    expect(checkGlobalClasses(sheets)).toEqual([]);
  });

  it('that are global, or that two style sheets share, are found', () => {
    expect(checkStyleSheets(['src/ui/a.css'])).toEqual([
      'src/ui/a.css: its classes are global; name it .module.css',
    ]);
    expect(checkStyleSheets(['src/ui/a/list.module.css', 'src/ui/b/List.module.css'])).toEqual([
      'src/ui/b/List.module.css: list.module.css has the same class names',
    ]);
  });

  it('that no style sheet has are found', () => {
    const css = '.a :global(.button-root), .a :global(.button-gone), .a :global(.adm-tabs) {}';
    expect(
      checkGlobalClasses({ 'src/ui/x.module.css': css, 'src/ui/button.module.css': '.root {}' }),
    ).toEqual(['src/ui/x.module.css: no style sheet has .button-gone']);
  });
});
