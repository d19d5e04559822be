// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

let tab: Tab;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab({ timeFactor: 0.001 });
});
afterEach(() => tab.kill());

it('the diagnostics offer every special treatment, and the stories of a server that has some', {
  tags: ['special-tenants', 'debug-mode'],
}, async () => {
  const { loadWords, switchLanguage } = await import('#language/loadWords.ts');
  await switchLanguage('en');
  await loadWords(['diagnostics']);
  const { TryOut } = await import('#app/diagnostics/TryOut.tsx');
  render(<TryOut />);
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show as' });
  expect(choice.value).toBe('configured');
  expect(Array.from(choice.options, ({ value }) => value)).toContain('hunanMedical');
  const stories = await screen.findByRole('link', { name: 'Other stories' });
  expect(stories.getAttribute('href')).toBe('/sandbox/');
});
