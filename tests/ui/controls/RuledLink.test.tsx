// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { classifyLink } from '#domain/address/classifyLink.ts';
import { RuledLink } from '#ui/controls/RuledLink.tsx';

const app = { origin: 'https://expo.example.com', screens: ['/select/:id/:channelId?'] };

function draw(to: unknown) {
  const open = vi.fn();
  const rule = { find: (value: unknown) => classifyLink(value, app), open };
  const { container } = render(
    <RuledLink to={to} rule={rule} className="banner">
      开幕式
    </RuledLink>,
  );
  return { open, drawn: container.firstElementChild! };
}

const path = '/select/open00000000000000000001';

describe('an organiser’s link', () => {
  it.each([
    ['a screen of ours', path, path],
    ['a screen of ours with its host', `https://expo.example.com${path}`, path],
  ])('to %s has its path as href, and the rule opens it', { tags: ['link-internal'] }, (_, to, href) => {
    const { open } = draw(to);
    const link = screen.getByRole('link', { name: '开幕式' });
    expect([link.getAttribute('href'), link.className]).toEqual([href, 'banner']);
    // False: the browser does not open it beside the rule.
    expect(fireEvent.click(link)).toBe(false);
    expect(open.mock.calls).toEqual([[to]]);
  });

  it('to another site has its whole address, sends no referrer, and the rule opens it', {
    tags: ['link-external'],
  }, () => {
    const { open } = draw('//talks.example.com/jianghai');
    const link = screen.getByRole('link', { name: '开幕式' });
    expect(link.getAttribute('href')).toBe('https://talks.example.com/jianghai');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(fireEvent.click(link)).toBe(false);
    expect(open.mock.calls).toEqual([['//talks.example.com/jianghai']]);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'weixin://dl/business',
    'intent://scan#Intent;end',
    'data:text/html,<b>',
    '/nowhere',
    '',
    null,
    { url: path },
  ])(
    '%j is a button without an address, and a tap calls the rule, which shows a message',
    {
      tags: ['X06', 'link-unrecognised'],
    },
    (to) => {
      const { open, drawn } = draw(to);
      const button = screen.getByRole<HTMLButtonElement>('button', { name: '开幕式' });
      expect(screen.queryByRole('link')).toBeNull();
      expect(drawn.outerHTML).not.toMatch(/href|javascript|weixin|intent/i);
      expect(button.className).toContain('banner');
      // In a form it must not send the form.
      expect(button.type).toBe('button');
      fireEvent.click(button);
      expect(open.mock.calls).toEqual([[to]]);
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'tapped with %j is handled by the browser, so that a new tab is possible',
    (held) => {
      const { open } = draw(path);
      let isOurs: boolean | undefined;
      const look = (event: Event) => {
        isOurs = event.defaultPrevented;
        // jsdom can go nowhere.
        event.preventDefault();
      };
      window.addEventListener('click', look, { once: true });
      fireEvent.click(screen.getByRole('link'), held);
      expect(isOurs).toBe(false);
      expect(open).not.toHaveBeenCalled();
    },
  );
});
