// @ts-check
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importersOf, importGraph } from './importGraph.mjs';

const sourceFolders = ['src', 'sandbox', 'tests', 'scripts', 'deploy'];
const unitTest = /^tests\/(?!journeys\/).*\.test\.(?:tsx?|mjs)$/;

/**
 * What the imports do not show, the first line that matches counts: a change of `file` reaches the tests under `tests`.
 * @type {readonly { file: RegExp, tests: (found: RegExpExecArray) => RegExp }[]}
 */
const unseen = [
  // Texts are loaded by the router, by the folder that they lie in.
  {
    file: /^src\/features\/([^/]+)\/.*words\/(?:zh|en)\.json$/,
    tests: ([, area]) => new RegExp(`^tests/(?:features/${area}|language|architecture)/`),
  },
  { file: /^src\/.*\.(?:tsx?|css|json)$/, tests: () => /^tests\/(?:architecture|language)\// },
  { file: /^(?:sandbox|tests)\/.*\.(?:tsx?|mjs)$/, tests: () => /^tests\/architecture\// },
  { file: /^scripts\/(?!vite\/)/, tests: () => /^tests\/(?:architecture|scripts)\// },
  {
    file: /^(?:docs\/|public\/|deploy\/|[^/]+\.md$)/,
    tests: () => /^tests\/(?:architecture|deploy|scripts)\//,
  },
];
/** A change of these reaches everything. */
const everywhere = [
  /^[^/]+\.(?:json|ts|html)$/,
  /^\.[^/]+$/,
  /^scripts\/vite\//,
  /^tests\/(?:support|catalogue)\//,
  /^src\/language\/(?:zh|en)\//,
];

/**
 * @param {readonly string[]} changed paths from the project root
 * @param {Readonly<Record<string, string>>} sources text by path, of everything that may be imported or is a test
 * @returns {string[]} the test files that a change of these may turn red
 */
export function testsReachedBy(changed, sources) {
  const tests = Object.keys(sources).filter((path) => unitTest.test(path));
  if (changed.some((path) => everywhere.some((pattern) => pattern.test(path)))) return tests;
  const imports = importersOf(importGraph(sources), changed);
  const byTable = changed.flatMap((path) => {
    for (const { file, tests: of } of unseen) {
      const found = file.exec(path);
      if (found) return [of(found)];
    }
    return [];
  });
  return tests.filter((test) => imports.has(test) || byTable.some((pattern) => pattern.test(test)));
}

/**
 * The tests that the changes since `since` reach: without it what is not committed, or the last commit where everything is.
 * @param {string} root
 * @param {string} [since] a commit
 * @returns {Promise<{ run: string[], lines: string[] }>} `lines` say what was left out
 */
export async function reachedTests(root, since) {
  const { changed, what } = changesOf(root, since);
  const sources = readSources(root);
  const run = testsReachedBy(changed, sources);
  const all = Object.keys(sources).filter((path) => unitTest.test(path)).length;
  const journeys = changed.filter((path) => /^tests\/journeys\/.*\.spec\.ts$/.test(path));
  return {
    run,
    lines: [
      `${what}: ${changed.length} files, which ${run.length} of ${all} test files reach.`,
      `Left out: ${all - run.length} test files (a screen is reached by the page tests of its area), format, dead code, build, byte budget, journeys.`,
      ...(journeys.length > 0 ? [`Changed journeys: npx playwright test ${journeys.join(' ')}`] : []),
    ],
  };
}

/** @param {string} root @param {string | undefined} since */
function changesOf(root, since) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const open = [
    ...git('diff', '--name-only', since ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  if (since !== undefined) return { changed: open, what: `Changed since ${since}` };
  if (open.length > 0) return { changed: open, what: 'Not committed' };
  return { changed: git('diff', '--name-only', 'HEAD~1'), what: 'The last commit' };
}

/** @param {string} root @returns {Record<string, string>} */
function readSources(root) {
  return Object.fromEntries(
    sourceFolders
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
          (name) => `${folder}/${name}`,
        ),
      )
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}
