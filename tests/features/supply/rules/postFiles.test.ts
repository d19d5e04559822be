import { describe, expect, it } from 'vitest';
import { splitFiles } from '#features/supply/rules/postFiles.ts';

const at = (name: string) => `https://files.example.com/${name}`;

describe('the files of a post', () => {
  it('are pictures, one document, and what the form has no room for', () => {
    const files = [at('a.jpg'), at('b.pdf'), at('c.PNG?x=1'), at('d.zip'), '/old/e.jpg', at('f.jpg')];
    expect(splitFiles(files, 2)).toEqual({
      pictures: [at('a.jpg'), at('c.PNG?x=1')],
      document: at('b.pdf'),
      kept: [at('d.zip'), '/old/e.jpg', at('f.jpg')],
    });
  });
});
