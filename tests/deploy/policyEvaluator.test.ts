import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { dataPolicy, pagePolicy } from '#deploy/contentPolicy.ts';

const hash = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='";
const inline = { scripts: [hash], styles: [hash] };
const here = { apiBase: '', authBase: '', storageHost: '' };

/** What csp_evaluator finds, as `directive value`. */
const weaknessesOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value = '' }) => `${directive} ${value}`);

/**
 * Its one finding warns of origins that also serve JSONP, AngularJS or uploaded scripts. Ours serves no JSONP and no AngularJS,
 * and what was uploaded is answered with `nosniff` and in a sandbox.
 */
const accepted = ["script-src 'self'"];

describe('the policies, judged by csp_evaluator', () => {
  it.each([
    ['on its own origin alone', here],
    [
      'with every other origin that a build can name',
      {
        apiBase: 'https://api.example.com',
        authBase: 'https://auth.example.com',
        storageHost: 'files.example.com',
        streamHosts: 'live.example.com',
        liveUpdates: 'on' as const,
        policyReports: 'https://reports.example.com/csp',
      },
    ],
  ])('the policy of a page %s has no weakness but the one that is accepted', (_, origins) => {
    expect(weaknessesOf(pagePolicy(origins, inline))).toEqual(accepted);
  });

  it('the policy of data has none', () => {
    expect(weaknessesOf(dataPolicy)).toEqual([]);
  });

  it('the policy of a test build, which runs a console, would be found weak', () => {
    expect(weaknessesOf(pagePolicy({ ...here, mode: 'test' }, inline))).toContain("script-src 'unsafe-eval'");
  });
});
