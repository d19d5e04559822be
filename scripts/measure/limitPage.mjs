// @ts-check
import { brotliCompressSync } from 'node:zlib';

/**
 * The least that a page drawn by its browser can be: it asks what the landing page asks, and writes the name.
 * @typedef {{ url: string, headers: Record<string, string>, body: string }} Question
 */

/** Below the sandbox, whose pages carry no content policy: its script is not one of the build's. */
export const limitPath = '/sandbox/limit';

/** What the browser adds to each request on its own. */
const notSet =
  /^(:|sec-|accept|user-agent|referer|origin|host|connection|content-length|cookie|cache-control|pragma)/;

/**
 * What the landing page has asked, as its request was seen.
 * @param {import('@playwright/test').Request} request
 * @returns {Question}
 */
export function questionOf(request) {
  const headers = Object.entries(request.headers()).filter(([name]) => !notSet.test(name));
  return {
    url: new URL(request.url()).pathname,
    headers: Object.fromEntries(headers),
    body: request.postData() ?? '',
  };
}

/** @param {Question} question */
export function limitHtml({ url, headers, body }) {
  const options = JSON.stringify({ method: 'POST', headers, body }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Limit</title>
<link rel="icon" href="data:,">
<h1></h1>
<script>
fetch(${JSON.stringify(url)}, ${options})
  .then((response) => response.json())
  .then((answer) => { document.querySelector('h1').textContent = answer.result[0].ExName; });
</script>
`;
}

/**
 * Serves the page once the question is known.
 * @param {() => Question | undefined} findQuestion
 * @returns {import('vite').Plugin}
 */
export const serveLimit = (findQuestion) => ({
  name: 'serve-limit',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use(limitPath, (_request, response, next) => {
      const question = findQuestion();
      if (question === undefined) return next();
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
      });
      response.end(brotliCompressSync(limitHtml(question)));
    });
  },
});
