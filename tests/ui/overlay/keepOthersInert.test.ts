// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepOthersInert } from '#ui/overlay/keepOthersInert.ts';

const knows = 'inert' in HTMLElement.prototype;
const find = (id: string) => document.getElementById(id) as HTMLElement;
const marked = (attribute: string) =>
  Array.from(document.querySelectorAll(`[${attribute}]`), ({ id }) => id).sort();

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><main id="main"></main><div id="layer"><div id="inner"></div><p id="beside"></p></div></div>
    <div id="other"></div><div id="hidden" inert aria-hidden="true"></div>
    <div id="live" aria-live="polite"></div><p id="status" role="status"></p>
    <div id="box"></div><div id="second"></div>`;
});
afterEach(() => {
  if (!knows) Reflect.deleteProperty(HTMLElement.prototype, 'inert');
});

describe.each([
  ['inert', 'an engine that knows inert'],
  ['aria-hidden', 'an older engine'],
])('the rest of the page is %s in %s', (attribute) => {
  beforeEach(() => {
    if (attribute === 'inert')
      Object.defineProperty(HTMLElement.prototype, 'inert', { configurable: true, value: false });
  });

  it('is inert while a dialog is open, except for live regions, and becomes usable again when it closes', () => {
    const end = keepOthersInert(find('box'));
    expect(marked(attribute)).toEqual(['hidden', 'other', 'root', 'second']);
    end();
    expect(marked(attribute)).toEqual(['hidden']);
  });

  it('is inert around a dialog within the page', () => {
    const end = keepOthersInert(find('inner'));
    expect(marked(attribute)).toEqual(['beside', 'box', 'hidden', 'main', 'other', 'second']);
    end();
    expect(marked(attribute)).toEqual(['hidden']);
  });

  it('is inert until the last of several dialogs is closed, in any order', () => {
    const endFirst = keepOthersInert(find('box'));
    const endSecond = keepOthersInert(find('second'));
    expect(marked(attribute)).toContain('box');
    endFirst();
    expect(marked(attribute)).toEqual(['box', 'hidden', 'other', 'root']);
    endFirst();
    endSecond();
    expect(marked(attribute)).toEqual(['hidden']);
  });
});
