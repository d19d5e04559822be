import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toBase64Url } from '#domain/code/base64Url.ts';
import { readList, writeList } from '#features/sharedList/payload/listPayload.ts';
import { addFrame, framesOf, type Frames, joinFrames } from '#features/sharedList/rules/frames.ts';
import { type Fields, writeFields } from '#features/sharedList/rules/sharedList.ts';

const fair = 'open00000000000000000001';
const id = 'k3v9x2mq';
const exhibitorId = (at: number) => `66f1a${(at * 7_919_331).toString(16).padStart(19, '0')}`;

function listOf(count: number, note: (at: number) => string): Fields {
  const texts: Record<string, string> = { title: '2027 展会', 'person/00aa': '林', 'person/01bb': '王' };
  for (let at = 0; at < count; at += 1) {
    const person = at % 2 === 0 ? '00aa' : '01bb';
    texts[`who/${exhibitorId(at)}`] = person;
    if (note(at) === '') continue;
    texts[`visited/${exhibitorId(at)}/${person}`] = '1';
    texts[`note/${exhibitorId(at)}/${person}/q7w2`] = note(at);
  }
  return writeFields({}, 'q7w2', texts);
}

const sent = (fields: Fields, isPart = false) => ({ id, fields, isPart });
const readBack = (fragment: string) => readList(fair, fragment);

/** Notes as people type them in a hall. */
const words =
  '报价每台一千二最低起订量五十交期四周样机下周寄到联系王经理需要确认电压与防护等级没有证书再来看一次'.split(
    '',
  );
const typed = (at: number) =>
  Array.from({ length: 18 }, (_, place) => words[(at * 13 + place * (1 + (at % 5))) % words.length]).join('');

describe('a list in a link', () => {
  it('is read as it was written, whatever people have typed', () => {
    const text = fc.string({ maxLength: 40, unit: 'grapheme' }).map((one) =>
      one
        .normalize('NFC')
        .replace(/[\p{C}\s]+/gu, '')
        .trim(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(30), text), { maxLength: 20 }), fc.boolean(), (notes, isPart) => {
        const texts: Record<string, string> = {};
        for (const [at, note] of notes) texts[`note/${exhibitorId(at)}/00aa/q7w2`] = note;
        const fields = writeFields(
          listOf(5, () => ''),
          'q7w2',
          texts,
        );
        expect(readBack(`#${writeList(fair, sent(fields, isPart))}`)).toEqual({
          kind: 'list',
          sent: sent(fields, isPart),
        });
      }),
      { numRuns: 40 },
    );
  });

  it('has room for a note of 500 characters with emoji', () => {
    const fields = listOf(1, () => '🙂报价'.repeat(166) + '完成');
    expect(readBack(writeList(fair, sent(fields)))).toEqual({ kind: 'list', sent: sent(fields) });
  });

  it('of 60 exhibitors fits in a text message without notes, and in a chat with a note on each', () => {
    const [bare, noted] = [
      writeList(fair, sent(listOf(60, () => ''))),
      writeList(fair, sent(listOf(60, typed))),
    ];
    expect(bare.length).toBeLessThan(700);
    expect(noted.length).toBeLessThan(2_000);
  });

  it('of 200 exhibitors is read from its codes in any order', () => {
    const fields = listOf(200, typed);
    const fragment = writeList(fair, sent(fields));
    const frames = framesOf(fragment);
    let found: Frames | undefined;
    for (const one of frames
      .slice()
      .reverse()
      .concat(frames[0] ?? '')) {
      const read = readBack(one);
      if (read.kind === 'frame') found = addFrame(found, read.frame);
    }
    expect(found && joinFrames(found)).toBe(fragment);
    expect(readBack(fragment)).toEqual({ kind: 'list', sent: sent(fields) });
  });
});

describe('a link that is not whole', () => {
  const fragment = writeList(fair, sent(listOf(12, typed)));

  it('is refused wherever it was cut', () => {
    const lengths = Array.from({ length: Math.floor(fragment.length / 7) }, (_, at) => at * 7);
    expect(lengths.map((length) => readBack(fragment.slice(0, length)).kind)).toEqual(
      lengths.map(() => 'unreadable'),
    );
  });

  it('is refused where a character of it was changed', () => {
    for (let at = 8; at < fragment.length - 2; at += 11) {
      const other = fragment.charAt(at) === 'A' ? 'B' : 'A';
      expect(readBack(fragment.slice(0, at) + other + fragment.slice(at + 1)).kind, String(at)).toBe(
        'unreadable',
      );
    }
  });

  it('of another exhibition, or of a later release, says so', () => {
    expect(readList('other0000000000000000001', fragment)).toEqual({ kind: 'otherExhibition' });
    expect(readBack(`2${fragment.slice(1)}`)).toEqual({ kind: 'newer' });
  });

  it.each(['', '#', 'hello', '1.zz.!!', '1.1.AA', '1.zzzzz.AAAA', '1.5-2-abc.AAA', '1.0-2-abc.AAA'])(
    '%j is no list',
    (text) => {
      expect(readBack(text)).toEqual({ kind: 'unreadable' });
    },
  );

  it('that would become larger than it says is none, and takes no more room', () => {
    const many = toBase64Url(deflateSync(new Uint8Array(5_000_000)));
    expect(readBack(`1.${(100).toString(36)}.${many}`)).toEqual({ kind: 'unreadable' });
    expect(readBack(`1.${(5_000_000).toString(36)}.${many}`)).toEqual({ kind: 'unreadable' });
  });

  it('of codes of two lists is none of them', () => {
    const [first = ''] = framesOf(writeList(fair, sent(listOf(60, typed))));
    const others = framesOf(writeList(fair, sent(listOf(61, typed))));
    let found: Frames | undefined;
    for (const one of [first, ...others.slice(1)]) {
      const read = readBack(one);
      if (read.kind === 'frame') found = addFrame(found, read.frame);
    }
    expect(found && joinFrames(found)).toBeUndefined();
  });
});
