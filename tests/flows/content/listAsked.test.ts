import { describe, expect, it } from 'vitest';
import { addressChange, allOf, asksForAll, readAsked } from '#flows/content/listAsked.ts';

const names = { filters: ['hall', 'kind'], sorts: ['recommended', 'booth'] };
const read = (query: string) => readAsked(new URLSearchParams(query), names);

describe('what a list is asked for', () => {
  it.each([
    ['', { search: '', filters: {}, sort: undefined }],
    ['q=%20robot%20', { search: 'robot', filters: {}, sort: undefined }],
    ['hall=hall0000&sort=booth', { search: '', filters: { hall: 'hall0000' }, sort: 'booth' }],
    ['sort=recommended', { search: '', filters: {}, sort: undefined }],
    ['sort=price&stand=3', { search: '', filters: {}, sort: undefined }],
  ])('is read from the address %s', (query, asked) => {
    expect(read(query)).toEqual(asked);
  });

  it.each(['/x/', 'a b', '{"$ne":1}', 'x'.repeat(65)])(
    'has no filter by %s, which is no id and no code',
    (value) => {
      expect(read(`hall=${encodeURIComponent(value)}`).filters).toEqual({});
    },
  );

  it('is cut to forty characters of search', () => {
    expect(read(`q=${'x'.repeat(99)}`).search).toHaveLength(40);
  });

  it('changes what it names of the address, and nothing else', () => {
    expect(
      addressChange({ search: ' robot ', filters: { kind: 'kind1', hall: '' }, sort: 'booth' }, names),
    ).toEqual({
      q: 'robot',
      kind: 'kind1',
      hall: '',
      sort: 'booth',
    });
    expect(addressChange({ filters: { kind: 'kind1' } }, names)).toEqual({ kind: 'kind1' });
  });

  it('leaves nothing in the address where everything is asked for in the usual order', () => {
    const all = { search: ' ', filters: allOf(['hall']), sort: 'recommended' };
    expect(addressChange(all, names)).toEqual({ q: '', hall: '', sort: '' });
  });

  it('is everything without a search and a filter, in any order', () => {
    expect(asksForAll(read('sort=booth'))).toBe(true);
    expect(asksForAll(read('q=x'))).toBe(false);
    expect(asksForAll(read('hall=hall1'))).toBe(false);
  });
});
