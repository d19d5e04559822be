import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nginxFiles, policySnippet } from '#deploy/nginxFiles.ts';

const folder = resolve(import.meta.dirname, '../../deploy/nginx');
const files = nginxFiles();
const byHand = ['visitor-web/site.conf'];

describe('the committed nginx files', () => {
  it.each(Object.entries(files))('%s is what npm run write:nginx writes', (file, text) => {
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  });

  it('are all written, but for the ones of a single server', () => {
    const there = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      );
    expect(there.filter((file) => !(file in files)).sort()).toEqual(byHand);
  });
});

describe('the nginx configuration', () => {
  const locations = Array.from(
    files['app.conf']?.matchAll(/location (.+) \{$([^}]*)\}/gm) ?? [],
    ([, name, body]) => ({
      name: name?.trim() ?? '',
      body: body ?? '',
    }),
  );

  it('includes the headers in every location, because nginx inherits none into one that sets its own', {
    tags: ['B12'],
  }, () => {
    expect(locations.length).toBeGreaterThan(6);
    for (const { name, body } of locations)
      expect(body, name).toMatch(/include visitor-web\/\w+-headers\.conf;/);
  });

  it('sends every header on errors too', { tags: ['B12'] }, () => {
    const added = Object.values(files).flatMap((text) => text.match(/^\s*add_header .*$/gm) ?? []);
    expect(added.length).toBeGreaterThan(10);
    for (const line of added) expect(line).toMatch(/ always;$/);
  });

  it('has no page to answer with where an asset is missing', () => {
    const assets = locations.find(({ name }) => name.includes('/assets/'));
    expect(assets?.body).toContain('try_files $uri =404;');
    expect(assets?.body).not.toContain('index.html');
  });

  it('never repeats a request automatically', () => {
    expect(files['visitor-web/proxy.conf']).toContain('proxy_next_upstream off;');
  });

  it('takes the page policy from the build', () => {
    expect(files['visitor-web/page-headers.conf']).toContain('include visitor-web/policy.conf;');
    expect(policySnippet("default-src 'none'")).toBe(
      `add_header Content-Security-Policy "default-src 'none'" always;\n`,
    );
  });

  it('writes the quotes of a header so that nginx reads them as part of it', () => {
    expect(policySnippet("default-src 'none'; report-uri https://reports.example.com/csp")).toContain(
      `add_header Reporting-Endpoints "policy=\\"https://reports.example.com/csp\\"" always;`,
    );
  });
});
