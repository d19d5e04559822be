// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announceChanges } from '#app/listening/announceChanges.ts';

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

let clockMs = 0;
function listen(html: string): () => (string | null)[] {
  document.body.innerHTML = `<main>${html}</main>`;
  end = announceChanges(document, () => clockMs);
  return () => Array.from(document.querySelectorAll('#x-live p'), (line) => line.textContent);
}
const main = () => document.querySelector('main')!;
/** Longer than an announcement takes. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 400));

describe('a marked text', () => {
  it('is announced once when it appears, without its buttons, in a region that was there before', async () => {
    const said = listen('');
    expect(document.querySelector('[aria-live]')?.parentElement).toBe(document.body);
    main().innerHTML = '<p data-announce>Still trying <button>Retry</button></p>';
    await waitFor(() => expect(said()).toEqual(['Still trying']));
    main().appendChild(document.createElement('p')).textContent = 'something else';
    await settled();
    expect(said()).toEqual(['Still trying']);
  });

  it('is announced again when it changes, in document order', async () => {
    const said = listen('<p data-announce>0 found</p>');
    main().firstElementChild!.textContent = '3 found';
    main().appendChild(document.createElement('p')).setAttribute('data-announce', '');
    main().lastElementChild!.textContent = 'One is new';
    await waitFor(() => expect(said()).toEqual(['3 found', 'One is new']));
  });

  it('is announced in full where less of it is seen', async () => {
    const said = listen('');
    main().innerHTML =
      '<p data-announce="error" data-announced="Please complete “Job title”.">Enter an answer</p>';
    await waitFor(() => expect(said()).toEqual(['Please complete “Job title”.']));
  });

  it('is not announced if it was there from the start', async () => {
    const said = listen('<p data-announce>Loading</p>');
    main().appendChild(document.createElement('p'));
    await settled();
    expect(said()).toEqual([]);
  });

  it('is not announced if it disappears again shortly after', async () => {
    const said = listen('');
    main().innerHTML = '<p data-announce>Loading</p>';
    await Promise.resolve();
    main().innerHTML = '';
    await settled();
    expect(said()).toEqual([]);
  });

  it('is not announced twice when another element shows the same soon after', async () => {
    const said = listen('');
    main().innerHTML = '<p data-announce>Loading</p>';
    await waitFor(() => expect(said()).toEqual(['Loading']));
    main().innerHTML = '<div><p data-announce>Loading</p></div>';
    await settled();
    expect(said()).toEqual(['Loading']);
    clockMs += 10_000;
    main().innerHTML = '<section><p data-announce>Loading</p></section>';
    await waitFor(() => expect(said()).toEqual(['Loading', 'Loading']));
  });

  it('is not announced twice when it returns soon after another text', async () => {
    const said = listen('<p data-announce></p>');
    const line = main().firstElementChild!;
    for (const text of ['Sending', 'Checking']) {
      line.textContent = text;
      await waitFor(() => expect(said()).toContain(text));
    }
    line.textContent = 'Sending';
    await settled();
    expect(said()).toEqual(['Sending', 'Checking']);
  });

  it('is announced again as the answer to another action', async () => {
    const said = listen('');
    main().innerHTML = '<p data-announce>Removed</p>';
    await waitFor(() => expect(said()).toEqual(['Removed']));
    clockMs += 500;
    document.dispatchEvent(new Event('pointerdown'));
    main().innerHTML = '<div><p data-announce>Removed</p></div>';
    await waitFor(() => expect(said()).toEqual(['Removed', 'Removed']));
  });

  it('is not announced twice when a tap comes before it was said, and the same is there again', async () => {
    const said = listen('');
    clockMs = 0;
    main().innerHTML = '<p data-announce>2 found</p>';
    // Announced, and not yet written into its region.
    await new Promise((resolve) => setTimeout(resolve, 170));
    clockMs = 30;
    main().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    main().replaceChildren();
    await settled();
    clockMs = 600;
    main().innerHTML = '<p data-announce>2 found</p>';
    await settled();
    expect(said()).toEqual(['2 found']);
  });

  it('of a button is announced while the button is marked, not when its label returns', async () => {
    const said = listen('<button><span>Send</span></button>');
    const label = document.querySelector('span')!;
    label.setAttribute('data-announce', '');
    label.textContent = 'Sending';
    await waitFor(() => expect(said()).toEqual(['Sending']));
    label.removeAttribute('data-announce');
    label.textContent = 'Send';
    await settled();
    expect(said()).toEqual(['Sending']);
  });
});
