// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '@testing-library/react';
import { keepFocus } from '#app/listening/keepFocus.ts';

let end = () => {};
beforeEach(() => {
  end = keepFocus(document);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function draw(html: string): void {
  document.body.innerHTML = `<main><h1 tabindex="-1">Screen</h1>${html}</main>`;
}
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const focused = () => {
  const element = document.activeElement;
  return element === document.body ? 'body' : (element?.id ?? '') || (element?.textContent ?? '').trim();
};
/** Longer than the recovery takes. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 120));

describe('when the focused element is removed', () => {
  it.each([
    ['a first item', '#r1', 'li:nth-child(1)', 'Second'],
    ['an item in the middle', '#r2', 'li:nth-child(2)', 'Third'],
    ['the last item', '#r3', 'li:nth-child(3)', 'Second'],
  ])('the sibling gets the focus when it is %s', async (_, control, gone, next) => {
    draw(
      ['First', 'Second', 'Third']
        .map((name, at) => `<li>${name}<button id="r${at + 1}" aria-label="remove"></button></li>`)
        .join('')
        .replace(/.*/, '<ul>$&</ul>'),
    );
    one(control).focus();
    one(gone).remove();
    await waitFor(() => expect(focused()).toBe(next));
  });

  it('the heading of its replacement gets the focus', async () => {
    draw('<section id="form"><button id="find">Find</button></section><p>below</p>');
    one('#find').focus();
    one('#form').outerHTML = '<section><h2>Team found</h2><button>Join</button></section>';
    await waitFor(() => expect(focused()).toBe('Team found'));
  });

  it('its replacement gets the focus where it has no heading', async () => {
    draw('<div><button id="code">Get code</button></div><button>Go on</button>');
    one('#code').focus();
    one('#code').outerHTML = '<span>60 s</span>';
    await waitFor(() => expect(focused()).toBe('60 s'));
  });

  it('a control beside it gets the focus, also when several were removed together', async () => {
    draw(
      '<div><button>Choose a photo</button><p>There</p><button id="remove">Remove</button></div><a href="#x">Help</a>',
    );
    one('#remove').focus();
    one('p').remove();
    one('#remove').remove();
    await waitFor(() => expect(focused()).toBe('Choose a photo'));
  });

  it('the element it names as next gets the focus', async () => {
    draw(
      '<input id="typed"><span><button id="code" data-next-focus="typed">Get code</button></span><b>x</b>',
    );
    one('#code').focus();
    one('#code').remove();
    await waitFor(() => expect(focused()).toBe('typed'));
  });

  it('the surrounding heading gets the focus where there is no sibling', async () => {
    draw('<section><h2>Requests</h2><div><div><button id="only">Accept</button></div></div></section>');
    one('#only').focus();
    one('#only').remove();
    await waitFor(() => expect(focused()).toBe('Requests'));
  });

  it('the heading of the screen gets the focus if nothing else is left', async () => {
    draw('<div><button id="only">Accept</button></div>');
    one('#only').focus();
    one('#only').remove();
    await waitFor(() => expect(focused()).toBe('Screen'));
  });

  it('a sibling gets the focus also if the tap came before the page listened', async () => {
    end();
    draw('<div><button id="tap">Check in</button></div><section><h2>Checked in</h2></section>');
    one('#tap').focus();
    end = keepFocus(document);
    one('#tap').outerHTML = '<p>Done</p>';
    await waitFor(() => expect(focused()).toBe('Done'));
  });

  it('the element that opened a dialog, or its replacement, gets the focus after the dialog', async () => {
    draw('<ul><li>First<button id="r1"></button></li><li>Second</li></ul>');
    one('#r1').focus();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.innerHTML = '<button id="yes">Yes</button>';
    one('#yes').focus();
    one('li').remove();
    await settled();
    dialog.remove();
    await waitFor(() => expect(focused()).toBe('Second'));
  });
});

describe('the focus stays', () => {
  it('when a screen has moved it already', async () => {
    draw('<button id="gone">Gone</button><button id="own">Own</button>');
    one('#gone').focus();
    one('#gone').remove();
    one('#own').focus();
    await settled();
    expect(focused()).toBe('own');
  });

  it('when a tap outside of controls has removed it before', async () => {
    draw('<button id="gone">Gone</button>');
    one('#gone').focus();
    one('#gone').blur();
    await settled();
    one('#gone').remove();
    await settled();
    expect(focused()).toBe('body');
  });

  it('when nothing had it', async () => {
    draw('<button id="gone">Gone</button>');
    one('#gone').remove();
    await settled();
    expect(focused()).toBe('body');
  });
});
