import { describe, expect, it } from 'vitest';
import { checkFolders, checkLayers, importsOf } from './layers.ts';
import { readSources } from './sources.ts';

describe('the layers of this project', () => {
  it('are kept by every file', () => {
    const sources = readSources(['src', 'sandbox']);
    expect(Object.keys(sources).length).toBeGreaterThan(0);
    expect(checkLayers(sources)).toEqual([]);
  });

  it('have no folder of more than fifteen files', () => {
    expect(checkFolders(Object.keys(readSources(['src', 'sandbox'])))).toEqual([]);
    const many = Array.from({ length: 16 }, (_, at) => `src/ui/a/${at}.ts`);
    expect(checkFolders(many)).toEqual(['src/ui/a: 16 files; at most 15, in folders by noun']);
    expect(checkFolders(many.slice(1))).toEqual([]);
  });

  it('hold no file with a vague name, in tests and scripts neither', () => {
    expect(checkLayers(readSources(['tests', 'scripts']))).toEqual([]);
  });
});

describe('a breach is refused:', () => {
  const breaches: [rule: string, path: string, source: string, because: string][] = [
    ['the domain imports React', 'src/domain/a.ts', `import { useState } from 'react'`, 'needs no package'],
    [
      'the domain imports the API',
      'src/domain/a.ts',
      `import { b } from '../api/b.ts'`,
      'domain may not import from api',
    ],
    ['boot imports a package', 'src/boot/head.ts', `import axios from 'axios'`, 'needs no package'],
    ['boot imports the device', 'src/boot/head.ts', `import { b } from '../device/b.ts'`, 'boot may not'],
    [
      'the row imports sideways',
      'src/api/a.ts',
      `import { b } from '../device/b.ts'`,
      'api may not import from device',
    ],
    ['a type alone crosses', 'src/host/a.ts', `import type { B } from '../tenants/b.ts'`, 'host may not'],
    ['an inline type crosses', 'src/host/a.ts', `type B = import('../tenants/b.ts').B`, 'host may not'],
    [
      'a lazy import crosses',
      'src/language/a.ts',
      `const b = () => import('../ui/b.tsx')`,
      'language may not',
    ],
    ['an export crosses', 'src/device/a.ts', `export { b } from '../host/b.ts'`, 'device may not'],
    ['an export of all crosses', 'src/device/a.ts', `export * from '../host/b.ts'`, 'device may not'],
    ['ui imports the API', 'src/ui/A.tsx', `import { b } from '../api/b.ts'`, 'ui may not import from api'],
    ['flows import a noun', 'src/flows/a.ts', `import { b } from '../entities/x/B.tsx'`, 'flows may not'],
    [
      'a noun imports an area',
      'src/entities/x/a.ts',
      `import { b } from '#features/x/y/b.ts'`,
      'entities may',
    ],
    [
      'rules of a noun import its calls',
      'src/entities/x/rules/a.ts',
      `import { b } from '../api/b.ts'`,
      'rules may not import from api',
    ],
    [
      'rules of a noun import a package',
      'src/entities/x/rules/a.ts',
      `import { useState } from 'react'`,
      'needs no package',
    ],
    [
      'calls of a noun import its shared parts',
      'src/entities/x/api/a.ts',
      `import { B } from '../B.tsx'`,
      'api may not import from entities',
    ],
    [
      'what the phone keeps of a noun imports its calls',
      'src/entities/x/kept/a.ts',
      `import { b } from '../api/b.ts'`,
      'device may not import from api',
    ],
    [
      'the domain imports rules of a noun',
      'src/domain/a.ts',
      `import { b } from '../entities/x/rules/b.ts'`,
      'domain may not import from rules',
    ],
    [
      'the client imports a query',
      'src/data/client/a.ts',
      `import { b } from '../queries/b.ts'`,
      'api may not',
    ],
    [
      'a query imports a noun',
      'src/data/queries/a.ts',
      `import { B } from '#entities/x/B.tsx'`,
      'flows may not',
    ],
    [
      'the session imports an area',
      'src/session/a.ts',
      `import { b } from '#features/x/y/b.ts'`,
      'flows may',
    ],
    [
      'rules of sending import the outbox',
      'src/sending/rules/a.ts',
      `import { b } from '../kept/b.ts'`,
      'rules may',
    ],
    ['flows import upwards', 'src/flows/a.ts', `import { b } from '../features/x/y/b.ts'`, 'flows may not'],
    [
      'a feature imports the app',
      'src/features/x/y/A.tsx',
      `import { b } from '#app/b.ts'`,
      'features may not',
    ],
    [
      'an area imports another',
      'src/features/x/y/A.tsx',
      `import { b } from '#features/z/y/b.ts'`,
      'never imports another',
    ],
    [
      'a feature imports the head',
      'src/features/x/y/A.tsx',
      `import { b } from '#boot/head.ts'`,
      'are shared',
    ],
    [
      'rules of an area import React',
      'src/features/x/rules/a.ts',
      `import { useState } from 'react'`,
      'rules need no package',
    ],
    [
      'rules of an area import its calls',
      'src/features/x/rules/a.ts',
      `import { b } from '../api/b.ts'`,
      'rules of an area may not',
    ],
    [
      'rules of an area import the device',
      'src/features/x/rules/a.ts',
      `import { b } from '#device/b.ts'`,
      'rules of an area may not',
    ],
    [
      'calls of an area import a screen',
      'src/features/x/api/a.ts',
      `import { B } from '../list/B.tsx'`,
      'api of an area may not',
    ],
    [
      'calls of an area import flows',
      'src/features/x/api/a.ts',
      `import { b } from '#flows/b.ts'`,
      'api of an area may not',
    ],
    ['flows import the head', 'src/flows/a.ts', `import { b } from '../boot/head.ts'`, 'are shared'],
    [
      'the app imports a screen and not its route',
      'src/app/a.ts',
      `import { A } from '../features/x/y/A.tsx'`,
      'by the routes of its area',
    ],
    [
      'a layer reads the environment',
      'src/api/a.ts',
      `import { env } from '../env.ts'`,
      'api may not import from env',
    ],
    ['the sandbox imports the API', 'sandbox/a.ts', `import { b } from '../src/api/b.ts'`, 'sandbox may not'],
    ['the app imports the sandbox', 'src/app/a.ts', `import { b } from '#sandbox/b.ts'`, 'app may not'],
    [
      'the app imports the gallery',
      'src/app/a.ts',
      `import { b } from '#sandbox/gallery/b.ts'`,
      'app may not',
    ],
    [
      'the sandbox imports the gallery',
      'sandbox/a.ts',
      `import { b } from './gallery/b.ts'`,
      'sandbox may not',
    ],
    [
      'the gallery imports a feature',
      'sandbox/gallery/a.tsx',
      `import { r } from '#features/x/routes.ts'`,
      'gallery may not import from features',
    ],
    [
      'the gallery imports the API',
      'sandbox/gallery/a.tsx',
      `import { b } from '#api/b.ts'`,
      'gallery may not',
    ],
    [
      'an import climbs two folders',
      'src/features/x/y/A.tsx',
      `import { b } from '../../x/rules/b.ts'`,
      'write it with #',
    ],
    ['a layer imports a test', 'src/app/a.ts', `import { b } from '../b.ts'`, 'outside the layers'],
    ['an extension is missing', 'src/app/a.ts', `import { b } from './b'`, 'extension is missing'],
    ['a path starts at the root', 'src/app/a.ts', `import { b } from '/src/app/b.ts'`, 'write it with #'],
    ['a barrel file', 'src/ui/index.ts', `export const a = 1`, 'names nothing'],
    ['a file for everything', 'src/ui/utils.ts', `export const a = 1`, 'names nothing'],
    [
      'a screen never imports antd-mobile past its wrappers',
      'src/features/x/y/A.tsx',
      `import { Tabs } from 'antd-mobile'`,
      'only ui wraps antd-mobile',
    ],
  ];

  it.each(breaches)('%s', (_rule, path, source, because) => {
    expect(checkLayers({ [path]: source })).toEqual([expect.stringContaining(because)]);
  });
});

describe('what the layers allow', () => {
  const permitted: [what: string, path: string, source: string][] = [
    ['main imports the app', 'src/main.tsx', `import { A } from './app/A.tsx'`],
    ['the app enters by the route', 'src/app/routes.ts', `import { r } from '../features/x/routes.ts'`],
    [
      'a feature draws the landing tree',
      'src/features/x/y/A.tsx',
      `import { b } from '#boot/landingTree.ts'`,
    ],
    ['rules of an area use the domain', 'src/features/x/rules/a.ts', `import { b } from '#domain/text/b.ts'`],
    [
      'the boot script uses rules of a noun',
      'src/boot/head.ts',
      `import { b } from '../entities/x/rules/b.ts'`,
    ],
    [
      'rules of an area use rules of a noun',
      'src/features/x/rules/a.ts',
      `import { b } from '#entities/y/rules/b.ts'`,
    ],
    ['a noun uses another one', 'src/entities/x/A.tsx', `import { B } from '../y/B.tsx'`],
    ['calls of an area use its rules', 'src/features/x/api/a.ts', `import { b } from '../rules/b.ts'`],
    ['a screen uses the calls of its area', 'src/features/x/list/A.tsx', `import { b } from '../api/b.ts'`],
    ['a feature uses its own area', 'src/features/x/y/A.tsx', `import { b } from '../b.ts'`],
    ['ui speaks the language', 'src/ui/A.tsx', `import { b } from '../language/b.ts'`],
    ['all stand on the domain', 'src/device/a.ts', `import { b } from '../domain/form/b.ts'`],
    ['a style sheet is a file too', 'src/ui/A.tsx', `import './A.css'`],
    ['the gallery shows a part', 'sandbox/gallery/sections/a.tsx', `import { A } from '#ui/A.tsx'`],
    ['the gallery shows seeded rows', 'sandbox/gallery/a.tsx', `import { b } from '../seed/b.ts'`],
    ['the sandbox knows the domain', 'sandbox/stories/a.ts', `import { b } from '#domain/b.ts'`],
  ];

  it.each(permitted)('%s', (_what, path, source) => {
    expect(importsOf(path, source)).toHaveLength(1);
    expect(checkLayers({ [path]: source })).toEqual([]);
  });
});
