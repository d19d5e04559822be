import { classifyLink } from '#domain/address/classifyLink.ts';
import { Card } from '#ui/page/Card.tsx';
import { RichText } from '#ui/richText/RichText.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

const rule = {
  find: (value: unknown) => classifyLink(value, { origin: window.location.origin, screens: undefined }),
  open: () => {},
};

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const zh = `<h1>展会介绍</h1><p style="text-align:center;color:red">第十二届江海国际智能制造展览会</p>
<p>汇聚 <strong>600</strong> 家企业，详情见<a href="https://expo.example.com/about">官网</a>。</p>
<ul><li>工业机器人</li><li>机器视觉</li></ul><h2>日程</h2>
<table><tr><th>时间</th><th>地点</th><th>主题</th><th>主讲人</th></tr>
<tr><td>09:00–10:30</td><td>1 号馆主舞台</td><td>智能工厂的下一步</td><td>林小满</td></tr></table>
<blockquote>每个展区都有现场演示。</blockquote>
<p><img src="${picture}" alt="展馆示意图" width="240" height="120"></p>
<script>alert(1)</script><iframe src="https://evil.example.com"></iframe>`;

const en = `<h1>About the expo</h1><p style="text-align:center;color:red">12th Jianghai Smart Manufacturing Expo</p>
<p><strong>600</strong> companies, see the <a href="https://expo.example.com/about">website</a>.</p>
<ul><li>Industrial robots</li><li>Machine vision</li></ul><h2>Programme</h2>
<table><tr><th>Time</th><th>Place</th><th>Topic</th><th>Speaker</th></tr>
<tr><td>09:00–10:30</td><td>Hall 1, main stage</td><td>Next steps of the smart factory</td><td>Lin Xiaoman</td></tr></table>
<blockquote>Every zone has live demonstrations.</blockquote>
<p><img src="${picture}" alt="Plan of the halls" width="240" height="120"></p>
<script>alert(1)</script><iframe src="https://evil.example.com"></iframe>`;

const Article = ({ say }: ExampleProps) => (
  <Card>
    <RichText html={say(zh, en)} rule={rule} onImage={() => {}} />
  </Card>
);

const Lines = ({ say }: ExampleProps) => (
  <Card>
    <RichText
      html={say('上午 9:00 签到\n下午 2:00 参观', '9:00 check-in\n14:00 tour of the halls')}
      rule={rule}
    />
  </Card>
);

export const section: GallerySection = {
  title: { zh: '富文本', en: 'Rich text' },
  parts: { RichText: Article, 'RichText, plain': Lines },
};
