const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

/** WebVTT, 4.2.2: a voice is named by its tag; other tags say how words look, or when. */
const plainText = (cue: string) =>
  cue
    .replace(/<v(?:\.[^\s>]*)?\s+([^>]+)>/g, (_, name: string) => `${name.trim()}: `)
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

const linesOf = (cue: string) =>
  plainText(cue)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const endsSentence = /[.!?…。！？♪)）\]】"”」]$/;
const wide = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

/** One text of the texts of captions: lines that are repeated while the next one comes stand once, and a sentence on one line. */
export function transcriptOf(cues: readonly string[]): string {
  const sentences: string[] = [];
  let before: readonly string[] = [];
  for (const cue of cues) {
    const lines = linesOf(cue);
    for (const line of lines.filter((one) => !before.includes(one))) {
      const last = sentences[sentences.length - 1];
      if (last === undefined || endsSentence.test(last)) sentences.push(line);
      else sentences[sentences.length - 1] = joined(last, line);
    }
    before = lines;
  }
  return sentences.join('\n');
}

/** Chinese has no spaces between words. */
const joined = (one: string, other: string) =>
  wide.test(one.slice(-1)) && wide.test(other.slice(0, 1)) ? one + other : `${one} ${other}`;
