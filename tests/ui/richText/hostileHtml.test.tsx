// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { classifyLink } from '#domain/address/classifyLink.ts';
import { RichText } from '#ui/richText/RichText.tsx';
import { setLanguage } from '../renderInLanguage.tsx';

const i18n = await setLanguage('zh');

const rule = {
  find: (value: unknown) => classifyLink(value, { origin: 'https://expo.example.com', screens: [] }),
  open: () => {},
};

const inert = new Set(
  `DIV P BR HR H2 H3 H4 H5 H6 BLOCKQUOTE PRE UL OL LI DL DT DD FIGURE FIGCAPTION TABLE CAPTION THEAD TBODY TFOOT TR TH TD
  A IMG SPAN STRONG B EM I U S DEL INS SUB SUP SMALL MARK Q CITE CODE KBD BUTTON`.split(/\s+/),
);
const inertAttributes =
  /^(?:class|href|rel|src|alt|width|height|loading|decoding|lang|dir|start|colspan|rowspan|scope|type|role|aria-label|tabindex)$/;

/** Everything in a drawn text that is not on the list, as `TAG attribute=value`. */
function findExecutable(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].filter(({ name, value }) => {
      if (!inertAttributes.test(name)) return true;
      if (name === 'href') return !/^(?:https?:\/\/|tel:|mailto:|\/)/i.test(value);
      return name === 'src' && !/^(?:https?:|\/|data:image\/(?:png|jpe?g|gif|webp);)/i.test(value);
    });
    const tag = inert.has(element.tagName) ? [] : [element.tagName];
    return [...tag, ...attributes.map(({ name, value }) => `${element.tagName} ${name}=${value}`)];
  });
}

function drawn(html: string): Element {
  cleanup();
  const text = <RichText html={html} rule={rule} onImage={() => {}} />;
  return render(<I18nextProvider i18n={i18n}>{text}</I18nextProvider>).container;
}

const known = [
  '<img src=x onerror=__run()>',
  '<svg><script>__run()</script></svg>',
  '<svg><style><img src=x onerror=__run()></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=__run()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=__run()>',
  '<a href="java&#10;script:__run()">a</a>',
  '<a href=" javascript:__run()">a</a>',
  '<a href="data:text/html,<script>__run()</script>">a</a>',
  '<a href="//evil.example.com\\@expo.example.com">a</a>',
  '<iframe srcdoc="<script>__run()</script>"></iframe>',
  '<object data="javascript:__run()"><p>a</p></object>',
  '<embed src="javascript:__run()">',
  '<base href="https://evil.example.com/"><a href="/x">a</a>',
  '<meta http-equiv=refresh content="0;url=javascript:__run()">',
  '<link rel=stylesheet href="https://evil.example.com/x.css">',
  '<style>@import "https://evil.example.com/x.css"</style>',
  '<form action="https://evil.example.com"><input name=a><button formaction="javascript:__run()">b</button></form>',
  '<details open ontoggle=__run()>a</details>',
  '<video><source onerror=__run()></video>',
  '<img src="data:image/svg+xml,<svg onload=__run()>">',
  '<p style="background:url(javascript:__run())">a</p>',
  '<template><script>__run()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=__run()>">',
  '<x-a is="p" onclick=__run()>a</x-a>',
  '<p id="documentElement"><img name="body">a</p>',
];

const tag = fc.constantFrom(
  ...'a p div img svg math mtext mglyph style script iframe object embed form input button select option textarea table caption tbody tr td th ul li dl dd h1 h6 pre template noscript title xmp plaintext center details video audio source base meta link foreignObject annotation-xml'.split(
    ' ',
  ),
);
const attribute = fc.constantFrom(
  'onerror=__run()',
  'onload="__run()"',
  'ONCLICK=__run()',
  'onfocus=__run() autofocus tabindex=1',
  'href="javascript:__run()"',
  'href="JaVa&Tab;Script:__run()"',
  'href="https://a.example.com/"',
  'xlink:href="javascript:__run()"',
  'src="javascript:__run()"',
  'src="https://a.example.com/a.png"',
  'srcset="javascript:__run() 2x"',
  'srcdoc="<img src=x onerror=__run()>"',
  'style="position:fixed;text-align:center"',
  'formaction="javascript:__run()"',
  'action=javascript:__run()',
  'is=x-a',
  'id=attributes',
  'name=childNodes',
  'colspan=99999',
  'dangerouslySetInnerHTML="x"',
  'title="</title><img src=x onerror=__run()>"',
);
const piece = fc.oneof(
  fc.tuple(tag, fc.array(attribute, { maxLength: 3 })).map(([name, given]) => `<${name} ${given.join(' ')}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom(...known, '<!--', '-->', '<![CDATA[', ']]>', '"', '>', '&lt;', '文', '\u0000', '\n'),
);
const markup = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

describe('hostile HTML', () => {
  it.each(known)('leaves nothing that can run: %s', { tags: ['X07'] }, (html) => {
    expect(findExecutable(drawn(html))).toEqual([]);
  });

  it('leaves nothing that can run, in any order of its pieces', { tags: ['X07'] }, () => {
    fc.assert(
      fc.property(markup, (html) => {
        expect(findExecutable(drawn(html))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('is drawn however deep it is', () => {
    expect(drawn(`${'<div>'.repeat(600)}文`).textContent).toBe('文');
  });

  it('is what the check finds where it is not cleaned', () => {
    const root = new DOMParser().parseFromString(known.slice(0, 3).join(''), 'text/html').body;
    expect(findExecutable(root)).toEqual(expect.arrayContaining(['IMG onerror=__run()', 'svg', 'script']));
  });
});
