// @ts-check
import { JsonReporter } from 'vitest/node';

/** Vitest's JSON report leaves out errors outside every test, which fail the run as well. */
export default class UnitReporter extends JsonReporter {
  #unhandledErrors = 0;

  /**
   * @override
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} [unhandledErrors]
   */
  async onTestRunEnd(modules, unhandledErrors = []) {
    this.#unhandledErrors = unhandledErrors.length;
    await super.onTestRunEnd(modules);
  }

  /** @override @param {string} report */
  async writeReport(report) {
    await super.writeReport(
      JSON.stringify({ ...JSON.parse(report), unhandledErrors: this.#unhandledErrors }),
    );
  }
}
