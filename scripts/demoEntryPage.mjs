// @ts-check
// The first page of the static demo: installs the sandbox in this browser, then opens what was asked for.

const texts = {
  zh: {
    wait: '正在准备演示…',
    why: '演示在你的浏览器里运行，不需要服务器；填写的内容不会离开这台设备。',
    failed: '演示没能启动',
    help: '它需要支持 Service Worker 的浏览器、https 地址，且不能是无痕模式。',
    retry: '再试一次',
  },
  en: {
    wait: 'Getting the demo ready…',
    why: 'It runs inside your browser, without a server. What you type never leaves this device.',
    failed: 'The demo could not start',
    help: 'It needs a browser with service workers, an https address, and no private window.',
    retry: 'Try again',
  },
};

/** Runs in the page as it stands here, so it uses nothing from outside but its parameter. */
function openDoor(/** @type {typeof texts} */ words) {
  const isEnglish = !navigator.language.startsWith('zh');
  const say = isEnglish ? words.en : words.zh;
  const title = /** @type {HTMLElement} */ (document.querySelector('h1'));
  const text = /** @type {HTMLElement} */ (document.querySelector('p'));
  const retry = /** @type {HTMLElement} */ (document.querySelector('button'));
  document.documentElement.lang = isEnglish ? 'en' : 'zh-CN';
  title.textContent = say.wait;
  text.textContent = say.why;
  const fail = () => {
    title.textContent = say.failed;
    text.textContent = say.help;
    retry.textContent = say.retry;
    retry.hidden = false;
  };
  retry.addEventListener('click', () => location.reload());
  if (!navigator.serviceWorker) return fail();
  const enter = () => {
    // Led here again right after a reload: the worker does not take over, and another reload would not help.
    const lastMs = Number(sessionStorage.getItem('demoEntryPage'));
    if (Date.now() - lastMs < 4000) return fail();
    sessionStorage.setItem('demoEntryPage', String(Date.now()));
    if (location.pathname === '/' || location.pathname === '/index.html') location.replace('/sandbox/');
    else location.reload();
  };
  navigator.serviceWorker.register('/sw.js').then((registration) => {
    const worker = registration.active ?? registration.installing ?? registration.waiting;
    if (worker === null) return fail();
    if (worker.state === 'activated') return enter();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') enter();
      if (worker.state === 'redundant') fail();
    });
  }, fail);
}

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f5f7fa;color:#17233a;font:16px/1.6 system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:26em;padding:24px;text-align:center}
h1{font-size:22px;line-height:1.35;margin:0 0 8px}
p{margin:0 0 20px;color:#4a5872}
button{min-height:44px;padding:10px 22px;border:0;border-radius:12px;background:#1456d9;color:#fff;font:inherit;font-weight:600}
:focus-visible{outline:3px solid #1456d9;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#0d1220;color:#eef1fa}p{color:#a3adc8}}`;

/** The entry page of the demo. It is also the host's 404 page, because every screen's address is unknown to a host of files. */
export function demoEntryPage() {
  return `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>展会服务 · Demo</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <style>${style}</style>
  </head>
  <body>
    <main>
      <div role="status">
        <h1></h1>
        <p></p>
      </div>
      <button type="button" hidden></button>
      <noscript>请开启 JavaScript 后再打开本页。Please turn on JavaScript to use this page.</noscript>
    </main>
    <script>(${String(openDoor)})(${JSON.stringify(texts)})</script>
  </body>
</html>
`;
}
