// @ts-check
import { spawn } from 'node:child_process';

/**
 * One part of a test run.
 * `needs`: stages that must be fine before. `lane`: stages of one lane run one after another.
 * `work` runs the stage and answers what came of it; it throws where a command ends with an error.
 * @template Outcome
 * @typedef {{ name: string, title: string, lane: string, needs?: string[], work: (run: Run) => Promise<Outcome> }} Stage
 */

/**
 * Runs one command and answers whether it ended without an error.
 * @callback Run
 * @param {string[]} command
 * @param {Record<string, string>} [env] beside the one of this process
 * @returns {Promise<boolean>}
 */

/** @template Outcome @typedef {{ stage: Stage<Outcome>, outcome: Outcome | undefined, ms: number }} Done */

/**
 * Runs stages beside each other, as far as lanes and needs allow. What they print is not mixed: the first stage that is not
 * finished prints as it goes, later ones when it is their turn. The first stage that fails ends all others.
 * @template Outcome
 * @param {Stage<Outcome>[]} stages
 * @param {object} options
 * @param {(outcome: Outcome) => boolean} options.isFine
 * @param {string} options.root where commands run
 * @param {(text: string) => void} [options.print]
 * @returns {Promise<Done<Outcome>[]>} in the order of the stages; of stages that were ended or never begun nothing
 */
export async function runStages(stages, { isFine, root, print = (text) => process.stdout.write(text) }) {
  const stop = new AbortController();
  const outputs = orderedOutputs(stages, print);
  /** @type {Map<string, Promise<boolean>>} */
  const ends = new Map();
  /** @type {Map<string, Done<Outcome>>} */
  const done = new Map();
  const endOf = (/** @type {string} */ name) => ends.get(name) ?? Promise.resolve(true);

  for (const [at, stage] of stages.entries()) {
    const before = stages.slice(0, at).filter(({ lane }) => lane === stage.lane);
    const waitsFor = [...before.map(({ name }) => name), ...(stage.needs ?? [])];
    ends.set(stage.name, begin(stage, waitsFor));
  }
  await Promise.all(ends.values());
  outputs.end();
  return stages.flatMap(({ name }) => done.get(name) ?? []);

  /** @param {Stage<Outcome>} stage @param {string[]} waitsFor */
  async function begin(stage, waitsFor) {
    const ready = await Promise.all(waitsFor.map(endOf));
    if (stop.signal.aborted || ready.includes(false)) {
      outputs.finish(stage.name);
      return false;
    }
    const write = outputs.of(stage.name);
    write(`\n--- ${stage.title} ---\n`);
    const startedMs = Date.now();
    const outcome = await stage
      .work((command, env) => runCommand(command, { root, env, write, signal: stop.signal }))
      .catch((/** @type {unknown} */ problem) => {
        write(`${String(problem)}\n`);
        return undefined;
      });
    const fine = outcome !== undefined && isFine(outcome);
    const wasEnded = stop.signal.aborted;
    if (!wasEnded) done.set(stage.name, { stage, outcome, ms: Date.now() - startedMs });
    const state = wasEnded ? 'ended, as another stage has failed' : fine ? 'fine' : 'FAILED';
    write(`--- ${stage.title}: ${state}, ${((Date.now() - startedMs) / 1000).toFixed(1)} s\n`);
    outputs.finish(stage.name);
    if (!fine) stop.abort();
    return fine;
  }
}

/**
 * @param {{ name: string }[]} stages
 * @param {(text: string) => void} print
 */
function orderedOutputs(stages, print) {
  const waiting = new Map(stages.map(({ name }) => [name, { text: '', isFinished: false }]));
  /** The stage that may print now. */
  const first = () => stages.find(({ name }) => waiting.get(name)?.isFinished === false)?.name;
  const flush = (/** @type {string} */ name) => {
    const output = waiting.get(name);
    if (!output || output.text === '') return;
    print(output.text);
    output.text = '';
  };
  return {
    /** @param {string} name */
    of: (name) => (/** @type {string} */ text) => {
      const output = waiting.get(name);
      if (!output) return;
      output.text += text;
      if (first() === name) flush(name);
    },
    /** @param {string} name */
    finish(name) {
      const isTurn = first() === name;
      const output = waiting.get(name);
      if (output) output.isFinished = true;
      if (!isTurn) return;
      // Those that have finished meanwhile, and what the next one has said so far.
      for (const { name: next } of stages) {
        flush(next);
        if (waiting.get(next)?.isFinished === false) break;
      }
    },
    end() {
      for (const { name } of stages) flush(name);
    },
  };
}

const isWindows = process.platform === 'win32';

/**
 * @param {string[]} command
 * @param {{ root: string, env?: Record<string, string> | undefined, write: (text: string) => void, signal: AbortSignal }} options
 * @returns {Promise<boolean>}
 */
function runCommand([name = '', ...args], { root, env, write, signal }) {
  return new Promise((resolve) => {
    // A group of its own, so that what it has started ends with it.
    const child = spawn(name, args, {
      cwd: root,
      env: { ...colours(), ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      detached: !isWindows,
    });
    const end = () => endGroup(child);
    const interrupted = () => {
      end();
      process.exit(130);
    };
    signal.addEventListener('abort', end);
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
    child.on('error', (problem) => write(`${problem.message}\n`));
    child.on('close', (code) => {
      signal.removeEventListener('abort', end);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      resolve(code === 0);
    });
  });
}

/** Commands that print to a pipe leave out colours unless they are told. */
const colours = () => (process.stdout.isTTY ? { FORCE_COLOR: '1' } : {});

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    if (isWindows) child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}
