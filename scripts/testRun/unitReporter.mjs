// @ts-check
import { writeFileSync } from 'node:fs';
import { JsonReporter } from 'vitest/node';

/**
 * Vitest's JSON report, written to TEST_REPORT, with what it leaves out: errors outside every test, which fail the run as well, and
 * how long environments, imports and set-up took beside the tests.
 */
export default class UnitReporter extends JsonReporter {
  #more = {};

  /**
   * @override
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} [unhandledErrors]
   */
  async onTestRunEnd(modules, unhandledErrors = []) {
    const sum = (/** @type {(one: import('vitest/node').ModuleDiagnostic) => number} */ msOf) =>
      modules.reduce((total, module) => total + msOf(module.diagnostic()), 0);
    this.#more = {
      unhandledErrors: unhandledErrors.length,
      setUpMs: sum(
        (one) => one.environmentSetupDuration + one.prepareDuration + one.collectDuration + one.setupDuration,
      ),
      testsMs: sum(({ duration }) => duration),
    };
    await super.onTestRunEnd(modules);
  }

  /** @override @param {string} report */
  async writeReport(report) {
    const file = process.env.TEST_REPORT;
    if (file === undefined) throw new Error('TEST_REPORT names the file to write, and is not set');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(report), ...this.#more }));
  }
}
