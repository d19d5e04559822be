import { expect, it, vi } from 'vitest';
import config from '../../../vite.config.ts';

const build = () => config({ mode: 'prod', command: 'build' });

it('a build that names an unknown tenant is refused, and says where the names are', () => {
  // The mock user of the mode in which these tests run.
  vi.stubEnv('VITE_MOCK_USER', '');
  vi.stubEnv('VITE_TENANTS', 'jiangsu:tenant-1');
  expect(build).not.toThrow();
  vi.stubEnv('VITE_TENANTS', 'jiangsu:tenant-1 jiansu:tenant-2');
  expect(build).toThrow(/VITE_TENANTS.*src\/tenants\/specialTraits\.ts/);
});
