import { describe, expect, it } from 'vitest';
import { readCardText } from '#entities/card/rules/formats/readCardText.ts';

const vcard = ['BEGIN:VCARD', 'VERSION:3.0', 'TEL;TYPE=CELL:13800001234', 'END:VCARD'].join('\r\n');

describe('a pasted card', () => {
  it('may be a vCard without a name, within a message whose words are told', () => {
    const read = readCardText(`Here is my card:\n${vcard}\nBest regards`);
    expect(read?.texts).toMatchObject({ name: '', mobile: '13800001234' });
    expect(read?.unused.map(({ text }) => text)).toEqual(['Here is my card:', 'Best regards']);
  });

  it('may be lines', () => {
    expect(readCardText('王芳 13800001234')?.texts).toMatchObject({ name: '王芳', mobile: '13800001234' });
  });

  it.each(['', '   ', 'see you tomorrow', 'BEGIN:VCARD\nEND:VCARD', 'MECARD:;;', 'Fax: 0755-88886667'])(
    'is none where no field takes anything of it: %s',
    (text) => {
      expect(readCardText(text)).toBeUndefined();
    },
  );
});
