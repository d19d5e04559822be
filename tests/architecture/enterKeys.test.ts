import { describe, expect, it } from 'vitest';
import { findEnterKeys } from './enterKeys.ts';
import { readSources } from './sources.ts';

describe('Enter', () => {
  it('is told from the Enter of an input method by one module', () => {
    const sources = readSources(['src']);
    expect(Object.keys(sources).length).toBeGreaterThan(0);
    expect(findEnterKeys(sources)).toEqual([]);
  });

  it.each([
    [`const send = ({ key }) => key === 'Enter'`, "'Enter'"],
    [`const held = { Enter: 1 }['Enter']`, "'Enter'"],
    ['if (event.nativeEvent.isComposing) wait()', 'isComposing'],
    ['if (event.keyCode === 13) send()', 'keyCode'],
    ['const field = <input value={text} />', '<input>'],
    ['const field = <input type="search" value={text} />', '<input>'],
  ])('%s is found', (source, what) => {
    expect(findEnterKeys({ 'src/app/a.tsx': source })).toEqual([
      expect.stringContaining(`src/app/a.tsx:1 ${what}: `),
    ]);
  });

  it.each([
    'if (isEnter(event)) send()',
    'const field = <input type="search" onKeyDown={holdComposingEnter} />',
    'const box = <input type="checkbox" checked />',
    'const files = <input {...wiring} multiple />',
    'const name = <input type="text" readOnly value={name} />',
  ])('%s is not found', (source) => {
    expect(findEnterKeys({ 'src/app/a.tsx': source })).toEqual([]);
  });
});
