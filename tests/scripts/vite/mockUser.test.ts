import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';
import { scopedClassName } from '#scripts/vite/scopedClassName.ts';
import en from '#language/en/testers.json' with { type: 'json' };
import zh from '#language/zh/testers.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../..', import.meta.url));
const mobile = '13911112222';
// Whole builds: beside other work one has taken half a minute.
vi.setConfig({ testTimeout: 240_000 });

/** Everything a build of this mode writes, the app with all its later parts, as one text. */
async function textOfBuild(mode: string): Promise<string> {
  // Also where the value is given by mistake, past the check of the configuration.
  vi.stubEnv('VITE_MOCK_USER', mobile);
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'silent',
    css: { modules: { generateScopedName: scopedClassName } },
    build: { write: false, minify: false, rolldownOptions: { input: `${root}/src/main.tsx` } },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
    .join('\n');
}

const traces = [mobile, zh.found, en.found, zh.absent, en.absent, 'VITE_MOCK_USER'];

it.each(['prod', 'luohe'])(
  'a build of the mode %s holds nothing of the mock user',
  { tags: ['debug-mode'] },
  async (mode) => {
    const text = await textOfBuild(mode);
    expect(text).toContain('function DiagnosticsPanel(');
    expect(traces.filter((trace) => text.includes(trace))).toEqual([]);
  },
);

it('a build of the mode test offers the mock user', { tags: ['debug-mode'] }, async () => {
  const text = await textOfBuild('test');
  expect(traces.slice(0, 5).filter((trace) => !text.includes(trace))).toEqual([]);
});
