/** What editors write, and what is shown of it. */
export interface HtmlCase {
  readonly what: string;
  readonly html: string;
  /** The paragraphs of a landing page or a card. */
  readonly shown: readonly string[];
  /** The lines in the editing form; the same paragraphs where it is not given. */
  readonly kept?: string;
  /** Whether the form says that lines cannot keep all of it. */
  readonly isWarned?: boolean;
  /** What an article draws, without spaces; the same where it is not given. */
  readonly drawn?: string;
}

const wordHead =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><title>Doc</title><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--><style>\n<!--\n p.MsoNormal {margin:0cm;}\n-->\n</style></head>';

const word: readonly HtmlCase[] = [
  {
    what: 'Word: a fragment with its comments',
    html: '<!--StartFragment--><p class=MsoNormal>江海机电</p><!--EndFragment-->',
    shown: ['江海机电'],
  },
  {
    what: 'a fragment of plain text',
    html: '<!--StartFragment-->江海机电<!--EndFragment-->',
    shown: ['江海机电'],
  },
  {
    what: 'Word: a whole page',
    html: `${wordHead}<body lang=ZH-CN><div class=WordSection1><p class=MsoNormal><span style='font-family:宋体'>江海机电<o:p></o:p></span></p></div></body></html>`,
    shown: ['江海机电'],
  },
  {
    what: 'Word: a conditional comment',
    html: '<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><![endif]-->正文',
    shown: ['正文'],
  },
  {
    what: 'Word: its settings outside a comment',
    html: '<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><p>正文</p>',
    shown: ['正文'],
  },
  {
    what: 'Word: a list made of paragraphs',
    html: "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>精度高</p>",
    shown: ['· 精度高'],
  },
  {
    what: 'Word: lines broken within a paragraph',
    html: '<p class=MsoNormal>We build\r\nmachine tools</p>\r\n<p class=MsoNormal>since 1998</p>',
    shown: ['We build machine tools', 'since 1998'],
  },
  {
    what: 'Word: an XML declaration and a namespace',
    html: '<?xml:namespace prefix = o ns = "urn:schemas-microsoft-com:office:office" /><p>正文<o:p></o:p></p>',
    shown: ['正文'],
  },
  {
    what: 'an XML declaration before a plain text',
    html: '<?xml version="1.0" encoding="utf-8"?>\n正文',
    shown: ['正文'],
    kept: '正文',
  },
  {
    what: 'a document type',
    html: '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/x.dtd"><p>正文</p>',
    shown: ['正文'],
  },
  {
    what: 'WPS: a clipboard',
    html: '<html><head><meta name=Generator content="WPS Office"><style>@font-face{font-family:"宋体";}</style></head><body style="tab-interval:21pt;"><!--StartFragment--><p class=MsoNormal align=justify><span style="mso-spacerun:\'yes\';">精密&ldquo;主轴&rdquo;</span></p><!--EndFragment--></body></html>',
    shown: ['精密“主轴”'],
  },
  {
    what: 'WPS: numbers of Windows signs',
    html: '<p>&#147;主轴&#148; &#150; 3&#215;4&#133;</p>',
    shown: ['“主轴” – 3×4…'],
  },
  {
    what: 'a feed with CDATA',
    html: '<![CDATA[<p>正文</p>]]>',
    shown: ['正文'],
  },
  { what: 'a comment over lines', html: '前<!-- a\n<p>b</p>\n-->后', shown: ['前后'] },
  { what: 'an empty comment', html: '<!-->正文', shown: ['正文'] },
  { what: 'a comment that is never closed', html: '<p>正文</p><!-- rest <p>of it</p>', shown: ['正文'] },
];

const wechat: readonly HtmlCase[] = [
  {
    what: 'WeChat: sections and spans',
    html: '<section data-role="paragraph"><section style="padding:0"><p><span style="font-size:15px">新品首发</span></p></section></section><section>欢迎参观</section>',
    shown: ['新品首发', '欢迎参观'],
  },
  {
    what: 'WeChat: a picture that loads late',
    html: '<p>新品</p><p><img class="rich_pages" data-src="https://mmbiz.example/a/640?wx_fmt=png" data-ratio="0.5"></p>',
    shown: ['新品'],
    isWarned: true,
  },
  {
    what: 'WeChat: a centred line',
    html: '<p style="text-align: center;">新品</p>',
    shown: ['新品'],
    isWarned: true,
  },
  {
    what: 'WeChat: a line that is aligned as usual',
    html: '<p style="text-align: justify;">新品</p>',
    shown: ['新品'],
  },
  {
    what: 'WeChat: indented by spaces with names',
    html: '<p>&emsp;&emsp;新品&ensp;首发</p>',
    shown: ['新品 首发'],
  },
  {
    what: 'WeChat: a video',
    html: '<p>看一看</p><iframe class="video_iframe" data-src="https://v.example/x.html?vid=1"></iframe>',
    shown: ['看一看'],
    isWarned: true,
    drawn: '看一看此处嵌入了视频、地图等其他网页内容，本页不显示。打开原内容',
  },
  {
    what: 'UEditor: an uploaded video',
    html: '<p><video class="edui-upload-video" controls="" width="420" src="https://files.example/a.mp4">您的浏览器不支持</video></p><p>介绍</p>',
    shown: ['介绍'],
    isWarned: true,
    drawn: '此处有一段音视频，本页不能播放。打开原内容介绍',
  },
  {
    what: 'UEditor: entities of Chinese typing',
    html: '<p>&ldquo;智造&rdquo;&mdash;&mdash;3&times;4&nbsp;&middot;&nbsp;&hellip;&hellip;</p>',
    shown: ['“智造”——3×4 · ……'],
  },
  {
    what: 'UEditor: an empty paragraph',
    html: '<p>一</p><p><br/></p><p>二</p>',
    shown: ['一', '二'],
  },
  {
    what: 'UEditor: a table',
    html: '<table><tbody><tr><td>型号</td><td>Z8</td></tr><tr><td>转速</td><td>8000</td></tr></tbody></table>',
    shown: ['型号 Z8', '转速 8000'],
    isWarned: true,
  },
  {
    what: 'UEditor: a rule and a quotation',
    html: '<hr/><blockquote><p>引文</p></blockquote>',
    shown: ['引文'],
    isWarned: true,
  },
];

const lists: readonly HtmlCase[] = [
  {
    what: 'Quill: a list',
    html: '<ul><li>一</li><li>二</li></ul>',
    shown: ['一', '二'],
    kept: '- 一\n- 二',
  },
  {
    what: 'Quill: numbers',
    html: '<ol><li>一</li><li>二</li></ol><p>完</p>',
    shown: ['一', '二', '完'],
    kept: '1. 一\n2. 二\n完',
  },
  {
    what: 'numbers that go on',
    html: '<ol start="3"><li><p>三</p></li><li><p>四</p></li></ol>',
    shown: ['三', '四'],
    kept: '3. 三\n4. 四',
  },
  {
    what: 'lists in lists',
    html: '<ul><li>机床<ul><li>夹具</li><li>刀具</li></ul></li><li>机器人</li></ul>',
    shown: ['机床', '夹具', '刀具', '机器人'],
    kept: '- 机床\n- 夹具\n- 刀具\n- 机器人',
    isWarned: true,
  },
  {
    what: 'two lists one after the other',
    html: '<ul><li>一</li></ul><ul><li>二</li></ul>',
    shown: ['一', '二'],
    kept: '- 一\n- 二',
  },
  {
    what: 'points that are never closed',
    html: '<ul><li>一<li>二</ul>完',
    shown: ['一', '二', '完'],
    kept: '- 一\n- 二\n完',
  },
  {
    what: 'an empty point before a paragraph',
    html: '<ul><li></li></ul><p>正文</p>',
    shown: ['正文'],
  },
  {
    what: 'headings',
    html: '<h1>公司</h1><p>正文</p><h4>产品</h4>',
    shown: ['公司', '正文', '产品'],
    kept: '# 公司\n正文\n# 产品',
  },
  {
    what: 'terms with explanations',
    html: '<dl><dt>IP67</dt><dd>防尘防水</dd></dl>',
    shown: ['IP67', '防尘防水'],
    isWarned: true,
  },
  { what: 'bold words', html: '<p>精度<strong>最高</strong></p>', shown: ['精度最高'], isWarned: true },
  { what: 'bold words in an old spelling', html: '精度<B>最高</B>', shown: ['精度最高'], isWarned: true },
  { what: 'a place that is no link', html: '<a name="top">正文</a>', shown: ['正文'] },
  { what: 'a link', html: '<a href="https://a.example/">官网</a>', shown: ['官网'], isWarned: true },
];

const raised: readonly HtmlCase[] = [
  { what: 'a power', html: '<p>10<sup>5</sup> 次</p>', shown: ['10⁵ 次'] },
  { what: 'a negative power', html: '<p>10<sup>&minus;3</sup> mm</p>', shown: ['10⁻³ mm'] },
  { what: 'an area', html: '占地 3000m<sup>2</sup>', shown: ['占地 3000m²'] },
  { what: 'a formula', html: 'H<sub>2</sub>O、CO<sub>2</sub>', shown: ['H₂O、CO₂'] },
  {
    what: 'a power with a point',
    html: '10<sup>2.5</sup>',
    shown: ['10^2.5'],
    isWarned: true,
    drawn: '102.5',
  },
  { what: 'a raised word', html: 'the 1<sup>st</sup> hall', shown: ['the 1st hall'], isWarned: true },
  { what: 'a raised sign', html: '江海<sup>®</sup>', shown: ['江海®'], isWarned: true },
  {
    what: 'a power that is never closed',
    html: '<p>10<sup>5</p><p>次</p>',
    shown: ['10⁵', '次'],
    isWarned: true,
  },
];

const characters: readonly HtmlCase[] = [
  { what: 'names', html: '&laquo;R&amp;D&raquo; &copy; 2026 &euro;5 &yen;8', shown: ['«R&D» © 2026 €5 ¥8'] },
  { what: 'numbers', html: '&#8220;智造&#8221;', shown: ['“智造”'] },
  { what: 'hexadecimal numbers', html: '&#x201C;智造&#X201d;', shown: ['“智造”'] },
  { what: 'names without a semicolon', html: '5 &lt 6 &amp 7&nbsp后', shown: ['5 < 6 & 7 后'] },
  { what: 'numbers without a semicolon', html: '&#8220智造&#8221', shown: ['“智造”'] },
  { what: 'a space without a semicolon before letters', html: 'A&nbspB', shown: ['A B'] },
  {
    what: 'parameters of an address',
    html: 'https://a.example/?a=1&copy=2&lang=zh',
    shown: ['https://a.example/?a=1&copy=2&lang=zh'],
    drawn: 'https://a.example/?a=1©=2&lang=zh',
  },
  { what: 'a company with &', html: 'AT&T、R&D、B&Q', shown: ['AT&T、R&D、B&Q'] },
  { what: 'an unknown name', html: '&zhanhui; 正文', shown: ['&zhanhui; 正文'] },
  { what: 'an emoji', html: '<p>&#128512;&nbsp;&#x1F680;</p>', shown: ['😀 🚀'] },
  {
    what: 'an emoji as two halves',
    html: '<p>&#55357;&#56832; 欢迎</p>',
    shown: ['😀 欢迎'],
    drawn: '��欢迎',
  },
  { what: 'half an emoji', html: '<p>&#55357;欢迎</p>', shown: ['欢迎'], drawn: '�欢迎' },
  {
    what: 'signs that no text holds',
    html: '甲&#1;&#2;&#8238;乙',
    shown: ['甲乙'],
    drawn: '甲\u0001\u0002\u202e乙',
  },
  {
    what: 'a text that was escaped twice',
    html: '<p>&amp;ldquo;智造&amp;rdquo;</p>',
    shown: ['&ldquo;智造&rdquo;'],
  },
  { what: 'tags that were escaped', html: '&lt;b&gt;不是加粗&lt;/b&gt;', shown: ['<b>不是加粗</b>'] },
  { what: 'fractions and signs', html: '&frac12;&deg;C &plusmn;0.1 &Omega; &rarr;', shown: ['½°C ±0.1 Ω →'] },
];

const plain: readonly HtmlCase[] = [
  {
    what: 'a plain text',
    html: '第一段\n\n 第二段 ',
    shown: ['第一段', '第二段'],
    kept: '第一段\n\n 第二段',
  },
  { what: 'Windows line breaks', html: '第一段\r\n第二段', shown: ['第一段', '第二段'] },
  { what: 'comparisons', html: '3 < 5 且 5 > 3，t<t1', shown: ['3 < 5 且 5 > 3，t<t1'] },
  {
    what: 'a mail address in brackets',
    html: '请联系 <info@expo.example>',
    shown: ['请联系 <info@expo.example>'],
  },
  {
    what: 'a web address in brackets',
    html: '见 <https://expo.example/a>',
    shown: ['见 <https://expo.example/a>'],
  },
  { what: 'a heart and an arrow', html: '我<3展会 <- 这里', shown: ['我<3展会 <- 这里'] },
  { what: 'nothing', html: '', shown: [] },
  { what: 'spaces alone', html: '<p>&nbsp;</p> &nbsp; <br>', shown: [] },
  {
    what: 'lines with a bold word',
    html: '第一行\n第二行<b>新</b>',
    shown: ['第一行', '第二行新'],
    isWarned: true,
  },
];

const hostile: readonly HtmlCase[] = [
  { what: 'a script', html: '<script>alert(1)</script>正文', shown: ['正文'] },
  { what: 'a script that is never closed', html: '正文<script>alert(1)', shown: ['正文'] },
  { what: 'a script with a tag in it', html: '<script>"<p>x</p>"</script >正文', shown: ['正文'] },
  { what: 'a handler', html: '<p onclick="alert(1)">正文</p>', shown: ['正文'] },
  {
    what: 'a picture with a handler',
    html: '<img src=x onerror=alert(1)>正文',
    shown: ['正文'],
    isWarned: true,
  },
  { what: 'a > in a value', html: '<p title="a > b">正文</p>', shown: ['正文'] },
  { what: 'a tag that is cut', html: '正文<p class="x', shown: ['正文'] },
  { what: 'an end tag that is cut', html: '<p>正文</p', shown: ['正文'] },
  { what: 'paragraphs that are never closed', html: '<p>一<p>二', shown: ['一', '二'] },
  { what: 'an end without a beginning', html: '一</div></b>二', shown: ['一', '二'] },
  {
    what: 'a link to a script',
    html: '<a href="java&#115;cript:alert(1)">正文</a>',
    shown: ['正文'],
    isWarned: true,
  },
  { what: 'a drawing', html: '<svg><text>x</text></svg>正文', shown: ['正文'], isWarned: true },
  { what: 'a form', html: '<select><option>a</option></select><textarea>b</textarea>正文', shown: ['正文'] },
];

export const htmlCases: readonly HtmlCase[] = [
  ...word,
  ...wechat,
  ...lists,
  ...raised,
  ...characters,
  ...plain,
  ...hostile,
];
