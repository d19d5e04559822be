import { expect, test } from 'vitest';
import { pageIn } from '#scripts/testRun/pageReporter.mjs';

/** @param {string} page */
const notesOf = (page) => `# Page snapshot\n\n\`\`\`yaml\n${page}\n\`\`\`\n`;

test('the page is taken out of the notes on a failure', () => {
  expect(pageIn(notesOf('- main:\n  - heading "Orders"'))).toBe('- main:\n  - heading "Orders"');
});

test('a long page is cut, and says how much is left', () => {
  const page = Array.from({ length: 70 }, (_, at) => `- row ${at}`).join('\n');
  expect(pageIn(notesOf(page)).split('\n').slice(-2)).toEqual(['- row 59', '… 10 more lines']);
});

test('notes without a page give none', () => {
  expect(pageIn('# Error details')).toBe('');
});
